import { DEFAULT_LANGUAGE, type Language, toLanguage } from '../../shared/locales/languages.ts';

export interface LanguageHints {
  /** `?lang=` of the address. */
  query: string | null;
  /** This person's earlier choice here. */
  remembered: string | null;
  /** The browser's languages, best first. */
  browser: readonly string[];
  /** Language of the deployment; null as long as it is not known. */
  config?: string | null;
}

/** @returns the language that the person or the browser asks for, or null when neither names one we have */
export function wantedLanguage({ query, remembered, browser }: LanguageHints): Language | null {
  for (const tag of [query, remembered, ...browser]) {
    const language = toLanguage(tag);
    if (language) return language;
  }
  return null;
}

/** Order: the address, the remembered choice, the browser, the deployment, English. */
export function pickLanguage(hints: LanguageHints): Language {
  return wantedLanguage(hints) ?? toLanguage(hints.config) ?? DEFAULT_LANGUAGE;
}
