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

const fullDisk = () => Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });

// R-health
test('a disk that was found full is full until a write has room, which is tried every ten seconds', async () => {
  let room: Error | null = fullDisk();
  let writes = 0;
  const query = async () => {
    writes += 1;
    if (room) throw room;
  };
  const pool = Object.assign(new EventEmitter(), { query }) as unknown as pg.Pool;
  const { note, isDiskFull } = watchOutage(pool, { warn: () => undefined });
  note(new Error('Connection terminated unexpectedly'));
  expect(await isDiskFull()).toBe(false);
  note(fullDisk());
  vi.advanceTimersByTime(9_000);
  expect([await isDiskFull(), writes]).toEqual([true, 0]);
  for (const tried of [1, 2, 3]) {
    vi.advanceTimersByTime(10_000);
    expect([await isDiskFull(), writes]).toEqual([true, tried]);
  }
  room = null;
  expect(await isDiskFull()).toBe(true);
  vi.advanceTimersByTime(10_000);
  expect([await isDiskFull(), await isDiskFull(), writes]).toEqual([false, false, 4]);
});
