import { BRAND } from '../../brand.ts';
import { MIN_PASSWORD_LENGTH } from '../limits.ts';
import { SPORTS } from '../values.ts';

/** What anybody would try first at this product's accounts: its names and its subject. */
const PRODUCT_WORDS: readonly string[] = [
  BRAND.slug,
  ...SPORTS.map((sport) => sport.toLowerCase().replaceAll('_', '')),
  'racquet',
  'racket',
];

/** @returns whether the strength meter found a word of the product, and not of the person */
export const isProductWord = (word: string): boolean => PRODUCT_WORDS.includes(word);

/**
 * @param own names and addresses of the person
 * @returns the words that count against a password (R-password-strength)
 */
export const guessedFirst = (own: readonly string[]): string[] => [...own, ...PRODUCT_WORDS];

/** Characters are counted as people see them typed, not as they are stored. */
export const isLongEnough = (password: string): boolean => [...password].length >= MIN_PASSWORD_LENGTH;

/** Characters that replace one letter, a group a letter: `p4$$w0rd`. The strength meter tries every combination of them. */
const LOOKALIKES = ['4@', '8', '([{<', '3', '69', '1!|', '1|7', '0', '$5', '+7', '%', '2'];
/** More adds nothing to the score. */
const MAX_MEASURED = 100;
/** Its time grows with the square of the length, and with the number of combinations. */
const MAX_WORK = 100_000;

function combinations(text: string): number {
  return LOOKALIKES.reduce((product, signs) => {
    const used = [...signs].filter((sign) => text.includes(sign)).length;
    return product * Math.max(1, used);
  }, 1);
}

/**
 * The part of a password that the strength meter judges: the whole, as long as that takes a moment. For the slowest ones it is
 * the first 20 characters; pages and server cut alike (R-password-strength).
 */
export function measuredPart(password: string): string {
  let length = Math.min(password.length, MAX_MEASURED);
  while (length > 1 && length ** 2 * combinations(password.slice(0, length)) > MAX_WORK) length -= 1;
  return password.slice(0, length);
}
