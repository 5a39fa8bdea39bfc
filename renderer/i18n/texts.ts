import type { Language, Texts } from '../../shared/locales/languages.ts';

/** Where the server of this repository serves the texts; the configuration may name another address. */
export const OWN_TEXTS_URL = '/locales/{language}.json';

/** @returns the address of one language's texts */
export function textsUrl(pattern: string, language: Language): string {
  return pattern.replaceAll('{language}', language);
}

/** @returns whether something fetched is a list of texts, not a page of an error or of a hotel's Wi-Fi */
export function isTexts(value: unknown): value is Texts {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).length > 0 &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}
