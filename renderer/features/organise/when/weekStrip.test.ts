import { expect, it } from 'vitest';
import { stripStart, weekStrip } from './weekStrip.ts';

// A Sunday, 11:30 at the venue.
const RULES = { duration: 90, timezone: 'Europe/Brussels', now: new Date('2026-11-22T10:30:00Z') };
const TODAY = '2026-11-22';
const evening = { fromTime: '2026-11-24T17:00:00.000Z', toTime: '2026-11-24T20:00:00.000Z' };
const states = (strip: ReturnType<typeof weekStrip>, part: number) => strip.rows[part]?.cells.map(({ state }) => state);

it('has a cell for each part of seven days, past where no match fits any more', () => {
  const { days, rows } = weekStrip(TODAY, [], RULES);
  expect([days[0], days[6]]).toEqual([TODAY, '2026-11-28']);
  expect(rows.map(({ cells }) => cells.filter(({ isPast }) => isPast).length)).toEqual([1, 0, 0]);
  expect(rows[2]?.cells[2]).toMatchObject({ halfDay: '2 EVENING', period: evening, state: 'off' });
});

it('says what is offered, wholly and in part', () => {
  expect(states(weekStrip(TODAY, [evening], RULES), 2)).toEqual(['off', 'off', 'on', 'off', 'off', 'off', 'off']);
  const late = { ...evening, fromTime: '2026-11-24T18:00:00.000Z' };
  expect(states(weekStrip(TODAY, [late], RULES), 2)?.[2]).toBe('partly');
});

it('a part is long enough for the match', () => {
  const [, , row] = weekStrip(TODAY, [], { ...RULES, duration: 240 }).rows;
  expect(row?.cells[0]?.period?.toTime).toBe('2026-11-22T21:00:00.000Z');
});

it('begins with the days that something is offered on', () => {
  expect(stripStart(TODAY, null)).toBe(TODAY);
  expect(stripStart(TODAY, '2026-11-10')).toBe(TODAY);
  expect(stripStart(TODAY, '2026-11-28')).toBe(TODAY);
  expect(stripStart(TODAY, '2026-11-29')).toBe('2026-11-29');
});
