import { sql } from 'kysely';
import type { Language } from '../../../shared/locales/languages.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { AddressRow, NewUser, UserRow } from '../../db/tables.ts';
import { newToken } from '../../ids.ts';

/** Stores a person; what is not given stays empty. */
export async function insertUser(db: Queryable, user: NewUser): Promise<void> {
  await db
    .insertInto('users')
    .values({ ...user, mail_token: newToken() })
    .execute();
}

/** @returns whether it was free: a claim of somebody else, who has not proved it, does not count */
export async function insertAddress(db: Queryable, address: AddressRow): Promise<boolean> {
  const inserted = await db
    .insertInto('user_addresses')
    .values(address)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function findUser(db: Queryable, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
}

/** Makes whoever changes the addresses of an account wait for each other. */
export async function lockUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  const user = tx.selectFrom('users').selectAll().where('id', '=', id).where('deleted_at', 'is', null);
  return user.forNoKeyUpdate().executeTakeFirst();
}

/** @returns the addresses of a user, the main one first */
export async function findAddresses(db: Queryable, userId: string): Promise<AddressRow[]> {
  return db
    .selectFrom('user_addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('main', 'desc')
    .orderBy('address')
    .execute();
}

/** The account that holds an address: it has proved it, or was made with it. Others only claim it (R-address-claim). */
export const isHeld = sql<boolean>`(user_addresses.main or user_addresses.validated_at is not null)`;

/** @returns the account that has proved this address */
export async function findUserByValidatedAddress(db: Queryable, address: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('user_addresses')
    .innerJoin('users', 'users.id', 'user_addresses.user_id')
    .selectAll('users')
    .where('user_addresses.address', '=', address)
    .where('user_addresses.validated_at', 'is not', null)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function findContact(db: Queryable, address: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('contact_email', '=', address).executeTakeFirst();
}

/** The language a guest has answered in, which later mails to that address speak (R-guest-language). */
export async function keepGuestLanguage(tx: Tx, id: string, language: Language): Promise<void> {
  await tx.updateTable('users').set({ language, language_said: true }).where('id', '=', id).execute();
}
