/** The languages of the interface and of mails (R-languages), in the order in which selectors show them. */
export const LANGUAGES = ['en', 'es', 'fr', 'it', 'de', 'nl', 'pt', 'hu'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** The name of each language in itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  de: 'Deutsch',
  nl: 'Nederlands',
  pt: 'Português',
  hu: 'Magyar',
};

/** The cookie that tells the server which language was chosen on a device; it contains nothing else (R-language-choice). */
const LANGUAGE_COOKIE = 'language';
const CHOSEN = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([a-z]{2})(?:;|$)`);
/** In seconds. */
const YEAR = 31_536_000;

/** @returns the cookie that stores a chosen language, for a server to set and a page to write */
export const languageCookie = (language: Language): string =>
  `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR}; samesite=lax`;

/** @returns the language in the cookies, unchecked */
export const chosenLanguage = (cookies: string): string | null => CHOSEN.exec(cookies)?.[1] ?? null;

/** The texts of one language by name. */
export type Texts = Record<string, string>;

const FILES: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  es: () => import('./es.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  it: () => import('./it.json', { with: { type: 'json' } }),
  de: () => import('./de.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  pt: () => import('./pt.json', { with: { type: 'json' } }),
  hu: () => import('./hu.json', { with: { type: 'json' } }),
};

/** Reads the texts of one language, which came with the app: loading all of them would slow down every start. */
export async function loadTexts(language: Language): Promise<Texts> {
  return (await FILES[language]()).default;
}

/** @returns the supported language of a BCP 47 tag such as `pt-BR`, or null. */
export function toLanguage(tag: string | null | undefined): Language | null {
  const base = tag?.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === base) ?? null;
}
