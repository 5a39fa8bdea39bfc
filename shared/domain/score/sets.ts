/** Which scores end a set, or its tie-break. Scores are the two sides' games, or points. */
import { hasTieBreaks, SPORT_RULES } from '../sports.ts';
import type { GameSet, GameSetRule, SetType, Sport } from '../values.ts';
import { isScore, SCORE_LIMIT } from './entry.ts';
import { isPointsSet } from './pointsSets.ts';
import { isLastGameSet, isMatchTieBreak, isTennisSet, isTieBreak } from './tennisSets.ts';

/** What a set's rule depends on beside the game's: racquetball's third game is shorter. `setNumber` counts from 1. */
export interface SetContext {
  sport: Sport;
  setNumber: number;
  /** The sets before are level, so that this one, or a match tie-break in its place, decides. */
  isDeciding?: boolean;
}

/** Whether a set, or a tie-break, can end like this. Neither side's order matters. */
export function isValidSet(
  initiator: number,
  opponent: number,
  type: SetType,
  rule: GameSetRule,
  { sport, setNumber, isDeciding = false }: SetContext,
): boolean {
  const rules = SPORT_RULES[sport];
  if (!isScore(initiator) || !isScore(opponent) || !rules.setRules.includes(rule)) return false;
  if (rules.family === 'POINTS') return type === 'NORMAL' && isPointsSet(initiator, opponent, rules, rule, setNumber);
  if (type === 'TB') return rules.tieBreaks && isTieBreak(initiator, opponent, rule);
  if (!rules.tieBreaks) return isLastGameSet(initiator, opponent);
  return isTennisSet(initiator, opponent, rule) || (isDeciding && isMatchTieBreak(initiator, opponent));
}

/** The scores the other side may have beside `score`, ascending: the "possible values" (R-score-sheet). */
export function allowedOpposing(score: number, type: SetType, rule: GameSetRule, context: SetContext): number[] {
  const scores = Array.from({ length: SCORE_LIMIT }, (_, other) => other);
  return scores.filter((other) => isValidSet(score, other, type, rule, context));
}

/** Whether the set was won by its tie-break, so that the page asks for it as the following TB entry. */
export function needsTieBreak(set: GameSet, sport: Sport): boolean {
  return hasTieBreaks(sport) && set.type === 'NORMAL' && Math.abs(set.initiatorScore - set.opponentScore) === 1;
}
