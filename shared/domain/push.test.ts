import { describe, expect, test } from 'vitest';
import { DEFAULT_QUIET, isQuiet, pushTime, type QuietHours, quietUntil } from './push.ts';

const BRUSSELS: QuietHours = { ...DEFAULT_QUIET, timezone: 'Europe/Brussels' };
const at = (instant: string) => Date.parse(instant);
const until = (instant: string, hours = BRUSSELS) => {
  const end = quietUntil(at(instant), hours);
  return end === null ? null : new Date(end).toISOString();
};

describe('quiet hours', () => {
  test.each([
    ['2026-11-24T21:59:00+01:00', false],
    ['2026-11-24T22:00:00+01:00', true],
    ['2026-11-24T03:00:00+01:00', true],
    ['2026-11-24T06:59:59+01:00', true],
    ['2026-11-24T07:00:00+01:00', false],
  ])('%s at ten to seven: %s', (now, quiet) => expect(isQuiet(at(now), BRUSSELS)).toBe(quiet));

  test('may lie within one day, and the same hour twice is no time at all', () => {
    const noon = { from: 12, to: 14, timezone: 'UTC' };
    expect([11, 12, 13, 14].map((hour) => isQuiet(at(`2026-11-24T${hour}:30:00Z`), noon))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isQuiet(at('2026-11-24T12:00:00Z'), { from: 12, to: 12, timezone: 'UTC' })).toBe(false);
  });
});

describe('the end of the quiet hours', () => {
  test.each([
    ['in the evening', '2026-11-24T21:30:00.000Z', '2026-11-25T06:00:00.000Z'],
    ['after midnight', '2026-11-25T02:17:31.000Z', '2026-11-25T06:00:00.000Z'],
    ['in the night that has an hour more', '2026-10-24T21:00:00.000Z', '2026-10-25T06:00:00.000Z'],
    ['in the night that has an hour less', '2026-03-28T22:00:00.000Z', '2026-03-29T05:00:00.000Z'],
  ])('%s', (_when, now, end) => expect(until(now)).toBe(end));

  test('is that of the zone, with half hours and on the other side of the day', () => {
    expect(until('2026-11-24T18:00:00.000Z')).toBeNull();
    expect(until('2026-11-24T18:00:00.000Z', { ...BRUSSELS, timezone: 'Asia/Kathmandu' })).toBe(
      '2026-11-25T01:15:00.000Z',
    );
    expect(until('2026-11-25T06:30:00.000Z', { ...BRUSSELS, timezone: 'America/New_York' })).toBe(
      '2026-11-25T12:00:00.000Z',
    );
  });

  test('comes with the hour that summer time skips: when two o’clock is three, it is over', () => {
    const early = { from: 22, to: 2, timezone: 'Europe/Brussels' };
    expect(until('2026-03-29T00:30:00.000Z', early)).toBe('2026-03-29T01:00:00.000Z');
  });
});

describe('when a notice goes out', () => {
  const night = '2026-11-24T22:30:00.000Z';
  const goes = (now: string, start: string | null) =>
    new Date(pushTime(at(now), BRUSSELS, start === null ? null : at(start))).toISOString();

  test.each([
    ['by day at once', '2026-11-24T12:00:00.000Z', null, '2026-11-24T12:00:00.000Z'],
    ['at night when the quiet hours end', night, null, '2026-11-25T06:00:00.000Z'],
    ['at once for a match within three hours', night, '2026-11-25T01:00:00.000Z', night],
    ['at once for a match that begins before one is up for an hour', night, '2026-11-25T07:00:00.000Z', night],
    ['later for one that begins after that', night, '2026-11-25T07:30:00.000Z', '2026-11-25T06:00:00.000Z'],
    ['later for one that has begun', night, '2026-11-24T22:00:00.000Z', '2026-11-25T06:00:00.000Z'],
  ])('%s', (_what, now, start, expected) => expect(goes(now, start)).toBe(expected));
});
