import { BRAND } from '../../../shared/brand.ts';
import type { BodyOf } from '../../../shared/contract/endpoint.ts';
import type { addPasskey as addEndpoint } from '../../../shared/contract/factors.ts';
import type { PasskeyAnswer } from '../../../shared/contract/schemas/factors.ts';
import { MAX_PASSKEYS } from '../../../shared/domain/limits.ts';
import type { Device } from '../../../shared/domain/people/devices.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { hashToken, newId } from '../../ids.ts';
import { type Asking, asOwner } from '../ownerProof/ownerProof.ts';
import { findAddresses, lockUser } from '../people/repository.ts';
import { CHALLENGE_MS, consumeChallenge, giveChallenge, relyingParty } from '../session/challenges.ts';
import { notifyOfLogIn } from '../session/logInEmail.ts';

/** ES256, EdDSA and RS256 by their numbers: every device has one of them, and Node checks them all. */
const ALGORITHMS = [-7, -8, -257] as const;

const findRows = (db: Queryable, userId: string) =>
  db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute();

/** @returns the passkeys of an account, the oldest first */
export async function findPasskeys(db: Queryable, userId: string): Promise<PasskeyAnswer[]> {
  return (await findRows(db, userId)).map(({ id, browser, system, created_at, used_at }) => ({
    id,
    browser,
    system,
    since: created_at.toISOString(),
    lastUsed: used_at?.toISOString() ?? null,
  }));
}

/**
 * @returns the options with which a browser creates a passkey, once the owner has proved who they are (R-passkey)
 * @throws AppError as proveOwner() does, 422 when there are ten already
 */
export async function beginPasskey(context: Context, asking: Asking) {
  const { userId } = asking;
  const user = await asOwner(context, asking, async (_tx, owner) => owner);
  const own = await findRows(context.db, userId);
  if (own.length >= MAX_PASSKEYS) throw new AppError('E.passkey.refused');
  const [main] = await findAddresses(context.db, userId);
  const name = `${user.first_name} ${user.last_name}`.trim();
  return {
    challenge: await giveChallenge(context, userId),
    rp: { id: relyingParty(context.config).rpId, name: BRAND.name },
    user: {
      id: Buffer.from(userId).toString('base64url'),
      name: main?.address ?? name,
      displayName: name,
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
    excludeCredentials: own.map(({ credential_id, transports }) => ({
      id: credential_id,
      type: 'public-key' as const,
      transports,
    })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
    timeout: CHALLENGE_MS,
  };
}

/** @returns the browser's answer, checked; null where it answers no challenge of ours */
async function readPasskey(context: Context, userId: string, { response, ...given }: BodyOf<typeof addEndpoint>) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { rpId, origin } = relyingParty(context.config);
  const { transports, ...made } = response;
  const checked = await verifyRegistrationResponse({
    response: { ...given, response: made, type: 'public-key', clientExtensionResults: {} },
    expectedChallenge: (challenge) => consumeChallenge(context, challenge, userId),
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...ALGORITHMS],
  }).catch(() => null);
  return checked?.verified ? { ...checked.registrationInfo.credential, transports: transports ?? [] } : null;
}

/**
 * Stores the passkey that a browser has created, and tells the owner (R-passkey).
 * @throws AppError 422 for one that answers no challenge of this account, is known already, or is one too many
 */
export async function addPasskey(
  context: Context,
  userId: string,
  body: BodyOf<typeof addEndpoint>,
  device: Device,
): Promise<PasskeyAnswer> {
  const made = await readPasskey(context, userId, body);
  if (!made) throw new AppError('E.passkey.refused');
  const now = context.clock.now();
  const id = newId();
  await context.db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new AppError('E.auth.required');
    if ((await findRows(tx, userId)).length >= MAX_PASSKEYS) throw new AppError('E.passkey.refused');
    const added = await tx
      .insertInto('passkeys')
      .values({
        id,
        user_id: userId,
        credential_id: made.id,
        public_key: Buffer.from(made.publicKey),
        counter: made.counter,
        transports: made.transports,
        ...device,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows !== 1n) throw new AppError('E.passkey.refused');
    await notifyOfLogIn(context, tx, user, 'passkey');
  });
  return { id, ...device, since: now.toISOString(), lastUsed: null };
}

/** The session that asks stays valid, whatever has opened it. */
async function keepSession(tx: Tx, token: string): Promise<void> {
  await tx.updateTable('sessions').set({ passkey_id: null }).where('token_hash', '=', hashToken(token)).execute();
}

/**
 * Removes a passkey, and ends the other sessions that it has opened (R-passkey).
 * @throws AppError as proveOwner() does, 404 for one that is not theirs
 */
export async function removePasskey(context: Context, asking: Asking, id: string): Promise<void> {
  await asOwner(context, asking, async (tx) => {
    await keepSession(tx, asking.token);
    const removed = await tx
      .deleteFrom('passkeys')
      .where('user_id', '=', asking.userId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (removed.numDeletedRows !== 1n) throw new AppError('E.notFound');
  });
}
