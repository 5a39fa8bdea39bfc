import { describe, expect, it } from 'vitest';
import { firstWeekday, firstWeekdayOf } from './firstWeekday.ts';

// R-formats
const BELGIAN = { language: 'nl', dateFormat: 'DD_MM_YYYY' } as const;

describe('the day a week begins with', () => {
  it.each([
    ['es-MX', 0],
    ['he-IL', 0],
    ['en-US', 0],
    ['pt-PT', 0],
    ['ar-EG', 6],
    ['dv-MV', 5],
    ['es-ES', 1],
    ['en-GB', 1],
    ['hu', 1],
    ['de', 1],
  ])('is that of the region: %s', (tag, day) => {
    expect(firstWeekday(BELGIAN, [tag, 'en-US'])).toBe(day);
  });

  it.each([[['en']], [['no tag']], [[]]])('is that of the language where %s names no region', (tags) => {
    expect(firstWeekday(BELGIAN, tags)).toBe(1);
    expect(firstWeekday({ language: 'pt', dateFormat: 'DD_MM_YYYY' }, tags)).toBe(0);
    expect(firstWeekday({ language: 'en', dateFormat: 'DD_MM_YYYY' }, tags)).toBe(1);
    expect(firstWeekday({ language: 'en', dateFormat: 'MM_DD_YYYY' }, tags)).toBe(0);
  });
});

describe('where the browser knows no weeks', () => {
  it('is the same in every region', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    // Those that are no more have another name under which they are known today.
    const regions = letters
      .flatMap((one) => letters.map((other) => one + other))
      .filter((region) => names.of(region) && new Intl.Locale(`und-${region}`).region === region);
    expect(regions.length).toBeGreaterThan(240);
    const known = new Map(regions.map((region) => [region, firstWeekdayOf(`und-${region}`)]));
    // Engines know it by a method, by a property, or by both.
    const { getWeekInfo, weekInfo } = Object.getOwnPropertyDescriptors(Intl.Locale.prototype) as PropertyDescriptorMap;
    const hide = (name: string) =>
      Object.defineProperty(Intl.Locale.prototype, name, { value: undefined, configurable: true });
    try {
      for (const name of ['getWeekInfo', 'weekInfo']) hide(name);
      for (const [region, day] of known) expect([region, firstWeekdayOf(`und-${region}`)]).toEqual([region, day]);
    } finally {
      if (getWeekInfo) Object.defineProperty(Intl.Locale.prototype, 'getWeekInfo', getWeekInfo);
      if (weekInfo) Object.defineProperty(Intl.Locale.prototype, 'weekInfo', weekInfo);
    }
  });
});
