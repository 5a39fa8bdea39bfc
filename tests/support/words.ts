import type { TextKey } from '../../shared/locales/keys.ts';
import type { Language } from '../../shared/locales/languages.ts';
import { TEXTS } from '../../shared/locales/texts.ts';

/**
 * The words of the pages, so that one test reads them in every language.
 * @returns what gives a text by its name; `values` fill its placeholders
 * @throws when the language has no such text
 */
export function words(language: Language): (key: TextKey, values?: Record<string, string>) => string {
  return (key, values = {}) => {
    const text = TEXTS[language][key];
    if (text === undefined) throw new Error(`no text ${key} in ${language}`);
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_match, name: string) => values[name] ?? '');
  };
}

export type Words = ReturnType<typeof words>;
