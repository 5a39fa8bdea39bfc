/** Which scores end a game of the points family (R-score-points). */
import type { GameSetRule, Sport } from '../values.ts';

interface PointsRule {
  to: number;
  /** Points a winner must lead by once the loser is close. */
  lead: 1 | 2;
  /** The score that ends a game whatever the lead. */
  cap?: number;
}

/** `to` of a rule written `{best of}X{to}`. */
function pointsOf(rule: GameSetRule): number {
  return Number(rule.split('X')[1]);
}

function pointsRuleOf(sport: Sport, rule: GameSetRule, setNumber: number): PointsRule {
  const to = pointsOf(rule);
  switch (sport) {
    case 'BADMINTON':
      return { to, lead: 2, cap: 30 };
    case 'RACQUETBALL':
      return { to: setNumber >= 3 ? 11 : to, lead: 1 };
    case 'PADDLE_BALL':
      return { to, lead: 1 };
    default:
      return { to, lead: 2 };
  }
}

/** Whether a game can end like this; `setNumber` counts from 1. */
export function isPointsSet(one: number, other: number, sport: Sport, rule: GameSetRule, setNumber: number): boolean {
  const { to, lead, cap } = pointsRuleOf(sport, rule, setNumber);
  const won = Math.max(one, other);
  const lost = Math.min(one, other);
  if (won === to) return won - lost >= lead;
  if (lead === 1 || won < to) return false;
  if (cap !== undefined && won >= cap) return won === cap && (lost === cap - 1 || lost === cap - 2);
  return won - lost === lead;
}
