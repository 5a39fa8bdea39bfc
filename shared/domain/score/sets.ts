/** Which scores end a game of the points family (R-score-points). */
/** Which scores end a set, or its tie-break. Scores are the two sides' games, or points. */
import { hasTieBreaks, type PointsRules, SET_RULES, SPORT_RULES } from '../sports.ts';
import type { GameSet, GameSetRule, SetType, Sport } from '../values.ts';
import { isScore, SCORE_LIMIT } from './entry.ts';
import { isLastGameSet, isMatchTieBreak, isTennisSet, isTieBreak } from './tennisSets.ts';

/** Whether a game can end like this; `setNumber` counts from 1. */
function isPointsSet(
  one: number,
  other: number,
  { lead, caps, thirdGameTo }: PointsRules,
  rule: GameSetRule,
  setNumber: number,
): boolean {
  const to = setNumber >= 3 && thirdGameTo !== undefined ? thirdGameTo : SET_RULES[rule].to;
  const won = Math.max(one, other);
  const lost = Math.min(one, other);
  if (won === to) return won - lost >= lead;
  if (lead === 1 || won < to) return false;
  const cap = caps?.[rule];
  if (cap !== undefined && won >= cap) return won === cap && (lost === cap - 1 || lost === cap - 2);
  return won - lost === lead;
}

/** What a set's rule depends on besides the game's: racquetball's third game is shorter. `setNumber` counts from 1. */
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
