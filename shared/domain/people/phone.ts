import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { withoutUnseen } from './address.ts';

/**
 * Reads a phone number with its country prefix, written with `+` or `00`. It is checked against the numbering plan of its
 * country, not by its length (R-phone-number).
 * @returns the number as it is stored and dialled (`+32470123456`), or null for a number that can't exist
 */
export function toPhone(text: string): string | null {
  const trimmed = withoutUnseen(text).trim().replace(/^00/, '+');
  if (!trimmed.startsWith('+')) return null;
  const phone = parsePhoneNumberFromString(trimmed, { extract: false });
  return phone?.isValid() ? phone.number : null;
}
