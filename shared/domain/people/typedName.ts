import type { Language } from '../../locales/languages.ts';
import { searchable } from '../../locales/searchable.ts';
import { type Named, nameOrder } from './personName.ts';

/** @returns a name without case, accents and the number of its spaces */
export const foldName = (name: string): string => searchable(name).replace(/\s+/g, ' ').trim();

const wordsOf = ({ firstName, lastName }: Named) => foldName(`${firstName} ${lastName}`).split(' ').filter(Boolean);

/** @returns whether two names may be one person's, in any spelling: all words of the shorter one are in the other */
export function isSameName(one: Named, other: Named): boolean {
  const [shorter = [], longer = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
  return shorter.every((word) => longer.includes(word));
}

/**
 * @param name a whole name as a list has it
 * @param language in whose order it is (R-name-order)
 * @returns its parts: `Baker, Ann` is turned, else one word is the first or the family name and the rest the other
 */
export function splitName(name: string, language: Language): Named {
  const text = name.replace(/\s+/g, ' ').trim();
  // Address books write the family name first where there is a comma.
  const turned = /^([^,]+), *(.+)$/.exec(text);
  if (turned) return { firstName: turned[2] ?? '', lastName: turned[1] ?? '' };
  const [one = '', ...rest] = text.split(' ');
  if (rest.length > 0 && nameOrder(language)[0] === 'lastName') return { firstName: rest.join(' '), lastName: one };
  return { firstName: one, lastName: rest.join(' ') };
}
