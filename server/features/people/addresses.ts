import { toPhone } from '../../../shared/domain/people/phone.ts';

/** An email counts in any case, a phone number however it is written (R-account-name). */
export function normalizeAddress(address: string): string {
  return toPhone(address) ?? address.replace(/\s/g, '').toLowerCase();
}
