import { cellsOfPeriods } from '../../../../shared/domain/calendar/calendar.ts';
import type { RatherNot } from '../../../../shared/domain/match/ratherNot.ts';

/** What of an answer they would rather not: chosen half hours by their start, and ids of chosen venues (R-rather-not). */
export interface Marks {
  cells: ReadonlySet<string>;
  venues: ReadonlySet<string>;
}

export const NO_MARKS: Marks = { cells: new Set(), venues: new Set() };

const within = (some: ReadonlySet<string>, all: ReadonlySet<string>) =>
  new Set([...some].filter((each) => all.has(each)));

/** @returns the marks of what is chosen */
export const marksIn = (marks: Marks, chosen: Marks): Marks => ({
  cells: within(marks.cells, chosen.cells),
  venues: within(marks.venues, chosen.venues),
});

/** @returns the marks of an answer given before that can still be made */
export function marksOf(ratherNot: RatherNot | null, timezone: string, chosen: Marks): Marks {
  const { slots, venues } = ratherNot ?? { slots: [], venues: [] };
  return marksIn({ cells: new Set(cellsOfPeriods(slots, timezone)), venues: new Set(venues) }, chosen);
}
