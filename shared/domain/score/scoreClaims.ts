import type { GameSet, PlayedStatus, Winner } from '../values.ts';

/** What one side says about how a match ended. */
export interface ScoreClaim {
  sets: readonly GameSet[];
  winner: Winner;
  playedStatus: PlayedStatus;
}

export type Side = 'INITIATOR' | 'OPPONENT';

/** The last entry of each side that has entered a score. */
export type ScoreClaims = Partial<Record<Side, ScoreClaim>>;

function isSame(one: ScoreClaim, other: ScoreClaim): boolean {
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
  return one !== undefined && other !== undefined && !isSame(one, other);
}
