import type { Memory } from '../../../platform/platform.ts';

/** Where the app remembers what it has asked the browser with. */
const KEPT_AS = 'logInVerifier';

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/**
 * Makes a secret that stays in this window, and what may be told of it (RFC 7636).
 * @returns the challenge, base64url of its SHA-256
 */
export async function newChallenge(visit: Memory): Promise<string> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  visit.set(KEPT_AS, verifier);
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}

/** @returns the secret, for the one ticket that comes back; empty when this window has asked for none */
export function takeVerifier(visit: Memory): string {
  const verifier = visit.get(KEPT_AS) ?? '';
  visit.set(KEPT_AS, '');
  return verifier;
}
