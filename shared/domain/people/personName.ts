import type { Language } from '../../locales/languages.ts';

/** A person's names; either may be empty. */
export interface Named {
  firstName: string;
  lastName: string;
}

const GIVEN_FIRST = ['firstName', 'lastName'] as const;
const FAMILY_FIRST = ['lastName', 'firstName'] as const;

/** @returns the two parts of a name in the order of a language: in Hungarian the family name is first (R-name-order) */
export const nameOrder = (language: Language): typeof GIVEN_FIRST | typeof FAMILY_FIRST =>
  language === 'hu' ? FAMILY_FIRST : GIVEN_FIRST;

/** @returns a person's whole name as a language writes it (R-name-order) */
export function personName(person: Named, language: Language): string {
  return nameOrder(language)
    .map((part) => person[part])
    .join(' ')
    .trim();
}

/** A letter with its marks, and with the Thai or Lao vowel that is written before it. */
const INITIAL = /[\u0e40-\u0e44\u0ec0-\u0ec4]?\p{L}\p{M}*/u;

/** @returns the first letters of a name, in the order of the whole one (R-name-order); empty where it has none */
export function initialsOf(person: Named, language: Language): string {
  return nameOrder(language)
    .map((part) => INITIAL.exec(person[part])?.[0] ?? '')
    .join('')
    .toLocaleUpperCase(language);
}
