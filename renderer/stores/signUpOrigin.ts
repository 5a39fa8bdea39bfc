import type { Memory } from '../platform/platform.ts';
import { hasTexts } from './keptShapes.ts';

const FIELDS = ['gameId', 'path', 'firstName', 'lastName', 'email'] as const;

/** The invitation that a guest makes an account from, and their details there (R-sign-up-guest). */
export type SignUpOrigin = Record<(typeof FIELDS)[number], string>;

/** Kept in this window only: neither a name nor a link's token belongs in an address, which ends up in histories and logs. */
const NAME = 'signUpOrigin';

/** @returns where a guest left an invitation in this window to make an account, or null */
export function signUpOrigin(visit: Memory): SignUpOrigin | null {
  try {
    const value: unknown = JSON.parse(visit.get(NAME) || 'null');
    return hasTexts(value, FIELDS) ? (value as SignUpOrigin) : null;
  } catch {
    return null;
  }
}

export function keepSignUpOrigin(visit: Memory, from: SignUpOrigin): void {
  visit.set(NAME, JSON.stringify(from));
}
