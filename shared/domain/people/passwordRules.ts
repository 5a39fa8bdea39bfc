import { BRAND } from '../../brand.ts';
import { MIN_PASSWORD_LENGTH } from '../limits.ts';
import { SPORTS } from '../values.ts';

/** What anybody would try first at this product's accounts: what it is called, and what it is about. */
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

/** Signs are counted as people see them typed, not as they are stored. */
export const isLongEnough = (password: string): boolean => [...password].length >= MIN_PASSWORD_LENGTH;
