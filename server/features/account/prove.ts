import { sql } from 'kysely';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { AddressRow } from '../../db/tables.ts';
import { hashToken } from '../../ids.ts';
import { consumeLimit, LIMITS } from '../../plugins/limits.ts';
import { noteInviter } from '../friends/balls.ts';
import { sendWaitingInvitations } from '../game/sendWaitingInvitations.ts';
import { findUser } from '../people/repository.ts';
import { verifyPassword } from '../session/passwords.ts';
import { endAccess } from '../session/repository.ts';
import { dropFactors } from '../session/secondFactor.ts';
import { adoptContact } from './adoptContact.ts';
import { consumeLinkToken, findLinkedAddress, lockAddress } from './repository.ts';

/**
 * Marks an address as proved (R-address-proved): invitations to it and games played under it become the account's, and the
 * account's waiting invitations go out. Other accounts that had it without proof lose the address and nothing else. It becomes
 * the main one of an account whose main one is not proved: mails go to proved addresses only.
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
 * Another person than the mailbox's owner may have made this account: with the proof that person's password, access,
 * log-ins elsewhere, phone and claims of other addresses end (R-address-takeover). Only for an account without any proved
 * address.
 */
export async function dropUnknownOwner(tx: Tx, { id, user_id: userId, address }: AddressRow): Promise<void> {
  // A number that was typed would be shown to the players of its new owner's matches.
  const phone = sql<string | null>`case when phone = ${address} then phone end`;
  await tx.updateTable('users').set({ password_hash: null, phone }).where('id', '=', userId).execute();
  await endAccess(tx, userId, null);
  await tx.deleteFrom('identities').where('user_id', '=', userId).execute();
  await dropFactors(tx, userId);
  await tx.deleteFrom('user_addresses').where('user_id', '=', userId).where('id', '<>', id).execute();
}

/** A click on a mailed link that proves an address, and what shows that the account is the clicker's own. */
interface Click {
  token: string;
  /** The account's password; empty where none was given. */
  password: string;
  /** The user of the session that asks; null without one. */
  callerId: string | null;
}

/**
 * @returns the hash of the right password; undefined where the session is enough, or there is nothing left to prove
 * @throws AppError 422 without a session or password, and for a wrong password, 429 after too many tries
 */
async function proofOfMaker(context: Context, address: AddressRow, { password, callerId }: Click) {
  if (address.validated_at !== null || address.user_id === callerId) return undefined;
  const { password_hash: hash } = (await findUser(context.db, address.user_id)) ?? {};
  if (!hash || password === '') {
    throw new AppError('E.proof.required', { proof: hash ? 'password' : 'logIn', resets: address.main });
  }
  await consumeLimit(context, LIMITS.linkPassword, address.id);
  if (!(await verifyPassword(password, hash))) throw new AppError('E.password.current');
  return hash;
}

/**
 * Proves an address by its mailed link, for a person who shows that they made the account: somebody else may have typed the
 * address, and a click of its owner must not give them what it was invited to (R-validation).
 * @returns the address, of its account
 * @throws AppError 409 when the link was used, replaced or is too old, or another account has proved the address, 422 and
 * 429 when the clicker's proof is missing, wrong or was tried too often; then the link stays valid
 */
export async function proveAddress(context: Context, click: Click): Promise<AddressRow> {
  const hash = hashToken(click.token);
  const now = context.clock.now();
  const linked = await findLinkedAddress(context.db, hash, 'validateEmail', now);
  if (!linked) throw new AppError('E.link.used');
  const passwordHash = await proofOfMaker(context, linked, click);
  return context.db.transaction().execute(async (tx) => {
    const address = await consumeLinkToken(tx, hash, 'validateEmail', now);
    if (!address) throw new AppError('E.link.used');
    // It may have been replaced since it was checked.
    const user = await findUser(tx, address.user_id);
    if (!user || (passwordHash && user.password_hash !== passwordHash)) throw new AppError('E.link.used');
    if (address.validated_at === null) await markAddressProved(context, tx, address);
    return address;
  });
}
