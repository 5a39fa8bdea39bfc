import type { TextKey } from '../../shared/locales/keys.ts';
import type { Language } from '../../shared/locales/languages.ts';

/** @returns the text of a name in one language */
export type Words = (key: TextKey) => string;

const FILES: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('../../shared/locales/en.json'),
  es: () => import('../../shared/locales/es.json'),
  fr: () => import('../../shared/locales/fr.json'),
  it: () => import('../../shared/locales/it.json'),
  de: () => import('../../shared/locales/de.json'),
  nl: () => import('../../shared/locales/nl.json'),
  pt: () => import('../../shared/locales/pt.json'),
  hu: () => import('../../shared/locales/hu.json'),
};

/** Reads the texts of the one language that is shown: all eight would slow down every start. */
export async function loadWords(language: Language): Promise<Words> {
  const texts = (await FILES[language]()).default;
  return (key) => texts[key] ?? key;
}
