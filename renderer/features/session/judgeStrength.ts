import zxcvbn from 'zxcvbn';
import { MIN_PASSWORD_SCORE } from '../../../shared/domain/limits.ts';
import {
  guessedFirst,
  isLongEnough,
  isProductWord,
  measuredPart,
} from '../../../shared/domain/people/passwordRules.ts';
import type { Score, Strength } from './strength.ts';
import { adviceOf, reasonOf } from './strengthText.ts';

/** Whatever it holds: the meter's advice, another word or two, is the right one. */
const TOO_SHORT: Score = 1;

/**
 * How strong a password is, by the same meter as the server's. Its dictionaries are 400 kB, and the worst passwords take it
 * a second on a phone: strengthWorker.ts is where it runs.
 */
export function judgeStrength(password: string, own: string[]): Strength {
  const { score: measured, feedback, sequence } = zxcvbn(measuredPart(password), guessedFirst(own));
  const score: Score = isLongEnough(password) || measured < MIN_PASSWORD_SCORE ? measured : TOO_SHORT;
  // zxcvbn has no words for it, although a stranger would try it first.
  const holdsOwn = sequence.some((part) => part.dictionary_name === 'user_inputs' && !isProductWord(part.matched_word));
  const unspoken = holdsOwn && score < MIN_PASSWORD_SCORE ? 'strength.reason.own' : null;
  return { score, reason: reasonOf(feedback.warning) ?? unspoken, advice: adviceOf(feedback.suggestions) };
}
