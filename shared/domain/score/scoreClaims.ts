import type { GameSet, PlayedStatus, Winner } from '../values.ts';

/** What one side says about how a match ended. */
export interface ScoreClaim {
  sets: readonly GameSet[];
  winner: Winner;
  playedStatus: PlayedStatus;
}

export type Side = 'INITIATOR' | 'OPPONENT';

/** A stored claim: which user entered it, and when. Claims from before migration 0007 don't say. */
interface EnteredClaim extends ScoreClaim {
  enteredBy?: string;
  enteredAt?: string;
  /** An organiser of the club said it for a side that had said nothing (R-club-match-score). */
  byClub?: true;
}

/** The last entry of each side that has entered a score. */
export type ScoreClaims = Partial<Record<Side, EnteredClaim>>;

/** In how many of this many last matches the sides never agreed; shown from this number of matches on (R-dispute-record). */
export const DISPUTE_RECORD_MATCHES = 10;
export const DISPUTE_RECORD_FROM = 3;

const SIDES: readonly Side[] = ['INITIATOR', 'OPPONENT'];

/** @returns the sides that have entered no score themselves (R-club-match-score) */
export const silentSidesOf = (claims: ScoreClaims): Side[] =>
  SIDES.filter((side) => claims[side] === undefined || claims[side].byClub === true);

export const sideAgainst = (side: Side): Side => (side === 'INITIATOR' ? 'OPPONENT' : 'INITIATOR');

/** Whether two claims say the same, however their sets are numbered. */
export function isSameScore(one: ScoreClaim, other: ScoreClaim): boolean {
  const text = ({ sets, winner, playedStatus }: ScoreClaim) =>
    JSON.stringify([
      winner,
      playedStatus,
      [...sets]
        .sort((a, b) => a.ord - b.ord)
        .map(({ initiatorScore, opponentScore, type }) => [initiatorScore, opponentScore, type]),
    ]);
  return text(one) === text(other);
}

/**
 * Whether the two sides disagree: until one confirms the other's, the score is shown and not rated (R-score-dispute).
 */
export function isDisputed({ INITIATOR: one, OPPONENT: other }: ScoreClaims): boolean {
  return one !== undefined && other !== undefined && !isSameScore(one, other);
}

/** Until when a score is accepted. */

const HOUR_MS = 3_600_000;

/** Days after its end in which the score of a match is accepted (R-score-open). */
export const SCORE_OPEN_DAYS = 14;

/** Hours after the last entry in which a score can be corrected (R-score-final). */
export const SCORE_FINAL_HOURS = 48;

interface ScoreTimes {
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

/** @returns whether a score of the match can be entered, or the existing one corrected, at an instant */
export function isScoreOpen({ start, end, scoredAt }: ScoreTimes, now: Date): boolean {
  if (!start || !end || start > now) return false;
  // A match without a score is open as long as if it were scored at this instant.
  return now < scoreClosesAt({ end, scoredAt: scoredAt ?? now });
}
