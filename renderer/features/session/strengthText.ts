import type { TextKey } from '../../../shared/locales/keys.ts';

/**
 * zxcvbn says in English why a password is weak and how to improve it. Its sentences are a closed set: each has a text of
 * ours here, and a test walks through its source, so that a sentence of a later version cannot stay without one.
 */
export const REASONS = {
  'Straight rows of keys are easy to guess': 'strength.reason.keyRow',
  'Short keyboard patterns are easy to guess': 'strength.reason.keyPattern',
  'Repeats like "aaa" are easy to guess': 'strength.reason.sameCharacter',
  'Repeats like "abcabcabc" are only slightly harder to guess than "abc"': 'strength.reason.samePart',
  'Sequences like abc or 6543 are easy to guess': 'strength.reason.sequence',
  'Recent years are easy to guess': 'strength.reason.year',
  'Dates are often easy to guess': 'strength.reason.date',
  'This is a top-10 common password': 'strength.reason.topTen',
  'This is a top-100 common password': 'strength.reason.topHundred',
  'This is a very common password': 'strength.reason.common',
  'This is similar to a commonly used password': 'strength.reason.nearlyCommon',
  'A word by itself is easy to guess': 'strength.reason.word',
  'Names and surnames by themselves are easy to guess': 'strength.reason.nameAlone',
  'Common names and surnames are easy to guess': 'strength.reason.name',
} as const satisfies Record<string, TextKey>;

export const ADVICE = {
  'Use a few words, avoid common phrases': 'strength.advice.fewWords',
  'No need for symbols, digits, or uppercase letters': 'strength.advice.noSymbols',
  'Add another word or two. Uncommon words are better.': 'strength.advice.moreWords',
  'Use a longer keyboard pattern with more turns': 'strength.advice.moreTurns',
  'Avoid repeated words and characters': 'strength.advice.noRepeats',
  'Avoid sequences': 'strength.advice.noSequences',
  'Avoid recent years': 'strength.advice.noRecentYears',
  'Avoid years that are associated with you': 'strength.advice.noOwnYears',
  'Avoid dates and years that are associated with you': 'strength.advice.noOwnDates',
  "Capitalization doesn't help very much": 'strength.advice.capitals',
  'All-uppercase is almost as easy to guess as all-lowercase': 'strength.advice.allCapitals',
  "Reversed words aren't much harder to guess": 'strength.advice.reversed',
  "Predictable substitutions like '@' instead of 'a' don't help very much": 'strength.advice.substitutions',
} as const satisfies Record<string, TextKey>;

const reasons: ReadonlyMap<string, TextKey> = new Map(Object.entries(REASONS));
const advice: ReadonlyMap<string, TextKey> = new Map(Object.entries(ADVICE));

/** @returns why a password is weak, or null when the meter gives no reason */
export function reasonOf(warning: string): TextKey | null {
  return reasons.get(warning) ?? null;
}

/** @returns the ways to make it stronger, in the meter's order */
export function adviceOf(suggestions: readonly string[]): TextKey[] {
  return suggestions.flatMap((sentence) => advice.get(sentence) ?? []);
}
