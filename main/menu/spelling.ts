import type { Language } from '../../shared/locales/languages.ts';

/** Which spelling a language means where there are several, the most likely one first. */
const SPELLINGS: Partial<Record<Language, string[]>> = {
  en: ['en-GB', 'en-US'],
  pt: ['pt-PT', 'pt-BR'],
};

/**
 * @param known spellings that the system has dictionaries for
 * @returns what notes are checked by: the language shown, and the system's where it differs
 */
export function spellings(shown: Language, system: string, known: readonly string[]): string[] {
  const wanted = [system, ...(SPELLINGS[shown] ?? [shown])];
  const first = wanted.find((each) => known.includes(each) && each.split('-')[0] === shown);
  const own = SPELLINGS[shown]?.find((each) => known.includes(each)) ?? (known.includes(shown) ? shown : undefined);
  const list = [first ?? own, known.includes(system) ? system : undefined];
  return [...new Set(list.filter((each) => each !== undefined))];
}
