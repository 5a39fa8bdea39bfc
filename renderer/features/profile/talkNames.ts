import type { Me } from '../../stores/SessionStore.ts';

export type Talk = Me['tennisTalks'][number];

/** @returns the names of languages, in a language, as one list to read */
export function languageNames(talks: readonly Talk[], language: string): string {
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return list.format(talks.map((code) => names.of(code.toLowerCase()) ?? code));
}
