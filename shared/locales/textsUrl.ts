import type { Language } from './languages.ts';

/** Where this repository's server serves the texts; the configuration may name another address. */
export const OWN_TEXTS_URL = '/locales/{language}.json';

/** All texts of pages, or only those of guests' pages. */
export type TextsPart = 'all' | 'guest';

/** @returns the address of one language's texts */
export function textsUrl(pattern: string, language: Language, part: TextsPart = 'all'): string {
  return pattern.replaceAll('{language}', part === 'all' ? language : `${language}.${part}`);
}
