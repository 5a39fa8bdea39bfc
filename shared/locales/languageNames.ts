import { formatList, intlTag } from './intl.ts';
import type { Language } from './languages.ts';

/** Languages that write names of languages in lower case; WebKit capitalises them in some, as in a list. */
const SMALL_NAMES: readonly Language[] = ['es', 'fr', 'it', 'pt', 'hu'];

/**
 * @param codes of languages, in any case
 * @returns their names in a language, as one list to read
 */
export function languageNames(codes: readonly string[], language: Language): string {
  const names = new Intl.DisplayNames(intlTag(language), { type: 'language' });
  const named = codes.map((code) => names.of(code.toLowerCase()) ?? code);
  return formatList(SMALL_NAMES.includes(language) ? named.map((name) => inSentence(name, language)) : named, language);
}

/** @returns a label for the middle of a sentence: with a small first letter, except in German, which capitalises nouns */
export function inSentence(label: string, language: Language): string {
  return language === 'de' ? label : label.charAt(0).toLocaleLowerCase(language) + label.slice(1);
}
