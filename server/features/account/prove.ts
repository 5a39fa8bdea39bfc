import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { AddressRow } from '../../db/tables.ts';
import { hashToken } from '../../ids.ts';
import { noteInviter } from '../friends/balls.ts';
import { sendWaitingInvitations } from '../game/sendWaitingInvitations.ts';
import { endAccess } from '../session/endAccess.ts';
import { dropFactors } from '../session/secondFactor.ts';
import { adoptContact } from './adoptContact.ts';
import { consumeLinkToken, lockAddress } from './repository.ts';

/**
 * An address that is proved (R-address-proved): what it was invited to and played becomes the account's, what the
 * account sent goes out. Whoever else had it without proof loses the address and nothing else. It becomes the main one
 * of an account whose main one is not proved: mails go to proved addresses only.
 * @throws AppError 409 when another account has proved it before
 */
export async function markAddressProved(context: Context, tx: Tx, address: AddressRow): Promise<void> {
  const now = context.clock.now();
  const others = (await lockAddress(tx, address.address)).filter(({ id }) => id !== address.id);
  if (others.some(({ validated_at }) => validated_at !== null)) throw new AppError('E.email.taken');
  for (const { id } of others) await tx.deleteFrom('user_addresses').where('id', '=', id).execute();
  const main = await tx
    .selectFrom('user_addresses')
    .select(['id', 'validated_at'])
    .where('user_id', '=', address.user_id)
    .where('main', '=', true)
    .executeTakeFirst();
  const becomesMain = !main?.validated_at;
  if (main && becomesMain && main.id !== address.id) {
    await tx.updateTable('user_addresses').set({ main: false }).where('id', '=', main.id).execute();
  }
  await tx
    .updateTable('user_addresses')
    .set({ validated_at: now, ...(becomesMain ? { main: true } : {}) })
    .where('id', '=', address.id)
    .execute();
  await adoptContact(context, tx, address.address, address.user_id);
  await noteInviter(tx, address);
  await sendWaitingInvitations(context, tx, address.user_id);
}

/**
 * Somebody else than the mailbox's owner may have made this account: with the proof that person's password, access,
 * log-ins elsewhere and claims of other addresses end (R-address-takeover). Only for an account without any proved
 * address.
 */
export async function dropUnknownOwner(tx: Tx, { id, user_id: userId }: AddressRow): Promise<void> {
  await tx.updateTable('users').set({ password_hash: null }).where('id', '=', userId).execute();
  await endAccess(tx, userId, null);
  await tx.deleteFrom('identities').where('user_id', '=', userId).execute();
  await dropFactors(tx, userId);
  await tx.deleteFrom('user_addresses').where('user_id', '=', userId).where('id', '<>', id).execute();
}

/**
 * Proves an address by its mailed link.
 * @returns the account it is of
 * @throws AppError 409 when the link was used, replaced or is too old, or another account has proved the address
 */
export async function proveAddress(context: Context, token: string): Promise<string> {
  return context.db.transaction().execute(async (tx) => {
    const address = await consumeLinkToken(tx, hashToken(token), 'validateEmail', context.clock.now());
    if (!address) throw new AppError('E.link.used');
    await markAddressProved(context, tx, address);
    return address.user_id;
  });
}
