import { expect, it } from 'vitest';
import type { PastSum } from '../../../../shared/contract/schemas/ratings/form.ts';
import { ofSport, shownYear, sportsOf, sumsByMonth, yearOfSums, yearsOf } from './yearSums.ts';

const sum = (month: string, sport: PastSum['sport'], [matches, played, won, lost]: readonly number[]): PastSum => ({
  month,
  sport,
  matches: matches ?? 0,
  played: played ?? 0,
  won: won ?? 0,
  lost: lost ?? 0,
});

const SUMS = [
  sum('2026-11', 'PADEL', [4, 3, 1, 2]),
  sum('2026-11', 'TENNIS', [2, 2, 2, 0]),
  sum('2026-03', 'BADMINTON', [1, 0, 0, 0]),
  sum('2024-12', 'TENNIS', [5, 5, 3, 2]),
];

it('adds up a year by month and sport, with a place for every month', () => {
  const year = yearOfSums(SUMS, 2026);
  expect(year).toMatchObject({ matches: 7, played: 5, won: 3, lost: 2 });
  expect(year.months).toHaveLength(12);
  expect(year.months[0]).toEqual({ month: '2026-01', sums: { matches: 0, played: 0, won: 0, lost: 0 } });
  expect(year.months[10]?.sums).toEqual({ matches: 6, played: 5, won: 3, lost: 2 });
  // Nothing was played in badminton.
  expect(year.sports.map(({ sport }) => sport)).toEqual(['PADEL', 'TENNIS']);
  expect(yearOfSums([], 2026)).toMatchObject({ played: 0, sports: [] });
});

it('knows years and sports with matches, and a month of all sports or one', () => {
  expect(yearsOf(SUMS)).toEqual([2026, 2024]);
  expect(sportsOf(SUMS)).toEqual(['TENNIS', 'PADEL', 'BADMINTON']);
  expect(sumsByMonth(SUMS).get('2026-11')?.matches).toBe(6);
  expect(sumsByMonth(ofSport(SUMS, 'PADEL')).get('2026-11')?.matches).toBe(4);
  expect(sumsByMonth(ofSport(SUMS, 'PADEL')).has('2024-12')).toBe(false);
});

it('shows the year that is asked for, else this one, or the last with matches', () => {
  expect(shownYear(SUMS, 2024, 2026)).toBe(2024);
  expect(shownYear(SUMS, null, 2026)).toBe(2026);
  expect(shownYear(SUMS, null, 2027)).toBe(2026);
  expect(shownYear([], null, 2027)).toBe(2027);
});
