import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchOutage } from './outage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// R-database-away
test('an outage is one line a minute however many calls fail, and one when it ends', () => {
  const lines: string[] = [];
  const pool = new EventEmitter();
  const { note } = watchOutage(pool as unknown as pg.Pool, { warn: (_fields, line) => void lines.push(line) });
  const fail = () => note(new Error('Connection terminated unexpectedly'));
  for (let call = 0; call < 100; call += 1) expect(fail()).toBe(true);
  expect(lines).toEqual(['the database is away']);
  vi.advanceTimersByTime(61_000);
  fail();
  pool.emit('connect');
  // It was under way when the database came back.
  fail();
  pool.emit('connect');
  expect(lines).toEqual(['the database is away', 'the database is away', 'the database is back']);
  expect(note(new Error('duplicate key'))).toBe(false);
});

// R-health
test('a disk that was found full is full for ten seconds', () => {
  const { note, isDiskFull } = watchOutage(new EventEmitter() as unknown as pg.Pool, { warn: () => undefined });
  note(new Error('Connection terminated unexpectedly'));
  expect(isDiskFull()).toBe(false);
  note(Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' }));
  vi.advanceTimersByTime(9_000);
  expect(isDiskFull()).toBe(true);
  vi.advanceTimersByTime(2_000);
  expect(isDiskFull()).toBe(false);
});
