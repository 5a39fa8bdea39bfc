import { join } from 'node:path';
import { MIN_PASSWORD_SCORE } from '../../../shared/domain/limits.ts';
import { measuredPart } from '../../../shared/domain/people/measuredPassword.ts';
import { guessedFirst, isLongEnough } from '../../../shared/domain/people/passwordRules.ts';
import type { Workers } from '../../workers.ts';
import type { Judgement } from './judgePassword.ts';

const JUDGE = join(import.meta.dirname, 'judgePassword.ts');
/** What is measured takes a third of one; a busy machine may need more, and those before it. */
const MAX_SECONDS = 15;

/**
 * @param own names and addresses of the person, which make a password easy to guess
 * @returns whether it is long enough, and the same meter as on the page gives at least 2 (R-password-strength)
 * @throws AppError 429 when too many wait for theirs
 */
export async function isStrongEnough({ workers }: { workers: Workers }, password: string, own: string[]) {
  if (!isLongEnough(password)) return false;
  const judgement: Judgement = { measured: measuredPart(password), own: guessedFirst(own) };
  return (await workers.run<number>(JUDGE, judgement, MAX_SECONDS)) >= MIN_PASSWORD_SCORE;
}
