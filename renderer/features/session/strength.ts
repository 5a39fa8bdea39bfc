import { MIN_PASSWORD_SCORE } from '../../../shared/domain/limits.ts';
import type { TextKey } from '../../../shared/locales/keys.ts';
import { adviceOf, reasonOf } from './strengthText.ts';

/** zxcvbn's time grows with the square of the length; more adds nothing to the score. */
const MEASURED_LENGTH = 100;

export type Score = 0 | 1 | 2 | 3 | 4;

/** How hard a password is to guess, why, and what would make it harder. */
export interface Strength {
  score: Score;
  reason: TextKey | null;
  advice: TextKey[];
}

/** @param own names and addresses of the person, which make a password easy to guess */
export type Measure = (password: string, own: string[]) => Promise<Strength>;

/** The same meter as the server's. Its dictionaries are 400 kB: they are fetched with the first password typed. */
export const measureStrength: Measure = async (password, own) => {
  const { default: zxcvbn } = await import('zxcvbn');
  const { score, feedback, sequence } = zxcvbn(password.slice(0, MEASURED_LENGTH), own);
  // zxcvbn has no words for it, although it is what a stranger would try first.
  const holdsOwn = sequence.some((part) => part.dictionary_name === 'user_inputs');
  const unspoken = holdsOwn && score < MIN_PASSWORD_SCORE ? 'strength.reason.own' : null;
  return { score, reason: reasonOf(feedback.warning) ?? unspoken, advice: adviceOf(feedback.suggestions) };
};

/** Reasons and advice are said while they are needed: below the least score, or as long as there is a reason. */
export function strengthTextOf({ score, reason, advice }: Strength): {
  reason: TextKey | null;
  advice: readonly TextKey[];
} {
  return score < MIN_PASSWORD_SCORE || reason ? { reason, advice } : { reason: null, advice: [] };
}
