import zxcvbn from 'zxcvbn';
import { MIN_PASSWORD_SCORE } from '../../../shared/domain/limits.ts';
import { measuredPart } from '../../../shared/domain/people/measuredPassword.ts';
import type { Strength } from './strength.ts';
import { adviceOf, reasonOf } from './strengthText.ts';

/**
 * How strong a password is, by the same meter as the server's. Its dictionaries are 400 kB, and the worst passwords take it
 * a second on a phone: strengthWorker.ts is where it runs.
 */
export function judgeStrength(password: string, own: string[]): Strength {
  const { score, feedback, sequence } = zxcvbn(measuredPart(password), own);
  // zxcvbn has no words for it, although it is what a stranger would try first.
  const holdsOwn = sequence.some((part) => part.dictionary_name === 'user_inputs');
  const unspoken = holdsOwn && score < MIN_PASSWORD_SCORE ? 'strength.reason.own' : null;
  return { score, reason: reasonOf(feedback.warning) ?? unspoken, advice: adviceOf(feedback.suggestions) };
}
