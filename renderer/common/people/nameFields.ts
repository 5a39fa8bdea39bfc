import { nameOrder } from '../../../shared/domain/people/personName.ts';
import type { Language } from '../../../shared/locales/languages.ts';

const FIELDS = {
  firstName: { name: 'firstName', label: 'signUp.firstName', autoComplete: 'given-name' },
  lastName: { name: 'lastName', label: 'signUp.lastName', autoComplete: 'family-name' },
} as const;

/** @returns the two fields of a name in the order of a language (R-name-order) */
export const nameFields = (language: Language) => nameOrder(language).map((part) => FIELDS[part]);

/** As nameFields, of somebody without an account: they may have no last name (R-person-name). */
export const guestNameFields = (language: Language) =>
  nameFields(language).map((field) =>
    field.name === 'lastName' ? { ...field, label: 'guest.lastName' as const } : field,
  );
