import { sql } from 'kysely';
import type { InferType } from 'yup';
import { assertion } from '../../../shared/contract/schemas/factors.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { CHALLENGE_MS, consumeChallenge, giveChallenge, relyingParty } from '../session/challenges.ts';
import type { LogIn } from '../session/repository.ts';

/** @returns the options with which a browser logs in by a passkey that it finds itself */
export async function beginPasskeyLogIn(context: Context) {
  return {
    challenge: await giveChallenge(context, null),
    rpId: relyingParty(context.config).rpId,
    timeout: CHALLENGE_MS,
    userVerification: 'required' as const,
  };
}

function readAssertion(text: string): InferType<typeof assertion> {
  try {
    return assertion.validateSync(JSON.parse(text), { stripUnknown: true });
  } catch {
    throw new AppError('invalid_grant');
  }
}

/**
 * The account of a passkey (R-passkey-log-in). The device has asked who its user is, so there is no second step.
 * @param text the browser's answer, as JSON
 * @throws AppError 400 `invalid_grant` for a passkey that is unknown, of another address, or an answer to no challenge
 */
export async function accountByPasskey(context: Context, text: string): Promise<LogIn> {
  const given = readAssertion(text);
  const passkey = await context.db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', given.id)
    .executeTakeFirst();
  const { userHandle } = given.response;
  const isTheirs = !userHandle || Buffer.from(userHandle, 'base64url').toString() === passkey?.user_id;
  if (!passkey || !isTheirs) throw new AppError('invalid_grant');
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { rpId, origin } = relyingParty(context.config);
  const checked = await verifyAuthenticationResponse({
    response: { ...given, response: { ...given.response }, type: 'public-key', clientExtensionResults: {} },
    expectedChallenge: (challenge) => consumeChallenge(context, challenge, null),
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.counter),
    },
  }).catch(() => null);
  if (!checked?.verified) throw new AppError('invalid_grant');
  const { newCounter } = checked.authenticationInfo;
  // If the same count comes twice, the second may be from a copy of the device.
  const used = await context.db
    .updateTable('passkeys')
    .set({ counter: newCounter, used_at: context.clock.now() })
    .where('id', '=', passkey.id)
    .where(sql<boolean>`counter < ${newCounter} or (counter = 0 and ${newCounter} = 0)`)
    .executeTakeFirst();
  if (used.numUpdatedRows !== 1n) throw new AppError('invalid_grant');
  return { userId: passkey.user_id, provider: null, passkeyId: passkey.id };
}
