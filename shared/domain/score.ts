/**
 * Scores: which are valid, who won, what is rated (R-score-winner, R-score-rated). The server enforces these
 * rules, the page explains with them. Scores are the two sides' games, or points in the points family and tie-breaks.
 */
import { isPointsSet } from './score/pointsSets.ts';
import { isCourtTennisSet, isTennisSet, isTieBreak } from './score/tennisSets.ts';
import { familyOf, hasTieBreaks, setRulesOf } from './sports.ts';
import type { GameSet, GameSetRule, PlayedStatus, SetType, Sport, Winner } from './values.ts';

/** Characters a score field takes, and the first number that is too high (R-score-limits). */
export const SCORE_CHARACTERS = 2;
export const SCORE_LIMIT = 50;

/** What a set's rule depends on beside the game's: racquetball's third game is shorter. `setNumber` counts from 1. */
export interface SetContext {
  sport: Sport;
  setNumber: number;
}

export interface ScoreContext {
  sport: Sport;
  rule: GameSetRule;
  playedStatus: PlayedStatus;
}

/**
 * `empty`: a played match without sets; `notEmpty`: sets of a match that was not played; `order`: two entries of one
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

/** The first thing wrong: with a side at `given`, the other may have one of `allowed` (null and [] if none help). */
export interface ScoreProblem {
  ord: number;
  reason: ScoreReason;
  given: number | null;
  allowed: number[];
}

/** A set with the tie-break that decided it, or a tie-break alone as `set`. */
export interface PlayedSet {
  set: GameSet;
  tieBreak: GameSet | null;
}

/** Whether a match that ended so has sets: a walkover and a match that did not take place have none. */
export function takesSets(playedStatus: PlayedStatus): boolean {
  return playedStatus !== 'WALKOVER' && playedStatus !== 'NOT_PLAYED';
}

/** Whether the winner has to be named, as no score tells who won a match that was given up. */
export function namesWinner(playedStatus: PlayedStatus): boolean {
  return playedStatus === 'RETIRED' || playedStatus === 'WALKOVER';
}

type Result = Pick<GameSet, 'initiatorScore' | 'opponentScore'>;

function winnerOf({ initiatorScore, opponentScore }: Result): Winner {
  if (initiatorScore === opponentScore) return 'UNKNOWN';
  return initiatorScore > opponentScore ? 'INITIATOR' : 'OPPONENT';
}

/** Whether the number can be typed into a score field at all (R-score-limits). */
export function isScore(score: number): boolean {
  return Number.isInteger(score) && score >= 0 && score < SCORE_LIMIT;
}

/** The score a field's text stands for, or null. */
export function parseScore(text: string): number | null {
  const score = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  return isScore(score) ? score : null;
}

/** Whether a set, or a tie-break, can end like this. Neither side's order matters. */
export function isValidSet(
  initiator: number,
  opponent: number,
  type: SetType,
  rule: GameSetRule,
  { sport, setNumber }: SetContext,
): boolean {
  if (!isScore(initiator) || !isScore(opponent) || !setRulesOf(sport).includes(rule)) return false;
  if (type === 'TB') return hasTieBreaks(sport) && isTieBreak(initiator, opponent, rule);
  if (familyOf(sport) === 'POINTS') return isPointsSet(initiator, opponent, sport, rule, setNumber);
  return sport === 'COURT_TENNIS' ? isCourtTennisSet(initiator, opponent) : isTennisSet(initiator, opponent, rule);
}

/** The scores the other side may have beside `score`, ascending: the "possible values" (R-score-sheet). */
export function allowedOpposing(score: number, type: SetType, rule: GameSetRule, context: SetContext): number[] {
  const scores = Array.from({ length: SCORE_LIMIT }, (_, other) => other);
  return scores.filter((other) => isValidSet(score, other, type, rule, context));
}

/** Whether the set was won by its tie-break, so that the page asks for it as the next TB entry (R-score-tie-break). */
export function needsTieBreak(set: GameSet, sport: Sport): boolean {
  return hasTieBreaks(sport) && set.type === 'NORMAL' && Math.abs(set.initiatorScore - set.opponentScore) === 1;
}

const ordered = (sets: readonly GameSet[]): GameSet[] => [...sets].sort((a, b) => a.ord - b.ord);

/** A tie-break belongs to the one-point set before it when the same side won both; else it stands alone. */
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

/** Sets won; a set and its tie-break, both won by one side, count once. Level sets of a stopped match count for nobody. */
function setsWon(sets: readonly GameSet[], sport: Sport): { initiator: number; opponent: number } {
  const winners = playedSets(sets, sport).map(({ set }) => winnerOf(set));
  return {
    initiator: winners.filter((winner) => winner === 'INITIATOR').length,
    opponent: winners.filter((winner) => winner === 'OPPONENT').length,
  };
}

/**
 * The side with more sets; UNKNOWN when they are equal or nothing was played (R-score-winner, R-no-trust). No score
 * tells who won a match that was given up: for RETIRED and WALKOVER it is `named`, the winner in the body.
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

/** Sets a match of this rule has at most: 3 for BOF3S, FAST4 and `3X…`, 1 for a pro set. */
export function bestOf(rule: GameSetRule): number {
  switch (rule) {
    case 'BOF3S':
    case 'FAST4':
      return 3;
    case 'BOF5S':
      return 5;
    case 'PRO8':
    case 'PRO10':
      return 1;
    default:
      return Number(rule.split('X')[0]);
  }
}

/** Whether a side has won enough sets, so that the page need not offer another. */
export function isDecided(sets: readonly GameSet[], { sport, rule }: Pick<ScoreContext, 'sport' | 'rule'>): boolean {
  const { initiator, opponent } = setsWon(sets, sport);
  return Math.max(initiator, opponent) > bestOf(rule) / 2;
}

function problemOf(set: GameSet, reason: ScoreReason, rule: GameSetRule, context: SetContext): ScoreProblem {
  for (const given of [set.initiatorScore, set.opponentScore]) {
    const allowed = allowedOpposing(given, set.type, rule, context);
    if (allowed.length > 0) return { ord: set.ord, reason, given, allowed };
  }
  return { ord: set.ord, reason, given: null, allowed: [] };
}

/** What is wrong with where a tie-break stands, if anything; `before` are the entries before it. */
function placeProblem(
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
 * The first thing wrong with a match's sets, or null. More or fewer sets than the rule names are fine. TIMEEXPIRED takes
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
    const context = { sport, setNumber: playedSets([...before, set], sport).length };
    const problem = (reason: ScoreReason): ScoreProblem => problemOf(set, reason, rule, context);
    if (before.at(-1)?.ord === set.ord) return { ...problem('order'), given: null, allowed: [] };
    if (!isScore(set.initiatorScore) || !isScore(set.opponentScore)) return problem('limits');
    if (set.type === 'TB' && !hasTieBreaks(sport)) return problem('type');
    if (index >= finished) continue;
    if (!isValidSet(set.initiatorScore, set.opponentScore, set.type, rule, context)) return problem('score');
    const misplaced = set.type === 'TB' ? placeProblem(before, set, index === entries.length - 1, sport) : null;
    if (misplaced) return { ord: set.ord, reason: misplaced, given: null, allowed: [] };
  }
  return null;
}

/**
 * Whether the match counts for ratings: played with a winner, or given up after at least one full set. Whether the
 * game's category is rated at all (not PRACTICEHIT) and its score undisputed is the caller's to know.
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
