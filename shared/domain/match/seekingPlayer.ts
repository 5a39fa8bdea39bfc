import type { CandidateMethod, GameStatus, MatchType, Period } from '../values.ts';

export interface SeekingFacts {
  status: GameStatus;
  candidateMethod: CandidateMethod;
  matchType: MatchType;
  /** What is offered. */
  windows: readonly Period[];
  venuesOffered: number;
  /** Minutes. */
  duration: number;
}

/**
 * Whether a placeholder for the missing player is among the players (R-seeking-player): while
 * nothing is agreed, in singles where the first to say yes is in, and where the offer is exactly one match.
 */
export function isSeekingPlayer(facts: SeekingFacts): boolean {
  // A match that no longer looks for players counts as scheduled (R-not-looking).
  if (facts.status !== 'CONFIRMED') return false;
  if (facts.candidateMethod === 'FIRST' && facts.matchType === 'SINGLE') return true;
  const [window, ...more] = facts.windows;
  if (!window || more.length > 0 || facts.venuesOffered !== 1) return false;
  return Date.parse(window.toTime) - Date.parse(window.fromTime) === facts.duration * 60_000;
}
