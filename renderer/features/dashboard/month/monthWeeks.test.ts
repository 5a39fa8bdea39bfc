import { describe, expect, it } from 'vitest';
import { addMonths, isMonth, monthWeeks } from './monthWeeks.ts';

describe('monthWeeks', () => {
  it('begins on Monday, and fills the weeks at both ends', () => {
    const weeks = monthWeeks('2026-11', 1);
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([
      '2026-10-26',
      '2026-10-27',
      '2026-10-28',
      '2026-10-29',
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
    ]);
    expect(weeks[5]?.[0]).toBe('2026-11-30');
  });
  it('begins on Sunday where weeks do', () => {
    expect(monthWeeks('2026-11', 0)[0]?.[0]).toBe('2026-11-01');
    expect(monthWeeks('2026-11', 0)).toHaveLength(5);
  });
  it('has every day of the month once, in leap years too', () => {
    for (const [month, days] of [
      ['2028-02', 29],
      ['2027-02', 28],
      ['2026-03', 31],
      ['2026-10', 31],
    ] as const) {
      const own = monthWeeks(month, 1)
        .flat()
        .filter((day) => day.startsWith(month));
      expect(new Set(own).size).toBe(days);
      expect(own).toHaveLength(days);
    }
  });
  it('takes four weeks for a February that begins with the week', () => {
    expect(monthWeeks('2027-02', 1)).toHaveLength(4);
  });
});

it('goes over the turn of the year', () => {
  expect(addMonths('2026-11', 2)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

it('knows months from other texts', () => {
  expect(['2026-11', '2026-13', '2026-1', 'x', '1926-11'].map(isMonth)).toEqual([true, false, false, false, false]);
});
