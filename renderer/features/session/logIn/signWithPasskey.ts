import { startAuthentication } from '@simplewebauthn/browser';
import { beginPasskeyLogIn } from '../../../../shared/contract/factors.ts';
import type { ApiClient } from '../../../api/client.ts';

/**
 * Asks the device for one of its passkeys. Pages load this, and the library with it, by the click.
 * @returns the passkey's signature, as JSON
 * @throws ApiFailure; Error when the device has none, or the person changes their mind
 */
export async function signWithPasskey(api: ApiClient): Promise<string> {
  const optionsJSON = await api.call(beginPasskeyLogIn);
  return JSON.stringify(await startAuthentication({ optionsJSON }));
}
