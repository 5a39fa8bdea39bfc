import type { Queryable } from '../../db/database.ts';
import type { AddressRow, NewUser, UserRow } from '../../db/tables.ts';

/** Stores a person; what is not given stays empty. */
export async function insertUser(db: Queryable, user: NewUser): Promise<void> {
  await db.insertInto('users').values(user).execute();
}

export async function insertAddress(db: Queryable, address: AddressRow): Promise<boolean> {
  const inserted = await db
    .insertInto('user_addresses')
    .values(address)
    .onConflict((conflict) => conflict.column('address').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function findUser(db: Queryable, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
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

/** Makes every older link of this kind to this address worthless, and stores the new one. */
export async function replaceLinkToken(
  db: Queryable,
  link: {
    token_hash: string;
    kind: 'validateEmail' | 'resetPassword';
    address_id: string;
    created_at: Date;
    expires_at: Date;
  },
): Promise<void> {
  await db.deleteFrom('link_tokens').where('address_id', '=', link.address_id).where('kind', '=', link.kind).execute();
  await db
    .insertInto('link_tokens')
    .values({ ...link, used_at: null })
    .execute();
}

/** @returns the address a live, unused link proves, marking it used; undefined otherwise */
export async function spendLinkToken(
  db: Queryable,
  tokenHash: string,
  kind: 'validateEmail' | 'resetPassword',
  now: Date,
): Promise<AddressRow | undefined> {
  const used = await db
    .updateTable('link_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('address_id')
    .executeTakeFirst();
  if (!used) return undefined;
  return db.selectFrom('user_addresses').selectAll().where('id', '=', used.address_id).executeTakeFirst();
}
