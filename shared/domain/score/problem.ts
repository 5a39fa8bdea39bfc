/** What is wrong with a score: the server refuses it for this reason, and the page explains it. */
import { hasTieBreaks } from '../sports.ts';
import type { GameSet, GameSetRule, PlayedStatus, Sport } from '../values.ts';
import { isScore, takesSets } from './entry.ts';
import { isDeciding, ordered, playedSets, type ScoreContext, setsWon, winnerOf } from './outcome.ts';
import { allowedOpposing, isValidSet, needsTieBreak, type SetContext } from './sets.ts';

/**
 * `empty`: a played match without sets; `notEmpty`: sets of a match that was not played; `order`: two entries with one
 * ord; `limits`: not a whole number from 0 to 49; `type`: a tie-break in a sport without; `score`: no set ends like
 * this; `tieBreakWinner`: a tie-break won by the side that lost its set; `tieBreakPlace`: a tie-break alone that
 * decides nothing.
 */
export type ScoreReason =
  | 'empty'
  | 'notEmpty'
  | 'order'
  | 'limits'
  | 'type'
  | 'score'
  | 'tieBreakWinner'
  | 'tieBreakPlace';

/** The first problem: with a side at `given`, the other may have one of `allowed` (null and [] if none help). */
export interface ScoreProblem {
  ord: number;
  reason: ScoreReason;
  given: number | null;
  allowed: number[];
}

function problemOf(set: GameSet, reason: ScoreReason, rule: GameSetRule, context: SetContext): ScoreProblem {
  for (const given of [set.initiatorScore, set.opponentScore]) {
    const allowed = allowedOpposing(given, set.type, rule, context);
    if (allowed.length > 0) return { ord: set.ord, reason, given, allowed };
  }
  return { ord: set.ord, reason, given: null, allowed: [] };
}

/** What is wrong with the place of a tie-break, if anything; `before` are the entries before it. */
function tieBreakProblem(
  before: readonly GameSet[],
  tieBreak: GameSet,
  isLast: boolean,
  sport: Sport,
): ScoreReason | null {
  const previous = playedSets(before, sport).at(-1);
  const follows = previous && !previous.tieBreak && needsTieBreak(previous.set, sport);
  if (follows && winnerOf(previous.set) === winnerOf(tieBreak)) return null;
  const { initiator, opponent } = setsWon(before, sport);
  if (isLast && initiator === opponent) return null;
  return follows ? 'tieBreakWinner' : 'tieBreakPlace';
}

/** Number of leading entries that must be complete: a retirement leaves the last set, or its tie-break, unfinished. */
function finishedEntries(entries: readonly GameSet[], playedStatus: PlayedStatus): number {
  if (playedStatus === 'TIMEEXPIRED') return 0;
  if (playedStatus !== 'RETIRED') return entries.length;
  const [before, last] = entries.slice(-2);
  const brokenOffInTieBreak = last?.type === 'TB' && before?.type === 'NORMAL' && winnerOf(before) === 'UNKNOWN';
  return entries.length - (brokenOffInTieBreak ? 2 : 1);
}

/**
 * The first problem in a match's sets, or null. More or fewer sets than the rule names are fine. TIMEEXPIRED takes
 * any score within the input limits, RETIRED an unfinished last set, WALKOVER and NOT_PLAYED no sets (R-score-length,
 * R-played-status).
 */
export function scoreProblem(
  sets: readonly GameSet[],
  { sport, rule, playedStatus }: ScoreContext,
): ScoreProblem | null {
  const entries = ordered(sets);
  const first = entries[0];
  const problemOfMatch = (reason: ScoreReason): ScoreProblem => ({
    ord: first?.ord ?? 0,
    reason,
    given: null,
    allowed: [],
  });
  if (!takesSets(playedStatus)) return first ? problemOfMatch('notEmpty') : null;
  if (!first) return playedStatus === 'RETIRED' ? null : problemOfMatch('empty');

  const finished = finishedEntries(entries, playedStatus);
  for (const [index, set] of entries.entries()) {
    const before = entries.slice(0, index);
    const isLast = entries.slice(index + 1).every(({ type }) => type === 'TB');
    const setNumber = playedSets([...before, set], sport).length;
    const context = { sport, setNumber, isDeciding: isLast && isDeciding(before, sport) };
    const problem = (reason: ScoreReason): ScoreProblem => problemOf(set, reason, rule, context);
    if (before.at(-1)?.ord === set.ord) return { ...problem('order'), given: null, allowed: [] };
    if (!isScore(set.initiatorScore) || !isScore(set.opponentScore)) return problem('limits');
    if (set.type === 'TB' && !hasTieBreaks(sport)) return problem('type');
    if (index >= finished) continue;
    if (!isValidSet(set.initiatorScore, set.opponentScore, set.type, rule, context)) return problem('score');
    const misplaced = set.type === 'TB' ? tieBreakProblem(before, set, index === entries.length - 1, sport) : null;
    if (misplaced) return { ord: set.ord, reason: misplaced, given: null, allowed: [] };
  }
  return null;
}
