import { describe, expect, it } from 'vitest';
import { endsThatDay, joined, periodOf, wallWindowsOf } from './windowTimes.ts';

const ZONE = 'Europe/Brussels';
const utc = (from: string, to: string) => ({ fromTime: `${from}:00.000Z`, toTime: `${to}:00.000Z` });

describe('wallWindowsOf', () => {
  it('reads the clock of the venue', () => {
    expect(wallWindowsOf(utc('2026-07-03T16:15', '2026-07-03T18:00'), ZONE)).toEqual([
      { day: '2026-07-03', from: '18:15', to: '20:00' },
    ]);
  });
  it('ends at midnight as it is typed, and on the next day after it', () => {
    expect(wallWindowsOf(utc('2026-07-03T20:00', '2026-07-03T22:00'), ZONE)).toEqual([
      { day: '2026-07-03', from: '22:00', to: '24:00' },
    ]);
    expect(wallWindowsOf(utc('2026-07-03T20:00', '2026-07-04T00:30'), ZONE)).toEqual([
      { day: '2026-07-03', from: '22:00', to: '02:30' },
    ]);
  });
  it.each([
    ['a summer evening', utc('2026-07-03T16:15', '2026-07-03T18:00')],
    ['a night', utc('2026-07-03T20:00', '2026-07-04T00:30')],
    ['a day and a night', utc('2026-07-03T16:00', '2026-07-04T16:00')],
    ['to the first of two hours', utc('2026-10-24T20:00', '2026-10-25T00:30')],
    ['to the second of two hours', utc('2026-10-24T20:00', '2026-10-25T01:30')],
    ['the night in which summer time begins', utc('2026-03-28T21:00', '2026-03-29T02:00')],
    ['the night in which it ends', utc('2026-10-24T20:00', '2026-10-25T03:00')],
  ])('is typed back as the same: %s', (_name, period) => {
    const typed = wallWindowsOf(period, ZONE).flatMap((window) => periodOf(window, ZONE) ?? []);
    expect(joined(typed)).toEqual([period]);
    expect(typed.length).toBe(1);
  });
});

it.each([
  ['an evening', { day: '2026-07-03', from: '18:00', to: '20:00' }, true],
  ['a night', { day: '2026-07-03', from: '22:00', to: '00:30' }, false],
  ['to the second of two hours', { day: '2026-10-25', from: '02:30', to: '02:00', toAgain: true }, true],
  ['a night to the second of two hours', { day: '2026-10-24', from: '22:00', to: '02:30', toAgain: true }, false],
])('%s ends that day: %j', (_name, window, thatDay) => {
  expect(endsThatDay(window, ZONE)).toBe(thatDay);
});

describe('joined', () => {
  const evening = utc('2026-07-03T16:00', '2026-07-03T18:00');
  it('leaves alone what does not touch', () => {
    const later = utc('2026-07-03T18:30', '2026-07-03T20:00');
    expect(joined([evening, later])).toEqual([evening, later]);
  });
  it('makes no window longer than a day', () => {
    const days = [utc('2026-07-01T00:00', '2026-07-02T00:00'), utc('2026-07-02T00:00', '2026-07-02T01:30')];
    expect(joined(days)).toEqual(days);
  });
});
