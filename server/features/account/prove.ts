import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { AddressRow } from '../../db/tables.ts';
import { hashToken } from '../../ids.ts';
import { sendWaitingInvitations } from '../game/invitations.ts';
import { adoptContact } from './adoptContact.ts';
import { spendLinkToken } from './repository.ts';

/** An address that is proved: what it was invited to and played becomes the account's, what the account sent goes out. */
export async function markAddressProved(context: Context, tx: Tx, address: AddressRow): Promise<void> {
  const now = context.clock.now();
  await tx.updateTable('user_addresses').set({ validated_at: now }).where('id', '=', address.id).execute();
  await adoptContact(context, tx, address.address, address.user_id);
  await sendWaitingInvitations(context, tx, address.user_id);
}

/**
 * Somebody else than the mailbox's owner may have made this account: with the proof that person's password, sessions and
 * log-ins elsewhere end (decisions §4).
 */
export async function dropUnknownOwner(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: null }).where('id', '=', userId).execute();
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await tx.deleteFrom('identities').where('user_id', '=', userId).execute();
}

/**
 * Proves an address by its mailed link.
 * @throws AppError 409 when the link was used, replaced or is too old
 */
export async function proveAddress(context: Context, token: string): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const address = await spendLinkToken(tx, hashToken(token), 'validateEmail', context.clock.now());
    if (!address) throw new AppError('E.link.used');
    await markAddressProved(context, tx, address);
  });
}
