import type { GameSet, PlayedStatus, Winner } from '../values.ts';

/** What one side says about how a match ended. */
export interface ScoreClaim {
  sets: readonly GameSet[];
  winner: Winner;
  playedStatus: PlayedStatus;
}

export type Side = 'INITIATOR' | 'OPPONENT';

/** A claim as a match keeps it: by which user it was entered, and when. Those of before migration 0007 don't say. */
export interface EnteredClaim extends ScoreClaim {
  enteredBy?: string;
  enteredAt?: string;
}

/** The last entry of each side that has entered a score. */
export type ScoreClaims = Partial<Record<Side, EnteredClaim>>;

/** Of so many last matches it is counted in how many the sides never agreed; told from so many on (R-dispute-record). */
export const DISPUTE_RECORD_MATCHES = 10;
export const DISPUTE_RECORD_FROM = 3;

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
