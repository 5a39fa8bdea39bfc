import type { Language } from '../../shared/locales/languages.ts';

/** The texts of one language by name. */
export type Texts = Record<string, string>;

/** Where the server of this repository serves the texts; the configuration may name another address. */
export const OWN_TEXTS_URL = '/locales/{language}.json';

/** @returns the address of one language's texts */
export function textsUrl(pattern: string, language: Language): string {
  return pattern.replaceAll('{language}', language);
}

const BUNDLED: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import('../../shared/locales/en.json'),
  es: () => import('../../shared/locales/es.json'),
  fr: () => import('../../shared/locales/fr.json'),
  it: () => import('../../shared/locales/it.json'),
  de: () => import('../../shared/locales/de.json'),
  nl: () => import('../../shared/locales/nl.json'),
  pt: () => import('../../shared/locales/pt.json'),
  hu: () => import('../../shared/locales/hu.json'),
};

/** @returns the texts that came with the app, for when the translation file cannot be had */
export async function bundledTexts(language: Language): Promise<Texts> {
  return (await BUNDLED[language]()).default;
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
