import zxcvbn from 'zxcvbn';
import { MIN_PASSWORD_SCORE } from '../../../shared/domain/limits.ts';

/** zxcvbn's time grows with the square of the length; more adds nothing to the score. */
const MEASURED_LENGTH = 100;

/**
 * @param own names and addresses of the person, which make a password easy to guess
 * @returns whether the same meter as on the page gives at least 2
 */
export function isStrongEnough(password: string, own: string[]): boolean {
  return zxcvbn(password.slice(0, MEASURED_LENGTH), own).score >= MIN_PASSWORD_SCORE;
}
