/** zxcvbn's time grows with the square of the length; more adds nothing to the score. */
const MEASURED_LENGTH = 100;

/** The least score a password must reach (spec §5). */
export const LEAST_SCORE = 2;

export type Score = 0 | 1 | 2 | 3 | 4;

/**
 * The same meter as the server's. Its dictionaries are 400 kB: they are fetched with the first password typed.
 * @param own names and addresses of the person, which make a password easy to guess
 */
export async function measureStrength(password: string, own: string[]): Promise<Score> {
  const { default: zxcvbn } = await import('zxcvbn');
  return zxcvbn(password.slice(0, MEASURED_LENGTH), own).score;
}
