import type { Language } from '../../../shared/locales/languages.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { UserRow } from '../../db/tables.ts';
import { newCode, newId } from '../../ids.ts';
import { findAddresses, findContact, findUser, findUserByValidatedAddress, insertUser } from './repository.ts';

/** A person as somebody else types them. */
interface TypedPerson {
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
}

/** @returns the account that proved the address, else the guest with that address; undefined for an unknown address */
export async function findByAddress(tx: Tx, email: string): Promise<UserRow | undefined> {
  return (await findUserByValidatedAddress(tx, email)) ?? (await findContact(tx, email));
}

/** @returns a guest with an address that is not known yet */
export async function newGuest(
  context: Context,
  tx: Tx,
  typed: TypedPerson,
  email: string,
  language: Language,
): Promise<UserRow> {
  const id = newId();
  await insertUser(tx, {
    id,
    code: newCode(),
    type: 'CONTACT',
    contact_email: email,
    first_name: typed.firstName ?? '',
    last_name: typed.lastName ?? '',
    language,
    created_at: context.clock.now(),
  });
  const created = await findUser(tx, id);
  if (!created) throw new Error('the new contact was not found');
  return created;
}

/** @throws AppError 422 when one of the addresses is the owner's own, proved or not */
export async function refuseOwnAddress(tx: Tx, ownerId: string, people: readonly TypedPerson[]): Promise<void> {
  const own = (await findAddresses(tx, ownerId)).map(({ address }) => address);
  if (people.some(({ email }) => email && own.includes(email))) throw new AppError('E.game.self');
}
