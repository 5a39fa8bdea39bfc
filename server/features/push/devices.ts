import type { BodyOf } from '../../../shared/contract/endpoint.ts';
import type { addPushDevice, movePushDevice } from '../../../shared/contract/push.ts';
import { MAX_PUSH_DEVICES } from '../../../shared/domain/limits.ts';
import type { Device } from '../../../shared/domain/people/devices.ts';
import { DEFAULT_QUIET, PUSH_KINDS } from '../../../shared/domain/push.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { UserRow } from '../../db/tables.ts';
import { hashToken, newId, newToken } from '../../ids.ts';
import { pushServiceOf } from '../../push/services.ts';
import { lockUser } from '../people/repository.ts';

interface Added {
  userId: string;
  /** Of the session that asks. */
  token: string;
  device: Device;
}

/** @throws AppError 401 when the session has just ended; otherwise it can't end before the transaction does */
async function holdSession(tx: Tx, token: string): Promise<string> {
  const hash = hashToken(token);
  const session = await tx
    .selectFrom('sessions')
    .select('token_hash')
    .where('token_hash', '=', hash)
    .forKeyShare()
    .executeTakeFirst();
  if (!session) throw new AppError('E.auth.required');
  return hash;
}

/**
 * Turns notices on for the device of a session. A browser has one endpoint for all its users: if another account or an
 * earlier session has it, it moves here. With too many devices the oldest is removed (R-push-devices).
 * @returns the device, and the token with which it later reports that its endpoint has changed
 * @throws AppError 422 for an endpoint at none of the known push services
 */
export async function addDevice(
  { config, db, clock }: Context,
  { userId, token: sessionToken, device }: Added,
  { endpoint, p256dh, auth, timezone }: BodyOf<typeof addPushDevice>,
): Promise<{ id: string; token: string }> {
  if (!pushServiceOf(endpoint, config)) throw new AppError('E.push.service');
  const id = newId();
  const token = newToken();
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    if (!(await lockUser(tx, userId))) throw new AppError('E.auth.required');
    const session_hash = await holdSession(tx, sessionToken);
    await tx.deleteFrom('push_devices').where('session_hash', '=', session_hash).execute();
    const row = {
      ...{ id, user_id: userId, session_hash, p256dh, auth, token_hash: hashToken(token), created_at: now },
      ...{ browser: device.browser, system: device.system },
    };
    await tx
      .insertInto('push_devices')
      .values({ ...row, endpoint })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
      .execute();
    await dropOldest(tx, userId);
    await tx
      .insertInto('push_choices')
      .values({
        ...{ user_id: userId, kinds: [...PUSH_KINDS], timezone },
        ...{ quiet_from: DEFAULT_QUIET.from, quiet_to: DEFAULT_QUIET.to },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  return { id, token };
}

async function dropOldest(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('push_devices')
    .where('user_id', '=', userId)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('push_devices')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .limit(MAX_PUSH_DEVICES),
    )
    .execute();
}

/** @throws AppError 404 for a device that is not the user's */
export async function removeDevice(db: Queryable, userId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('push_devices')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows !== 1n) throw new AppError('E.notFound');
}

/**
 * Takes the new endpoint of a device from the device itself, whose page may not be open (R-push-devices).
 * @throws AppError 422 for an endpoint at none of the known push services, 404 for an unknown token
 */
export async function moveDevice(
  { config, db }: Context,
  { token, endpoint, p256dh, auth }: BodyOf<typeof movePushDevice>,
): Promise<void> {
  if (!pushServiceOf(endpoint, config)) throw new AppError('E.push.service');
  const token_hash = hashToken(token);
  const { numUpdatedRows } = await db
    .updateTable('push_devices')
    .set({ endpoint, p256dh, auth })
    .where('token_hash', '=', token_hash)
    // The endpoint of another device is not a new one.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('push_devices as others')
            .select('others.id')
            .where('others.endpoint', '=', endpoint)
            .where('others.token_hash', '<>', token_hash),
        ),
      ),
    )
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new AppError('E.notFound');
}

/**
 * @returns whether a user may be invited to notices: none of their devices has them, and they have not answered (R-push-hint)
 */
export async function isInvitedToPush(db: Queryable, user: UserRow): Promise<boolean> {
  if (user.push_hint_closed) return false;
  const device = await db.selectFrom('push_devices').select('id').where('user_id', '=', user.id).executeTakeFirst();
  return device === undefined;
}
