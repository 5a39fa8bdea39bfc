import { sql } from 'kysely';
import { type Formats, formatsOf } from '../../../shared/domain/formats.ts';
import { readAddress } from '../../../shared/domain/people/address.ts';
import { toPhone } from '../../../shared/domain/people/phone.ts';
import type { DateFormat, TimeFormat } from '../../../shared/domain/values.ts';
import type { Language } from '../../../shared/locales/languages.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { AddressRow, NewUser, UserRow } from '../../db/tables.ts';
import { newToken } from '../../ids.ts';
import { textIn } from '../../texts.ts';

/** An email counts in any case and as it was pasted, a phone number in any notation (R-account-name, R-email-form). */
export function normalizeAddress(address: string): string {
  return toPhone(address) ?? readAddress(address) ?? address.replace(/\s/g, '').toLowerCase();
}

/** @returns whether the main address of an account is its phone, and not an email address (R-account-name) */
export const isPhone = (address: string): boolean => !address.includes('@');

/** Whether a row of users has an open account and is not hidden, so that others find it (R-closed-profile, R-listed). */
export const isFindable = sql<boolean>`(users.type = 'NORMAL' and users.deleted_at is null and users.disabled_at is null
  and users.listed <> 'NOBODY')`;

/** @returns the code of a person's public profile; null for people without one: guests, and hidden people (R-listed) */
export const shownCode = ({ type, code, listed }: Pick<UserRow, 'type' | 'code' | 'listed'>): string | null =>
  type === 'NORMAL' && listed !== 'NOBODY' ? code : null;

/**
 * @param firstName the stored name: empty for people who were erased
 * @param language the reader's: readerLanguage() in answers, the receiver's in mails
 * @returns the first name, or the name for erased people (R-former-player)
 */
export const firstNameIn = (firstName: string, language: Language): string =>
  firstName || textIn(language, 'person.former');

/** @returns the name of hidden people where others may not name them (R-listed) */
export const hiddenName = (language: Language): string => textIn(language, 'person.hidden');

/** Stores a person; fields that are not given stay empty. */
export async function insertUser(db: Queryable, user: NewUser): Promise<void> {
  await db
    .insertInto('users')
    .values({ ...user, mail_token: newToken() })
    .execute();
}

/** @returns whether it was free: another account's claim without proof does not count */
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

/** Locks the account, so that changes of its addresses wait for each other. */
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

/** The account that holds an address has proved it, or was made with it. Others only claim it (R-address-claim). */
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

/** The language a guest has answered in, which later mails to that address use (R-guest-language). */
export async function keepGuestLanguage(tx: Tx, id: string, language: Language): Promise<void> {
  await tx.updateTable('users').set({ language, language_said: true }).where('id', '=', id).execute();
}

/** The formats that a person has chosen. */
export interface SavedFormats {
  dateFormat: DateFormat;
  timeFormat: TimeFormat;
}

/** @returns by user: what they have chosen; users who have not chosen are left out */
async function findSavedFormats(db: Queryable, userIds: readonly string[]): Promise<Map<string, SavedFormats>> {
  const rows = await db
    .selectFrom('preferences')
    .select(['user_id', 'date_format as dateFormat', 'time_format as timeFormat'])
    .where(sql<boolean>`user_id = any(${userIds})`)
    .where('formats_chosen', '=', true)
    .execute();
  return new Map(rows.map(({ user_id, ...saved }) => [user_id, saved]));
}

/** @returns the formats of dates and times in mails to a person (R-formats) */
export async function findFormats(db: Queryable, user: { id: string; language: Language }): Promise<Formats> {
  return formatsOf(user.language, (await findSavedFormats(db, [user.id])).get(user.id));
}

/** @returns whether this person wants to see their chances before they answer (R-rating-stakes) */
export async function showsChances(db: Queryable, userId: string): Promise<boolean> {
  const preferences = db.selectFrom('preferences').select('chances_shown').where('user_id', '=', userId);
  return (await preferences.executeTakeFirst())?.chances_shown ?? true;
}
