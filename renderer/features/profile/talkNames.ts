import { formatList, intlTag } from '../../../shared/locales/intl.ts';
import type { Language } from '../../../shared/locales/languages.ts';
import type { Me } from '../../stores/SessionStore.ts';

export type Talk = Me['tennisTalks'][number];

/** @returns the names of languages, in a language, as one list to read */
export function languageNames(talks: readonly Talk[], language: Language): string {
  const names = new Intl.DisplayNames(intlTag(language), { type: 'language' });
  return formatList(
    talks.map((code) => names.of(code.toLowerCase()) ?? code),
    language,
  );
}
