import type { Language } from '../../../../shared/locales/languages.ts';
import { AppError } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { UserRow } from '../../../db/tables.ts';
import { newCode, newId } from '../../../ids.ts';
import { findContact, findUser, findUserByValidatedAddress, insertUser } from '../../people/repository.ts';
import { addressesOf } from '../store/invitees.ts';
import type { Contact } from './command.ts';

/** @returns the account that proved the address, else the guest of that address; undefined for one nobody knows */
export async function findByAddress(tx: Tx, email: string): Promise<UserRow | undefined> {
  return (await findUserByValidatedAddress(tx, email)) ?? (await findContact(tx, email));
}

/** @returns a guest of an address that nobody knows yet */
export async function newGuest(
  context: Context,
  tx: Tx,
  contact: Contact,
  email: string,
  language: Language,
): Promise<UserRow> {
  const id = newId();
  await insertUser(tx, {
    id,
    code: newCode(),
    type: 'CONTACT',
    contact_email: email,
    first_name: contact.firstName ?? '',
    last_name: contact.lastName ?? '',
    language,
    created_at: context.clock.now(),
  });
  const created = await findUser(tx, id);
  if (!created) throw new Error('a contact just stored is gone');
  return created;
}

/** @throws AppError 422 when one of the addresses is the owner's own, proved or not */
export async function refuseOwnAddress(tx: Tx, ownerId: string, contacts: Contact[]): Promise<void> {
  const addresses = await addressesOf(tx, ownerId);
  if (contacts.some(({ email }) => email && addresses.has(email))) {
    throw new AppError('E.game.self');
  }
}
