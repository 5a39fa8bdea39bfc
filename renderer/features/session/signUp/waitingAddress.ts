import type { Memory } from '../../../platform/platform.ts';

/** Kept in this window only: neither belongs in an address, which ends up in histories and logs. */
const PHONE = 'waitingPhone';
const EMAIL = 'waitingEmail';

/** @returns the number that was just signed up with and waits for its code */
export function waitingPhone(visit: Memory): string | null {
  return visit.get(PHONE) || null;
}

/** Remembers the number that waits for its code; null for none. */
export function keepWaitingPhone(visit: Memory, phone: string | null): void {
  visit.set(PHONE, phone ?? '');
}

/** @returns the address that was just signed up with and waits for its link */
export function waitingEmail(visit: Memory): string | null {
  return visit.get(EMAIL) || null;
}

/** Remembers the address that waits for its mail; null for none. */
export function keepWaitingEmail(visit: Memory, email: string | null): void {
  visit.set(EMAIL, email ?? '');
}
