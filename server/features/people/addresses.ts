import { readAddress } from '../../../shared/domain/people/address.ts';
import { toPhone } from '../../../shared/domain/people/phone.ts';

/** An email counts in any case and as it was pasted, a phone number however it is written (R-account-name, R-email-form). */
export function normalizeAddress(address: string): string {
  return toPhone(address) ?? readAddress(address) ?? address.replace(/\s/g, '').toLowerCase();
}

/** @returns whether what an account is known by is its phone, and no email address (R-account-name) */
export const isPhone = (address: string): boolean => !address.includes('@');
