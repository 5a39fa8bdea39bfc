import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterWakingMinutes, isWaking, wakingMinutes } from './wakingTime.ts';

const at = (instant: string) => Date.parse(instant);
const between = (from: string, to: string, zone: string) => wakingMinutes(at(from), at(to), zone);
const later = (from: string, minutes: number, zone: string) =>
  new Date(afterWakingMinutes(at(from), minutes, zone)).toISOString();
const DAY = 15 * 60;

describe('minutes in which people may be written to (R-quiet-hours)', () => {
  test.each([
    ['Europe/Lisbon', '2026-06-10T06:00:00Z', '2026-06-10T21:00:00Z'],
    ['Europe/Budapest', '2026-06-10T05:00:00Z', '2026-06-10T20:00:00Z'],
    ['Pacific/Auckland', '2026-06-09T19:00:00Z', '2026-06-10T10:00:00Z'],
    ['America/Sao_Paulo', '2026-06-10T10:00:00Z', '2026-06-11T01:00:00Z'],
    ['Asia/Kathmandu', '2026-06-10T01:15:00Z', '2026-06-10T16:15:00Z'],
  ])('are those from seven to ten in the evening: %s', (zone, seven, ten) => {
    expect(between(seven, ten, zone)).toBe(DAY);
    const [start, end] = [at(seven) - 5 * 3_600_000, at(ten) + 2 * 3_600_000];
    expect(wakingMinutes(start, end, zone)).toBe(DAY);
    expect([at(seven) - 1, at(seven), at(ten) - 1, at(ten)].map((ms) => isWaking(ms, zone))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(later(ten, 0, zone)).toBe(new Date(at(seven) + 86_400_000).toISOString());
  });

  test.each([
    ['spring in Lisbon', 'Europe/Lisbon', '2026-03-28T12:00:00Z', '2026-03-29T11:00:00Z'],
    ['autumn in Lisbon', 'Europe/Lisbon', '2026-10-24T11:00:00Z', '2026-10-25T12:00:00Z'],
    ['spring in Budapest', 'Europe/Budapest', '2026-03-28T11:00:00Z', '2026-03-29T10:00:00Z'],
    ['autumn in Budapest', 'Europe/Budapest', '2026-10-24T10:00:00Z', '2026-10-25T11:00:00Z'],
    ['spring in Auckland', 'Pacific/Auckland', '2026-09-26T00:00:00Z', '2026-09-26T23:00:00Z'],
    ['autumn in Auckland', 'Pacific/Auckland', '2026-04-03T23:00:00Z', '2026-04-05T00:00:00Z'],
    [
      'spring in São Paulo, where midnight was skipped',
      'America/Sao_Paulo',
      '2018-11-03T15:00:00Z',
      '2018-11-04T14:00:00Z',
    ],
    ['autumn in São Paulo', 'America/Sao_Paulo', '2018-02-17T14:00:00Z', '2018-02-18T15:00:00Z'],
  ])('from noon to noon are fifteen hours of any night: %s', (_night, zone, noon, nextNoon) => {
    const days = (at(nextNoon) - at(noon)) / 86_400_000;
    const wholeDays = Math.round(days);
    expect(between(noon, nextNoon, zone)).toBe(wholeDays * DAY);
    expect(later(noon, wholeDays * DAY, zone)).toBe(new Date(at(nextNoon)).toISOString());
  });

  test('go on in the morning where they end with the evening', () => {
    expect(later('2026-10-24T19:30:00Z', 29, 'Europe/Budapest')).toBe('2026-10-24T19:59:00.000Z');
    expect(later('2026-10-24T19:30:00Z', 30, 'Europe/Budapest')).toBe('2026-10-25T06:00:00.000Z');
    expect(later('2026-10-24T19:30:00Z', 45, 'Europe/Budapest')).toBe('2026-10-25T06:15:00.000Z');
    expect(later('2026-10-24T23:10:00Z', 0, 'Europe/Budapest')).toBe('2026-10-25T06:00:00.000Z');
  });

  test('are counted to the second, and whole', () => {
    expect(between('2026-06-10T19:57:30Z', '2026-06-10T23:00:00Z', 'Europe/Budapest')).toBe(2);
    expect(between('2026-06-10T12:00:20Z', '2026-06-10T12:03:10Z', 'Europe/Budapest')).toBe(2);
    expect(later('2026-06-10T12:00:20Z', 100, 'Europe/Budapest')).toBe('2026-06-10T13:40:20.000Z');
  });

  test('are none backwards', () => {
    expect(between('2026-06-10T12:00:00Z', '2026-06-10T11:00:00Z', 'Europe/Lisbon')).toBe(0);
    expect(between('2026-06-10T12:00:00Z', '2026-06-10T12:00:00Z', 'Europe/Lisbon')).toBe(0);
  });

  const zones = [
    'Europe/Lisbon',
    'Europe/Budapest',
    'Pacific/Auckland',
    'America/Sao_Paulo',
    'America/Nuuk',
    'Asia/Kathmandu',
  ];
  /** By the second; the years have changes of summer time in all of these zones. */
  const moment = fc.integer({ min: 0, max: 700 * 86_400 }).map((seconds) => Date.UTC(2017, 6, 1) + seconds * 1000);

  test('that are waited for have passed, and no instant before would have done', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 4000 }), fc.constantFrom(...zones), (from, minutes, zone) => {
        const end = afterWakingMinutes(from, minutes, zone);
        expect(isWaking(end, zone)).toBe(true);
        expect(wakingMinutes(from, end, zone)).toBe(minutes);
        const isEarlier = end > from && isWaking(end - 1, zone) && wakingMinutes(from, end - 1, zone) >= minutes;
        expect(isEarlier).toBe(false);
      }),
    );
  });
});
