import type { Language } from './languages.ts';

/** Where the server of this repository serves the texts; the configuration may name another address. */
export const OWN_TEXTS_URL = '/locales/{language}.json';

/** @returns the address of one language's texts */
export function textsUrl(pattern: string, language: Language): string {
  return pattern.replaceAll('{language}', language);
}
