import type { Language } from './languages.ts';

/** Where the server of this repository serves the texts; the configuration may name another address. */
export const OWN_TEXTS_URL = '/locales/{language}.json';

/** Which texts: all that pages show, or what guests' pages do. */
export type TextsPart = 'all' | 'guest';

/** @returns the address of one language's texts */
export function textsUrl(pattern: string, language: Language, part: TextsPart = 'all'): string {
  return pattern.replaceAll('{language}', part === 'all' ? language : `${language}.${part}`);
}
