/** How sure a rating is (R-rating-width). */

/** Matches before a rating is more than provisional. */
export const PROVISIONAL_BEFORE = 5;

/** Measured on past matches of other players, on the shown scale; see ADR 55. */
const WIDTH_AT_START = 1.6;
const MATCHES_AT_START = 5;
const WIDTH_OF_A_YEAR = 0.3;
const DAYS_OF_A_YEAR = 365;

/** Matches from which on the next of the bands begins in which the quality of predictions is told. */
export const SURENESS_BANDS: readonly number[] = [0, PROVISIONAL_BEFORE, 20, 50];

/** Whether so few rated matches say little yet. */
export function isProvisional(matches: number): boolean {
  return matches < PROVISIONAL_BEFORE;
}

/**
 * How far, on the shown scale, a rating may be from where it will be: two of three players are within it thirty matches
 * later. Time without a match widens it, and never moves the rating itself.
 * @param matches rated ones in the pool
 * @param idleDays since the last of them
 */
export function ratingWidth(matches: number, idleDays = 0): number {
  const width = WIDTH_AT_START / Math.cbrt(matches + MATCHES_AT_START);
  return Math.sqrt(width ** 2 + WIDTH_OF_A_YEAR ** 2 * (Math.max(0, idleDays) / DAYS_OF_A_YEAR));
}
