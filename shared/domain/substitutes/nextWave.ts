/** How a search for substitutes stands, as far as it decides how many are asked next. */
export interface SearchState {
  /** Minutes until the cut-off in which people may be written to (`wakingMinutes`). */
  left: number;
  /** People who have not been asked yet. */
  candidates: number;
  /** Free spots of the match; 1 if not given. */
  spots?: number;
}

/** The people who are asked next, and how long they are the only ones asked. */
export interface Wave {
  /** How many, from the front of the list. */
  batch: number;
  /** Minutes in which people may be written to, after which the next are asked; a yes counts afterwards as well. */
  minutes: number;
}

/** So late there is no time left to ask in turns. */
const ALL_AT_ONCE = 45;
/** In so little time the list has to be through sooner. */
const HURRY = 180;
/** The part of the time within which everybody has been asked. */
const ASKED_WITHIN = 0.4;
const ASKED_WITHIN_HURRY = 0.25;
/** Nobody gets less time to themselves than a 24th of what is left, within these bounds in minutes. */
const MIN_MINUTES = 10;
const MAX_MIN_MINUTES = 45;
const OWN_PART = 24;
/** Nobody keeps the others from being asked for longer. */
const MAX_MINUTES = 180;
/** Minutes are whole steps, as people read them. */
const STEP = 5;

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/**
 * How many people are asked next for a free spot, and when the ones after them (R-substitute-waves): the whole list is asked
 * within two fifths of the time that is left, a quarter where that is at most three hours, and everybody at once in the last 45
 * minutes.
 * @returns null where nobody is left to ask, or no time
 */
export function nextWave({ left, candidates, spots = 1 }: SearchState): Wave | null {
  if (candidates <= 0 || left <= 0) return null;
  if (left <= ALL_AT_ONCE) return { batch: candidates, minutes: left };
  const within = left <= HURRY ? ASKED_WITHIN_HURRY : ASKED_WITHIN;
  const pace = (within * left) / candidates / spots;
  const shortest = clamp(left / OWN_PART, MIN_MINUTES, MAX_MIN_MINUTES);
  const batch = Math.min(candidates, Math.max(spots, Math.ceil(shortest / pace)));
  const minutes = STEP * Math.round(clamp(batch * pace, shortest, MAX_MINUTES) / STEP);
  return { batch, minutes: Math.min(left, minutes) };
}
