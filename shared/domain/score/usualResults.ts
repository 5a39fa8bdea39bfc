/** Which results a set, or its tie-break, mostly has: those that are offered to be pressed instead of typed. */
import { SET_RULES, SPORT_RULES } from '../sports.ts';
import type { GameSetRule, SetType } from '../values.ts';
import { allowedOpposing, type SetContext } from './sets.ts';

/** How far beyond its goal a set, or a tie-break, mostly goes on. */
const BEYOND = 3;

/**
 * Results that the rule allows, short of the rare long ones (R-score-keys).
 * @returns pairs of the winner's score and the loser's, the clearest first
 */
export function usualResults(type: SetType, rule: GameSetRule, context: SetContext): (readonly [number, number])[] {
  const isTieBreak = type === 'TB';
  const isTennis = SPORT_RULES[context.sport].family === 'TENNIS';
  const goal = isTieBreak ? (rule === 'FAST4' ? 5 : 7) : SET_RULES[rule].to;
  const last = goal + (isTennis && !isTieBreak ? 1 : BEYOND);
  const wonBy = Array.from({ length: last + 1 }, (_, score) => score);
  return wonBy.flatMap((won) =>
    allowedOpposing(won, type, rule, context)
      .filter((lost) => lost < won)
      // A tie-break to ten is typed: beside one to seven it would be as many keys again.
      .filter((lost) => !isTieBreak || won === goal || won - lost === 2)
      .filter((lost) => !isTieBreak || rule !== 'FAST4' || (won === goal && lost < goal))
      .map((lost) => [won, lost] as const),
  );
}
