import { addMinutes } from 'date-fns/addMinutes';
import { setNewPasswordPath } from '../../../shared/routes/paths.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { hashToken, newToken } from '../../ids.ts';
import { replaceLinkToken } from '../account/repository.ts';
import { leaveGames } from '../game/ownGames.ts';
import { followBlocks } from '../people/blocks.ts';
import { endAccess } from '../session/repository.ts';
import { dropFactors } from '../session/secondFactor.ts';
import type { Acting } from './acting.ts';
import { audit } from './auditLog.ts';

/** How long the link of resetLogIn works. */
export const LINK_MINUTES = 60;

/**
 * The part of closing an account that is one transaction; `leaveGames` follows it.
 * @returns false when it was closed already, or is gone
 */
export async function closeWithin(context: Context, tx: Tx, acting: Acting, id: string): Promise<boolean> {
  const closed = await tx
    .updateTable('users')
    .set({ disabled_at: context.clock.now() })
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (closed.numUpdatedRows === 0n) return false;
  await endAccess(tx, id, null);
  await followBlocks(tx, id);
  await context.jobs.enqueue(tx, 'rating.list', { userId: id });
  await audit(context, tx, acting, { action: 'ACCOUNT_CLOSED', accountId: id });
  return true;
}

/**
 * Closes an account without erasing it: no log-in, no invitations, its open matches called off or left (R-operator-accounts).
 * @returns false when it was closed already
 */
export async function closeAccount(context: Context, acting: Acting, id: string): Promise<boolean> {
  const isClosed = await acting.run(id, (tx) => closeWithin(context, tx, acting, id));
  if (isClosed) context.security('account.closed', { accountId: id });
  // Also a second time: a server that was killed may have left some of them open.
  await leaveGames(context, id);
  return isClosed;
}

/** Lets a person log in again. @returns false when the account was open already */
export async function openAccount(context: Context, acting: Acting, id: string): Promise<boolean> {
  const isOpened = await acting.run(id, async (tx) => {
    const opened = await tx
      .updateTable('users')
      .set({ disabled_at: null })
      .where('id', '=', id)
      .where('disabled_at', 'is not', null)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (opened.numUpdatedRows === 0n) return false;
    await followBlocks(tx, id);
    await context.jobs.enqueue(tx, 'rating.list', { userId: id });
    await audit(context, tx, acting, { action: 'ACCOUNT_OPENED', accountId: id });
    return true;
  });
  if (isOpened) context.security('account.opened', { accountId: id });
  return isOpened;
}

/**
 * Lets a person in who cannot log in: the delays after wrong passwords are cleared, their sessions and all other access to the
 * account end.
 * @param of the account, and the address that the link is for
 * @returns a link that sets a new password, once, for LINK_MINUTES
 */
export async function resetLogIn(
  context: Context,
  acting: Acting,
  { id, addressId }: { id: string; addressId: string },
): Promise<string> {
  const token = newToken();
  const now = context.clock.now();
  await acting.run(id, async (tx) => {
    // Counters are stored under hashes, which do not show whose they are.
    await tx.deleteFrom('limits').where('key', 'like', 'login%').execute();
    await endAccess(tx, id, null);
    await replaceLinkToken(tx, {
      token_hash: hashToken(token),
      kind: 'resetPassword',
      address_id: addressId,
      created_at: now,
      expires_at: addMinutes(now, LINK_MINUTES),
    });
    await audit(context, tx, acting, { action: 'LOG_IN_RESET', accountId: id });
  });
  context.security('sessions.ended', { accountId: id });
  return context.config.publicUrl + setNewPasswordPath(token);
}

/**
 * Lets a person log in with the password alone who has lost phone and recovery codes (R-factor): the second step is removed,
 * and the passkeys as well, because these may also be lost.
 */
export async function factorOff(context: Context, acting: Acting, id: string): Promise<void> {
  await acting.run(id, async (tx) => {
    await dropFactors(tx, id);
    await audit(context, tx, acting, { action: 'FACTOR_OFF', accountId: id });
  });
  context.security('factor.off', { accountId: id });
}
