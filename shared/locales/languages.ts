/** The languages of the interface and of mails (R-languages), in the order in which selectors show them. */
export const LANGUAGES = ['en', 'es', 'fr', 'it', 'de', 'nl', 'pt', 'hu'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** What a language calls itself. */
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

/** @returns the supported language of a BCP 47 tag such as `pt-BR`, or null. */
export function toLanguage(tag: string | null | undefined): Language | null {
  const base = tag?.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === base) ?? null;
}
