import { describe, expect, it } from 'vitest';
import { courtWeeks, weeksInARow } from './courtWeeks.ts';

const TODAY = '2026-11-21';

describe('weeks on court', () => {
  it('begin on Mondays, the present one last', () => {
    const weeks = courtWeeks([], TODAY);
    expect(weeks).toHaveLength(12);
    expect(weeks[0]).toEqual({ monday: '2026-08-31', sport: null });
    expect(weeks[11]).toEqual({ monday: '2026-11-16', sport: null });
  });

  it('name what was played first in each, and leave out what is longer ago', () => {
    const weeks = courtWeeks(
      [
        { day: '2026-11-18', sport: 'PADEL' },
        { day: '2026-11-16', sport: 'TENNIS' },
        { day: '2026-11-15', sport: 'SQUASH' },
        { day: '2026-08-30', sport: 'TENNIS' },
      ],
      TODAY,
    );
    expect(weeks.slice(-3).map(({ sport }) => sport)).toEqual([null, 'SQUASH', 'TENNIS']);
    expect(weeks.filter(({ sport }) => sport)).toHaveLength(2);
  });

  const row = (text: string) => [...text].map((sign) => ({ sport: sign === '-' ? null : sign }));
  it.each([
    ['', 0],
    ['---', 0],
    ['t-tt', 2],
    ['t-tt-', 2],
    ['tt--', 0],
    ['ttt', 3],
  ])('%s are %i in a row', (weeks, expected) => {
    expect(weeksInARow(row(weeks))).toBe(expected);
  });
});
