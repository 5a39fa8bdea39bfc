/** What can be typed as a score, and how a match can have ended (R-score-sheet). */
import type { PlayedStatus } from '../values.ts';

/** Characters a score field takes, and the first number that is too high (R-score-limits). */
export const SCORE_CHARACTERS = 2;
export const SCORE_LIMIT = 50;

/** Whether the number can be typed into a score field at all (R-score-limits). */
export function isScore(score: number): boolean {
  return Number.isInteger(score) && score >= 0 && score < SCORE_LIMIT;
}

/** The score in a field's text, or null. */
export function parseScore(text: string): number | null {
  const score = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  return isScore(score) ? score : null;
}

/** Whether a match that ended like this has sets: a walkover and a match that did not take place have none. */
export function takesSets(playedStatus: PlayedStatus): boolean {
  return playedStatus !== 'WALKOVER' && playedStatus !== 'NOT_PLAYED';
}

/** Whether the winner has to be named, because no score shows who won a match that was given up. */
export function namesWinner(playedStatus: PlayedStatus): boolean {
  return playedStatus === 'RETIRED' || playedStatus === 'WALKOVER';
}
