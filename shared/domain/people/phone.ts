import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Reads a phone number with its country prefix, checked against the numbering plan of its country, not by its
 * length (R-phone-number).
 * @returns the number as it is stored and dialled (`+32470123456`), or null when nobody can have such a number
 */
export function toPhone(text: string): string | null {
  const trimmed = text.trim();
  if (!trimmed.startsWith('+')) return null;
  const phone = parsePhoneNumberFromString(trimmed, { extract: false });
  return phone?.isValid() ? phone.number : null;
}
