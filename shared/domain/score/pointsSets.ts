/** Which scores end a game of the points family (R-score-points). */
import { type PointsRules, SET_RULES } from '../sports.ts';
import type { GameSetRule } from '../values.ts';

/** Whether a game can end like this; `setNumber` counts from 1. */
export function isPointsSet(
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
