/** How clear a win was: the winners' share (R-rating-share). */
import { ordered, playedSets, winnerOf } from '../score/outcome.ts';
import { SPORT_RULES } from '../sports.ts';
import type { GameSet, PlayedStatus, Sport, Winner } from '../values.ts';

/** A match tie-break written as a set: ten, and too few for the other side to be a long set. */
const TIE_BREAK_TO = 10;
const CLOSEST_TIE_BREAK = 7;

/** Games or points of each side, initiators first. */
type Count = [initiator: number, opponent: number];

const countOf = ({ initiatorScore, opponentScore }: GameSet): Count => [initiatorScore, opponentScore];

/** A tie-break in place of a set. Pro sets to ten are the only set of their match. */
function isMatchTieBreak({ type, initiatorScore, opponentScore }: GameSet, index: number): boolean {
  if (type === 'TB') return true;
  const [lost, won] = [initiatorScore, opponentScore].sort((a, b) => a - b) as Count;
  return index > 0 && won === TIE_BREAK_TO && lost <= CLOSEST_TIE_BREAK;
}

/** In the tennis family games: 7-6 is seven and six, and a match tie-break is one game. */
function gamesOf(sets: readonly GameSet[], sport: Sport): Count[] {
  return playedSets(sets, sport).map(({ set }, index) => {
    if (!isMatchTieBreak(set, index)) return countOf(set);
    const winner = winnerOf(set);
    return [winner === 'INITIATOR' ? 1 : 0, winner === 'OPPONENT' ? 1 : 0];
  });
}

/** @returns what counts in each set for the share, initiators first: games, in the points family points (R-rating-share) */
export function countedSets(sets: readonly GameSet[], sport: Sport): Count[] {
  return SPORT_RULES[sport].family === 'TENNIS' ? gamesOf(sets, sport) : ordered(sets).map(countOf);
}

/**
 * The winners' share of the games, or of the points in the points family.
 * @returns 0 to 1; null where the score does not show it: given up, without sets, or nothing but zeros
 */
export function winnersShare(
  sets: readonly GameSet[],
  { sport, playedStatus, winner }: { sport: Sport; playedStatus: PlayedStatus; winner: Winner },
): number | null {
  if (playedStatus !== 'PLAYED' || winner === 'UNKNOWN') return null;
  const counts = countedSets(sets, sport);
  const sum = (side: 0 | 1) => counts.reduce((total, count) => total + count[side], 0);
  const [initiators, opponents] = [sum(0), sum(1)];
  if (initiators + opponents === 0) return null;
  return (winner === 'INITIATOR' ? initiators : opponents) / (initiators + opponents);
}
