import { isEmailAddress } from '../../../shared/domain/limits.ts';
import { nameOrder } from '../../../shared/domain/people/personName.ts';
import type { Language } from '../../../shared/locales/languages.ts';
import { hasTexts } from '../../stores/keptShapes.ts';

/** Somebody to invite, as typed. */
export interface GuestText {
  firstName: string;
  lastName: string;
  email: string;
}

const withCapital = (word: string) => word.charAt(0).toLocaleUpperCase() + word.slice(1);

/** `kim.janssens@…` says who it is; `info@…` does not. */
function namesInAddress(email: string): string[] {
  const parts = (email.split('@')[0] ?? '').split(/[._]+/);
  return parts.length === 2 && parts.every((part) => /^\p{L}{2,}$/u.test(part)) ? parts.map(withCapital) : [];
}

function namesOf(text: string, email: string, language: Language): Pick<GuestText, 'firstName' | 'lastName'> {
  const bare = text.replace(/^["'\s]+|["'\s]+$/g, '');
  // Address books write the family name first where there is a comma.
  const turned = /^([^,]+),\s*(.+)$/.exec(bare);
  if (turned) return { firstName: turned[2] ?? '', lastName: turned[1] ?? '' };
  const words = bare.split(/\s+/).filter(Boolean);
  const isFamilyFirst = words.length > 1 && nameOrder(language)[0] === 'lastName';
  const [first = '', ...rest] = words.length > 0 ? words : namesInAddress(email);
  return isFamilyFirst
    ? { firstName: rest.join(' '), lastName: first }
    : { firstName: first, lastName: rest.join(' ') };
}

/**
 * Reads people out of pasted text: `Kim Janssens <kim@mail.example>`, plain addresses, columns of a table, separated by
 * commas, semicolons or lines.
 * @param language in whose order names are (R-name-order)
 * @returns them in their order; empty when the text names no address
 */
export function readGuests(text: string, language: Language): GuestText[] {
  const found: GuestText[] = [];
  // A comma inside quotes belongs to the name.
  const pieces = text.match(/\s*"[^"]*"[^,;\n]*|[^,;\n]+/g) ?? [];
  let names = '';
  for (const piece of pieces) {
    const address = /<?([^\s<>()",;:]+@[^\s<>()",;:]+)>?/.exec(piece);
    const email = address?.[1]?.toLowerCase() ?? '';
    if (!address || !isEmailAddress(email)) {
      names = `${names} ${piece.trim()}`.trim();
      continue;
    }
    const before = `${names} ${piece.slice(0, address.index)}`.trim();
    found.push({ ...namesOf(before, email, language), email });
    names = '';
  }
  return found;
}

/** @returns the addresses somewhere in a running text, each once */
export function readAddresses(text: string): string[] {
  const found = text.match(/[^\s<>()[\]",;:]+@[^\s<>()[\]",;:]+/g) ?? [];
  const addresses = found.map((address) => address.toLowerCase().replace(/[.!?’'”]+$/, ''));
  return [...new Set(addresses.filter(isEmailAddress))];
}

/** @returns whether these are the words for one guest */
export const isGuest = (value: unknown): value is GuestText => hasTexts(value, ['firstName', 'lastName', 'email']);
