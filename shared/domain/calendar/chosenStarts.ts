/**
 * What somebody chooses from an offer: starts of a match, each for itself (R-chosen-starts). They are sent and stored as
 * periods; a grid shows and changes them as half hours.
 */
import type { Period } from '../values.ts';
import { blockOf, CELL_MS, commonSlots, type DatedPeriod } from './calendar.ts';
import { MINUTE_MS, venueDay } from './zone.ts';

interface Offer {
  windows: Iterable<Period>;
  /** Minutes of a match. */
  duration: number;
  /** IANA zone of the venue. */
  timezone: string;
  /** ISO instant. */
  now: string;
}

/** The chosen starts, and those among them that somebody would rather not take (R-rather-not). */
export interface StartChoice {
  starts: ReadonlySet<string>;
  ratherNot: ReadonlySet<string>;
}

/**
 * The starts as calendarPreference entries. Starts half an hour apart are one period, as it contains no other start; between
 * all others there are starts that were not chosen, so they stay separate even where they touch or overlap.
 */
export function periodsOfStarts(starts: Iterable<string>, durationMinutes: number, timezone: string): DatedPeriod[] {
  const runs: { first: number; last: number }[] = [];
  for (const at of [...new Set(starts)].map(Date.parse).sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && at - run.last === CELL_MS) run.last = at;
    else runs.push({ first: at, last: at });
  }
  return runs.map(({ first, last }) => {
    const fromTime = new Date(first).toISOString();
    const toTime = new Date(last + durationMinutes * MINUTE_MS).toISOString();
    return { date: venueDay(fromTime, timezone), fromTime, toTime };
  });
}

/** @returns the starts that were chosen with these periods and are still possible */
export const startsOfPeriods = ({ windows, duration, timezone, now }: Offer, periods: readonly Period[]): string[] =>
  commonSlots(windows, [periods], duration, timezone, now).map(({ fromTime }) => fromTime);

/** @returns the half hours of matches that begin there */
export const cellsOfStarts = (starts: Iterable<string>, durationMinutes: number): ReadonlySet<string> =>
  new Set([...starts].flatMap((start) => blockOf(start, durationMinutes)));

/**
 * The starts after half hours were changed on a grid. Those that still fit stay. Where there are half hours beyond those of
 * these starts, every start that touches them is chosen, as somebody is free from the first of them to the last.
 * @param cells the new choice, in runs that are long enough for a match
 * @param offered starts that are still possible
 */
export function withCells(
  starts: Iterable<string>,
  cells: ReadonlySet<string>,
  offered: readonly string[],
  durationMinutes: number,
): ReadonlySet<string> {
  const fits = (start: string) => blockOf(start, durationMinutes).every((cell) => cells.has(cell));
  const kept = [...starts].filter(fits);
  const held = cellsOfStarts(kept, durationMinutes);
  const isMore = (start: string) => blockOf(start, durationMinutes).some((cell) => !held.has(cell));
  return new Set([...kept, ...offered.filter((start) => fits(start) && isMore(start))]);
}

/** @returns the choice without a start, and without its mark */
export function withoutStart({ starts, ratherNot }: StartChoice, start: string): StartChoice {
  const others = (of: ReadonlySet<string>) => new Set([...of].filter((each) => each !== start));
  return { starts: others(starts), ratherNot: others(ratherNot) };
}

/** A press on a start where times can be marked (R-rather-not): it is chosen, then marked, then removed. */
export function turnStart(choice: StartChoice, start: string): StartChoice {
  const { starts, ratherNot } = choice;
  if (!starts.has(start)) return { starts: new Set([...starts, start]), ratherNot };
  if (ratherNot.has(start)) return withoutStart(choice, start);
  return { starts, ratherNot: new Set([...ratherNot, start]) };
}

/**
 * @param cell a half hour of the choice
 * @returns the start that it marks on a grid: the one that begins there, else the latest whose match covers it
 */
export const startOfCell = (starts: ReadonlySet<string>, cell: string, durationMinutes: number): string | undefined =>
  blockOf(cell, durationMinutes)
    .map((_, back) => new Date(Date.parse(cell) - back * CELL_MS).toISOString())
    .find((start) => starts.has(start));

/** @returns the half hours of the choice that mark a start */
export const markedCells = ({ starts, ratherNot }: StartChoice, durationMinutes: number): ReadonlySet<string> =>
  new Set(
    [...cellsOfStarts(starts, durationMinutes)].filter((cell) =>
      ratherNot.has(startOfCell(starts, cell, durationMinutes) ?? ''),
    ),
  );
