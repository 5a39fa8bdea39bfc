import { isEmailAddress } from '../../../shared/domain/people/address.ts';
import { findAddresses } from '../../../shared/domain/people/findAddresses.ts';
import { splitName } from '../../../shared/domain/people/typedName.ts';
import { readPeople, type Written } from '../../../shared/domain/people/writtenPeople.ts';
import type { Language } from '../../../shared/locales/languages.ts';
import { hasTexts } from '../../stores/keptShapes.ts';

/** Somebody to invite, as typed. */
export interface GuestText {
  firstName: string;
  lastName: string;
  email: string;
}

/** Mail programs put the direction of writing around names; characters that join two letters of a script stay. */
const withoutDirection = (text: string) => text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');

const withCapital = (word: string) => word.charAt(0).toLocaleUpperCase() + word.slice(1);

/** `kim.janssens@…` has a person's name; `info@…` does not. */
function namesInAddress(email: string): string[] {
  const parts = (email.split('@')[0] ?? '').split(/[._]+/);
  return parts.length === 2 && parts.every((part) => /^\p{L}{2,}$/u.test(part)) ? parts.map(withCapital) : [];
}

function namesOf({ names, before, email }: Written, language: Language): Pick<GuestText, 'firstName' | 'lastName'> {
  const bare = withoutDirection(names.length > 0 ? names.join(', ') : before.join(' '));
  if (bare !== '') return splitName(bare, language);
  const [firstName = '', lastName = ''] = namesInAddress(email);
  return { firstName, lastName };
}

/**
 * Reads people out of pasted text: `Kim Janssens <kim@mail.example>`, plain addresses, columns of a table, separated by
 * commas, semicolons or lines.
 * @param language gives the order of names (R-name-order)
 * @returns them in their order, with invalid addresses as they were typed; empty when the text names no address at all
 */
export function readGuests(text: string, language: Language): GuestText[] {
  const { people } = readPeople(text);
  if (!people.some(({ email }) => isEmailAddress(email))) return [];
  return people.map((person) => ({ ...namesOf(person, language), email: person.email }));
}

/** @returns the addresses somewhere in a running text, each once */
export const readAddresses = (text: string): string[] => [...new Set(findAddresses(text))];

/** @returns whether these are the words for one guest */
export const isGuest = (value: unknown): value is GuestText => hasTexts(value, ['firstName', 'lastName', 'email']);
