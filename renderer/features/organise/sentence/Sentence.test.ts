import { expect, it } from 'vitest';
import { whenText } from './Sentence.tsx';

const FORMATS = { language: 'en', dateFormat: 'DD_MM_YYYY', timeFormat: 'H24' } as const;
const ZONE = 'Europe/Brussels';
const evening = (day: number) => ({
  fromTime: `2026-11-${day}T17:00:00.000Z`,
  toTime: `2026-11-${day}T20:00:00.000Z`,
});
const morning = { fromTime: '2026-11-28T08:00:00.000Z', toTime: '2026-11-28T11:00:00.000Z' };

it('says the hours once where all days have them', () => {
  expect(whenText([evening(24), evening(26)], ZONE, FORMATS, false)).toBe('Tue 24 Nov or Thu 26 Nov, 18:00–21:00');
  expect(whenText([evening(24), evening(26)], ZONE, FORMATS, true)).toBe('Tue or Thu, 18:00–21:00');
});

it('says the hours of each day where they differ', () => {
  expect(whenText([evening(24), morning], ZONE, FORMATS, true)).toBe('Tue 18:00–21:00 or Sat 09:00–12:00');
});

it('stops where there are too many days, and says nothing without any', () => {
  const many = whenText([23, 24, 25, 26, 27].map(evening), ZONE, FORMATS, true);
  expect(many).toBe('Mon, Tue, Wed or …, 18:00–21:00');
  expect(whenText([], ZONE, FORMATS, true)).toBe('');
});

it('says an evening across midnight as one', () => {
  const late = { fromTime: '2026-12-06T20:00:00.000Z', toTime: '2026-12-06T23:00:00.000Z' };
  const night = { fromTime: late.toTime, toTime: '2026-12-07T00:00:00.000Z' };
  expect(whenText([late, night], ZONE, FORMATS, false)).toBe('Sun 6 Dec, 21:00–01:00');
});
