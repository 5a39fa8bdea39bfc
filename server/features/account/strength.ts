import { join } from 'node:path';
import { MIN_PASSWORD_SCORE } from '../../../shared/domain/limits.ts';
import { guessedFirst, isLongEnough, measuredPart } from '../../../shared/domain/people/passwordRules.ts';
import type { Workers } from '../../workers.ts';
import type { Judgement } from './judgePassword.ts';

const JUDGE = join(import.meta.dirname, 'judgePassword.ts');
/** Measuring takes a third of a second; a busy machine may need more, and others may wait before. */
const MAX_SECONDS = 15;

/**
 * @param own names and addresses of the person, which make a password easy to guess
 * @returns whether it is long enough, and the same meter as on the page gives at least 2 (R-password-strength)
 * @throws AppError 429 when too many passwords wait to be measured
 */
export async function isStrongEnough({ workers }: { workers: Workers }, password: string, own: string[]) {
  if (!isLongEnough(password)) return false;
  const judgement: Judgement = { measured: measuredPart(password), own: guessedFirst(own) };
  return (await workers.run<number>(JUDGE, judgement, MAX_SECONDS)) >= MIN_PASSWORD_SCORE;
}
