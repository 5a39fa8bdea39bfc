/** The winner of a match, and whether it counts for ratings. */
import { SET_RULES } from '../sports.ts';
import type { GameSet, GameSetRule, PlayedStatus, Sport, Winner } from '../values.ts';
import { namesWinner } from './entry.ts';
import { isValidSet, needsTieBreak } from './sets.ts';

export interface ScoreContext {
  sport: Sport;
  rule: GameSetRule;
  playedStatus: PlayedStatus;
}

/** A set with the tie-break that decided it, or a tie-break alone as `set`. */
export interface PlayedSet {
  set: GameSet;
  tieBreak: GameSet | null;
}

type Result = Pick<GameSet, 'initiatorScore' | 'opponentScore'>;

/** @returns the side with more; UNKNOWN when they are level */
export function winnerOf({ initiatorScore, opponentScore }: Result): Winner {
  if (initiatorScore === opponentScore) return 'UNKNOWN';
  return initiatorScore > opponentScore ? 'INITIATOR' : 'OPPONENT';
}

/** @returns the entries by their ord */
export const ordered = (sets: readonly GameSet[]): GameSet[] => [...sets].sort((a, b) => a.ord - b.ord);

/** A tie-break belongs to the one-point set before it when the same side won both; otherwise it is separate. */
export function playedSets(sets: readonly GameSet[], sport: Sport): PlayedSet[] {
  const played: PlayedSet[] = [];
  for (const set of ordered(sets)) {
    const last = played.at(-1);
    const belongs =
      set.type === 'TB' &&
      last &&
      !last.tieBreak &&
      needsTieBreak(last.set, sport) &&
      winnerOf(last.set) === winnerOf(set);
    if (belongs) last.tieBreak = set;
    else played.push({ set, tieBreak: null });
  }
  return played;
}

/**
 * Sets won; a set and its tie-break, both won by one side, count once. Level sets of a stopped match count for neither side.
 */
export function setsWon(sets: readonly GameSet[], sport: Sport): { initiator: number; opponent: number } {
  const winners = playedSets(sets, sport).map(({ set }) => winnerOf(set));
  return {
    initiator: winners.filter((winner) => winner === 'INITIATOR').length,
    opponent: winners.filter((winner) => winner === 'OPPONENT').length,
  };
}

/** Whether the set after these decides the match, or a match tie-break in its place. */
export function isDeciding(before: readonly GameSet[], sport: Sport): boolean {
  const { initiator, opponent } = setsWon(before, sport);
  return initiator === opponent && initiator > 0;
}

/**
 * The side with more sets; UNKNOWN when they are equal or nothing was played (R-score-winner, R-no-trust). No score
 * shows who won a match that was given up: for RETIRED and WALKOVER it is `named`, the winner in the body.
 */
export function matchWinner(
  sets: readonly GameSet[],
  { sport, playedStatus, named = 'UNKNOWN' }: { sport: Sport; playedStatus: PlayedStatus; named?: Winner },
): Winner {
  if (namesWinner(playedStatus)) return named;
  if (playedStatus === 'NOT_PLAYED') return 'UNKNOWN';
  const { initiator, opponent } = setsWon(sets, sport);
  return winnerOf({ initiatorScore: initiator, opponentScore: opponent });
}

/** Whether a side has won enough sets, so that the page need not offer another. */
export function isDecided(sets: readonly GameSet[], { sport, rule }: Pick<ScoreContext, 'sport' | 'rule'>): boolean {
  const { initiator, opponent } = setsWon(sets, sport);
  return Math.max(initiator, opponent) > SET_RULES[rule].bestOf / 2;
}

/**
 * Whether the match counts for ratings: played with a winner, or given up after at least one full set. Whether the
 * Whether the match counts for ratings: played with a winner, or given up after at least one full set. The caller checks
 * whether the game's category is rated at all (not PRACTICEHIT) and its score undisputed.
 */
export function isRated(
  sets: readonly GameSet[],
  { sport, rule, playedStatus, winner }: ScoreContext & { winner: Winner },
): boolean {
  if (winner === 'UNKNOWN' || sets.length === 0) return false;
  if (playedStatus === 'PLAYED') return true;
  if (playedStatus !== 'RETIRED') return false;
  return playedSets(sets, sport).some(({ set }, index) =>
    isValidSet(set.initiatorScore, set.opponentScore, set.type, rule, { sport, setNumber: index + 1 }),
  );
}
