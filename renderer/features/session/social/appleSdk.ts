import { APPLE_RETURN_PATH } from '../../../../shared/routes/appleReturn.ts';
import type { Memory } from '../../../platform/platform.ts';
import { loadScript } from './loadScript.ts';

/** The part of Sign in with Apple JS that this page uses. */
interface AppleSdk {
  init(options: {
    clientId: string;
    scope: string;
    redirectURI: string;
    state: string;
    nonce: string;
    usePopup: boolean;
  }): void;
  signIn(): Promise<unknown>;
}

declare global {
  interface Window {
    AppleID?: { auth: AppleSdk };
  }
}

/** Under this name the visit keeps the state it gave to Apple, and the person's destination. */
const KEPT = 'apple';

/**
 * Goes to Apple's page, which comes back to the log-in page by the server.
 * @param origin where people reach this deployment
 * @param search of the page one comes from, to be there again afterwards
 * @throws Error when Apple cannot be reached
 */
export async function goToApple(
  { script, clientId, origin, nonce, search }: Record<'script' | 'clientId' | 'origin' | 'nonce' | 'search', string>,
  visit: Memory,
): Promise<void> {
  await loadScript(script);
  const sdk = window.AppleID?.auth;
  if (!sdk) throw new Error('Apple’s script is not what it was');
  const state = crypto.randomUUID();
  visit.set(KEPT, JSON.stringify({ state, search }));
  const redirectURI = `${origin}${APPLE_RETURN_PATH}`;
  sdk.init({ clientId, scope: 'name email', redirectURI, state, nonce, usePopup: false });
  await sdk.signIn();
}

/** @returns the state this visit gave to Apple, once; null when it did not send anybody there */
export function takeAppleVisit(visit: Memory): { state: string; search: string } | null {
  const kept = visit.get(KEPT);
  visit.set(KEPT, '');
  return kept ? (JSON.parse(kept) as { state: string; search: string }) : null;
}
