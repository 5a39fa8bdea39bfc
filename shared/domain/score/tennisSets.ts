/** Which scores end a set of the tennis family (R-score-tennis). */
import type { GameSetRule } from '../values.ts';

/** For one side's score, the other side's scores that it allows. A table is read both ways. */
type Allows = (score: number) => readonly number[];

const upTo = (last: number): number[] => Array.from({ length: last + 1 }, (_, score) => score);
const byTwo = (score: number): number[] => [score - 2, score + 2];

/** Sets to 6, long sets and a match tie-break written as a set (10 with 0-8) included. */
const fullSet: Allows = (score) => {
  if (score < 5) return [6];
  if (score === 5) return [7];
  if (score === 6) return [...upTo(4), 7];
  if (score === 7) return [5, 6, 9];
  if (score < 10) return byTwo(score);
  if (score === 10) return [...upTo(8), 12];
  // At twelve all a long set goes into its tie-break.
  return score === 12 ? [10, 13, 14] : byTwo(score);
};

/** Tie-breaks to 7 and to 10, each going on until somebody leads by 2 (R-score-tie-break). */
const tieBreak: Allows = (score) => {
  if (score < 6) return [7, 10];
  if (score === 6) return [8, 10];
  if (score === 7) return [...upTo(5), 9, 10];
  return byTwo(score);
};

/** One set to 8, or to 10, with its tie-break at seven or eight all, at nine or ten all (R-score-pro-set). */
const proSetTo8: Allows = (score) => (score === 8 ? upTo(7) : score === 9 ? [7, 8] : []);
const proSetTo10: Allows = (score) => (score === 10 ? upTo(9) : score === 11 ? [9, 10] : []);
/**
 * With the tie-break at three all (4-3) or, by the ITF's other form of the short set, at four all (5-3, 5-4;
 * R-score-short-set).
 */
const setTo4: Allows = (score) => (score === 4 ? upTo(3) : score === 5 ? [3, 4] : []);
/** The short set's own tie-break: first to 5, the point at four all decides. */
const tieBreakTo5: Allows = (score) => (score === 5 ? upTo(4) : []);
/** Where no tie-break is played, as in court tennis, winning the game at five all wins the set (R-score-court-tennis). */
const lastGameSet: Allows = (score) => (score === 6 ? upTo(5) : []);

const SETS: Partial<Record<GameSetRule, Allows>> = {
  BOF3S: fullSet,
  BOF5S: fullSet,
  PRO8: proSetTo8,
  PRO10: proSetTo10,
  FAST4: setTo4,
};

const agree = (allows: Allows, one: number, other: number): boolean =>
  allows(one).includes(other) || allows(other).includes(one);

/** Whether games of a set can end like this under a rule of the tennis family. */
export function isTennisSet(one: number, other: number, rule: GameSetRule): boolean {
  const allows = SETS[rule];
  return allows !== undefined && agree(allows, one, other);
}

/** Whether points of a tie-break can end like this. */
export function isTieBreak(one: number, other: number, rule: GameSetRule): boolean {
  return agree(tieBreak, one, other) || (rule === 'FAST4' && agree(tieBreakTo5, one, other));
}

/** Whether it is a match tie-break written as one game of a set (R-score-tie-break). */
export function isMatchTieBreak(one: number, other: number): boolean {
  return one + other === 1;
}

/** Whether a set without a tie-break can end like this. */
export function isLastGameSet(one: number, other: number): boolean {
  return agree(lastGameSet, one, other);
}
