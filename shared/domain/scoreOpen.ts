/** Until when a score is taken. */

const HOUR_MS = 3_600_000;

/** Days after its end in which the score of a match is taken (R-score-open). */
export const SCORE_OPEN_DAYS = 14;

/** Hours after the last entry in which a score can be corrected (R-score-final). */
export const SCORE_FINAL_HOURS = 48;

export interface ScoreTimes {
  /** The agreed time; null where nothing is agreed. */
  start: Date | null;
  end: Date | null;
  /** When the score was entered last; null for never. */
  scoredAt: Date | null;
}

/** @returns whether a score of the match can be entered, or the one that is there corrected, at an instant */
export function isScoreOpen({ start, end, scoredAt }: ScoreTimes, now: Date): boolean {
  if (!start || !end || start > now) return false;
  const sinceEnd = now.getTime() - end.getTime();
  if (sinceEnd >= SCORE_OPEN_DAYS * 24 * HOUR_MS) return false;
  return scoredAt === null || now.getTime() - scoredAt.getTime() < SCORE_FINAL_HOURS * HOUR_MS;
}
