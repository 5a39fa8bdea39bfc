/** The state of a search for substitutes, as far as it decides how many are asked next. */
export interface SearchState {
  /** Minutes until the cut-off in which people may be written to (`wakingMinutes`). */
  left: number;
  /** People who fit and have not been asked yet, whether they have time then or not. */
  candidates: number;
  /** Free spots of the match; 1 if not given. */
  spots?: number;
}

/** The people who are asked next, and how long only they are asked. */
export interface Wave {
  /** How many, from the front of the list. */
  batch: number;
  /** Minutes in which people may be written to, after which the next are asked; a yes counts afterwards as well. */
  minutes: number;
}

/** With so few minutes left there is no time to ask in turns. */
const ALL_AT_ONCE = 45;
/** With so few minutes left the list has to be finished sooner. */
const HURRY = 180;
/** The part of the time within which everybody has been asked. */
const ASKED_WITHIN = 0.4;
const ASKED_WITHIN_HURRY = 0.25;
/** Everybody gets at least a 24th of the remaining time to themselves, within these bounds in minutes. */
const MIN_MINUTES = 10;
const MAX_MIN_MINUTES = 45;
const OWN_PART = 24;
/** The longest time for which one wave delays the next. */
const MAX_MINUTES = 180;
/** Minutes are rounded to steps that people read easily. */
const STEP = 5;

/** @returns the part of some minutes within which everybody has been asked */
const partFor = (left: number): number => (left <= HURRY ? ASKED_WITHIN_HURRY : ASKED_WITHIN);

/** Whether there is no time left to ask in turns. */
export const isLate = (left: number): boolean => left <= ALL_AT_ONCE;

/**
 * @param minutes in which people may be written to, from the beginning of a search to its cut-off
 * @returns after how many of them the whole list has been asked
 */
export const listMinutes = (minutes: number): number => Math.floor(partFor(minutes) * minutes);

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/**
 * How many people are asked next for a free spot, and when the people after them (R-substitute-waves): the whole list is asked
 * within two fifths of the time that is left, a quarter where that is at most three hours, and everybody at once in the last 45
 * minutes.
 * @returns null where nobody is left to ask, or no time
 */
export function nextWave({ left, candidates, spots = 1 }: SearchState): Wave | null {
  if (candidates <= 0 || left <= 0) return null;
  if (isLate(left)) return { batch: candidates, minutes: left };
  const pace = (partFor(left) * left) / candidates / spots;
  const shortest = clamp(left / OWN_PART, MIN_MINUTES, MAX_MIN_MINUTES);
  const batch = Math.min(candidates, Math.max(spots, Math.ceil(shortest / pace)));
  const minutes = STEP * Math.round(clamp(batch * pace, shortest, MAX_MINUTES) / STEP);
  return { batch, minutes: Math.min(left, minutes) };
}
