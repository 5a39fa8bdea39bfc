/** The usual results of a set, or its tie-break: those that are offered as buttons instead of typing. */
import { SET_RULES, SPORT_RULES } from '../sports.ts';
import type { GameSetRule, SetType } from '../values.ts';
import { allowedOpposing, type SetContext } from './sets.ts';

/** How far beyond its goal a set, or a tie-break, usually goes. */
const BEYOND = 3;

/** In place of a set a tie-break is to ten. */
const tieBreakTo = (rule: GameSetRule, { isDeciding }: SetContext): number =>
  isDeciding ? 10 : rule === 'FAST4' ? 5 : 7;

/**
 * Results that the rule allows, without the rare long ones (R-score-keys).
 * @returns pairs of the winner's score and the loser's, the clearest first, a match tie-break in place of a set last
 */
export function usualResults(type: SetType, rule: GameSetRule, context: SetContext): (readonly [number, number])[] {
  const isTieBreak = type === 'TB';
  const isTennis = SPORT_RULES[context.sport].family === 'TENNIS';
  const goal = isTieBreak ? tieBreakTo(rule, context) : SET_RULES[rule].to;
  const last = goal + (isTennis && !isTieBreak ? 1 : BEYOND);
  const wonBy = [...Array.from({ length: last - 1 }, (_, index) => index + 2), 1];
  // Tie-breaks to one goal are keys: those to another goal would be as many again. At four all one point decides.
  const isUsual = (won: number, lost: number) =>
    won === goal || !isTieBreak || (won > goal && goal > 5 && won - lost === 2);
  return wonBy.flatMap((won) =>
    allowedOpposing(won, type, rule, context)
      .filter((lost) => lost < won && isUsual(won, lost))
      .map((lost) => [won, lost] as const),
  );
}
