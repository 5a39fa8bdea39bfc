import { addMinutes } from 'date-fns/addMinutes';
import { setNewPasswordPath } from '../../shared/routes/paths.ts';
import type { Context } from '../context.ts';
import { replaceLinkToken } from '../features/account/repository.ts';
import { leaveGames } from '../features/game/leaveGames.ts';
import { normalizeAddress } from '../features/people/addresses.ts';
import { followBlocks } from '../features/people/blocks.ts';
import { relist } from '../features/rating/listing.ts';
import { endAccess } from '../features/session/endAccess.ts';
import { dropFactors } from '../features/session/secondFactor.ts';
import { hashToken, newToken } from '../ids.ts';
import { AdminError } from './adminError.ts';

/** How long the printed link works. */
const LINK_MINUTES = 60;

/** @throws AdminError when no account has this address */
async function accountOf({ db }: Context, address: string): Promise<{ id: string; addressId: string }> {
  const found = await db
    .selectFrom('user_addresses')
    .innerJoin('users', 'users.id', 'user_addresses.user_id')
    .select(['users.id', 'user_addresses.id as addressId'])
    .where('user_addresses.address', '=', normalizeAddress(address))
    .where('users.deleted_at', 'is', null)
    .orderBy('validated_at', (order) => order.asc().nullsLast())
    .executeTakeFirst();
  if (!found) throw new AdminError(`No account has the address ${address}.`);
  return found;
}

/**
 * Lets somebody in who cannot log in: the delays after wrong passwords are forgotten, their sessions and all else that opens it end, and a link
 * that sets a new password is handed to the operator.
 * @returns what to tell the operator
 */
export async function resetLogIn(context: Context, address: string): Promise<string[]> {
  const { id, addressId } = await accountOf(context, address);
  const token = newToken();
  const now = context.clock.now();
  await context.db.transaction().execute(async (tx) => {
    // Counters are kept by hashes: whose they are cannot be told.
    await tx.deleteFrom('limits').where('key', 'like', 'login%').execute();
    await endAccess(tx, id, null);
    await replaceLinkToken(tx, {
      token_hash: hashToken(token),
      kind: 'resetPassword',
      address_id: addressId,
      created_at: now,
      expires_at: addMinutes(now, LINK_MINUTES),
    });
  });
  context.security('sessions.ended', { accountId: id });
  return [
    `All sessions of ${address} have ended. For ${LINK_MINUTES} minutes this link sets a new password, once:`,
    `${context.config.publicUrl}${setNewPasswordPath(token)}`,
  ];
}

/**
 * Lets somebody log in with the password alone who has lost phone and recovery codes (R-factor): the second step goes, and
 * with it the passkeys, which may be lost as well.
 * @returns what to tell the operator
 */
export async function factorOff(context: Context, address: string): Promise<string[]> {
  const { id } = await accountOf(context, address);
  await context.db.transaction().execute((tx) => dropFactors(tx, id));
  context.security('factor.off', { accountId: id });
  return [
    `${address} logs in with the password alone now; passkeys are removed. Make sure that it was the owner who asked.`,
  ];
}

/** Closes an account without erasing it: no log-in, no invitations, its open matches called off or left. */
export async function disable(context: Context, address: string): Promise<string[]> {
  const { id } = await accountOf(context, address);
  await context.db.transaction().execute(async (tx) => {
    const closed = { disabled_at: context.clock.now(), blocks_invitations: true };
    await tx.updateTable('users').set(closed).where('id', '=', id).execute();
    await endAccess(tx, id, null);
    await followBlocks(tx, id);
    await relist(tx, id);
  });
  context.security('account.closed', { accountId: id });
  await leaveGames(context, id);
  return [`${address} can no longer log in. Open matches were called off or left. "enable" opens the account again.`];
}

export async function enable(context: Context, address: string): Promise<string[]> {
  const { id } = await accountOf(context, address);
  await context.db.transaction().execute(async (tx) => {
    const opened = { disabled_at: null, blocks_invitations: false };
    await tx.updateTable('users').set(opened).where('id', '=', id).execute();
    await followBlocks(tx, id);
    await relist(tx, id);
  });
  context.security('account.opened', { accountId: id });
  return [`${address} can log in again.`];
}
