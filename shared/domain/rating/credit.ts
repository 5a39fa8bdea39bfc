/** What a win counts for ratings (R-rating-elo). */
import { SPORT_RULES } from '../sports.ts';
import type { Sport } from '../values.ts';

/** Rules of ratings, the present one last: by who won alone, and by how clearly as well. */
export const RATING_RULES = ['RESULT', 'MARGIN'] as const;
export type RatingRule = (typeof RATING_RULES)[number];
export const PRESENT_RULE: RatingRule = 'MARGIN';

/** Of a win with half of the games or points. */
const EVEN_CREDIT = 0.75;
/** What a share more adds: points are shared more evenly than games. */
const STEEPNESS = { TENNIS: 1.25, POINTS: 2.5 } as const;

/**
 * @param share the winners' share of games or points, 0 to 1; null where nothing is known of it: a whole win
 * @returns at most 1
 */
export function creditOf(share: number | null, sport: Sport, rule: RatingRule = PRESENT_RULE): number {
  if (share === null || rule === 'RESULT') return 1;
  return Math.min(1, EVEN_CREDIT + STEEPNESS[SPORT_RULES[sport].family] * (share - 0.5));
}
