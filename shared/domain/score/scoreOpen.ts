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

/** @returns from when on a score that was entered at `scoredAt` can't be corrected any more (R-score-final) */
export function scoreClosesAt({ end, scoredAt }: { end: Date; scoredAt: Date }): Date {
  const closed = end.getTime() + SCORE_OPEN_DAYS * 24 * HOUR_MS;
  return new Date(Math.min(closed, scoredAt.getTime() + SCORE_FINAL_HOURS * HOUR_MS));
}

/** @returns whether a score of the match can be entered, or the one that is there corrected, at an instant */
export function isScoreOpen({ start, end, scoredAt }: ScoreTimes, now: Date): boolean {
  if (!start || !end || start > now) return false;
  // What was never scored is open as long as what is scored at this instant.
  return now < scoreClosesAt({ end, scoredAt: scoredAt ?? now });
}
