import type { Memory } from '../../../platform/platform.ts';

/** Kept in this window only: a number does not belong in an address, which ends up in histories and logs. */
const NAME = 'waitingPhone';

/** @returns the number that was just signed up with and waits for its code */
export function waitingPhone(visit: Memory): string | null {
  return visit.get(NAME) || null;
}

/** Remembers the number whose code is asked for next; null when there is none any more. */
export function keepWaitingPhone(visit: Memory, phone: string | null): void {
  visit.set(NAME, phone ?? '');
}
