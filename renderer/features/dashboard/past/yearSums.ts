import type { PastSum } from '../../../../shared/contract/schemas/ratings/form.ts';
import { groupBy } from '../../../../shared/domain/groupBy.ts';
import type { Sport } from '../../../../shared/domain/values.ts';

/** The sums of matches. */
export interface Sums {
  matches: number;
  played: number;
  won: number;
  lost: number;
}

const NONE: Sums = { matches: 0, played: 0, won: 0, lost: 0 };

const add = (a: Sums, b: Sums): Sums => ({
  matches: a.matches + b.matches,
  played: a.played + b.played,
  won: a.won + b.won,
  lost: a.lost + b.lost,
});

const total = (sums: readonly Sums[]): Sums => sums.reduce(add, NONE);

/** @param sport null for all of them */
export const ofSport = (sums: readonly PastSum[], sport: Sport | null): PastSum[] =>
  sums.filter((each) => sport === null || each.sport === sport);

const yearOf = ({ month }: PastSum): number => Number(month.slice(0, 4));

/** @returns the years in which there are matches, the latest first */
export const yearsOf = (sums: readonly PastSum[]): number[] => [...new Set(sums.map(yearOf))].sort((a, b) => b - a);

/** @returns the sports of the matches, the most frequent first */
export function sportsOf(sums: readonly PastSum[]): Sport[] {
  const bySport = groupBy(sums, ({ sport }) => sport);
  return [...bySport.entries()]
    .map(([sport, own]) => ({ sport, ...total(own) }))
    .sort((a, b) => b.matches - a.matches || a.sport.localeCompare(b.sport))
    .map(({ sport }) => sport);
}

/** @returns by month `YYYY-MM` the sums of its matches */
export function sumsByMonth(sums: readonly PastSum[]): ReadonlyMap<string, Sums> {
  const byMonth = groupBy(sums, ({ month }) => month);
  return new Map([...byMonth].map(([month, own]) => [month, total(own)]));
}

/** A year on the board (R-past-year). */
export interface Year extends Sums {
  year: number;
  /** January first; a month without matches has none. */
  months: { month: string; sums: Sums }[];
  /** Those that were played in it, the most frequent first. */
  sports: ({ sport: Sport } & Sums)[];
}

/** @returns the sums of a year, by month and by sport */
export function yearOfSums(sums: readonly PastSum[], year: number): Year {
  const own = sums.filter((each) => yearOf(each) === year);
  const byMonth = sumsByMonth(own);
  const months = Array.from({ length: 12 }, (_, at) => `${year}-${`${at + 1}`.padStart(2, '0')}`);
  return {
    year,
    ...total(own),
    months: months.map((month) => ({ month, sums: byMonth.get(month) ?? NONE })),
    sports: sportsOf(own)
      .map((sport) => ({ sport, ...total(ofSport(own, sport)) }))
      .filter(({ played }) => played > 0),
  };
}

/** @returns the year a board shows: the one asked for, else this one, or the last with matches */
export function shownYear(sums: readonly PastSum[], asked: number | null, thisYear: number): number {
  if (asked !== null) return asked;
  const years = yearsOf(sums);
  return years.includes(thisYear) ? thisYear : (years[0] ?? thisYear);
}
