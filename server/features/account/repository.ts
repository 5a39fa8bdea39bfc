import type { Queryable, Tx } from '../../db/database.ts';
import type { AddressRow } from '../../db/tables.ts';
import { lockUser } from '../people/repository.ts';

/** What a mailed link does to the address it was sent to. */
type LinkKind = 'validateEmail' | 'resetPassword';

/** Makes every older link of this kind to this address invalid, and stores the new one. */
export async function replaceLinkToken(
  db: Queryable,
  link: {
    token_hash: string;
    kind: LinkKind;
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

/** Locks an address in all accounts, in one order: of two accounts that prove it at once, one waits for the other. */
export async function lockAddress(tx: Tx, address: string): Promise<AddressRow[]> {
  const everywhere = tx.selectFrom('user_addresses').selectAll().where('address', '=', address);
  return everywhere.orderBy('id').forUpdate().execute();
}

/** @returns the address that a valid, unused link was sent to; this neither uses nor locks anything */
export async function findLinkedAddress(
  db: Queryable,
  tokenHash: string,
  kind: LinkKind,
  now: Date,
): Promise<AddressRow | undefined> {
  return db
    .selectFrom('link_tokens')
    .innerJoin('user_addresses', 'user_addresses.id', 'link_tokens.address_id')
    .selectAll('user_addresses')
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('link_tokens.expires_at', '>', now)
    .executeTakeFirst();
}

/**
 * Marks a valid, unused link as used. The account and then the address are locked before the link. Removing the address from
 * other accounts also removes their links, so another order would be a deadlock with a call that is just using such a link.
 * @returns the address the link proves; undefined when it proves none
 */
export async function consumeLinkToken(
  tx: Tx,
  tokenHash: string,
  kind: LinkKind,
  now: Date,
): Promise<AddressRow | undefined> {
  const known = await tx
    .selectFrom('link_tokens')
    .innerJoin('user_addresses', 'user_addresses.id', 'link_tokens.address_id')
    .selectAll('user_addresses')
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (!known) return undefined;
  await lockUser(tx, known.user_id);
  const rows = await lockAddress(tx, known.address);
  const used = await tx
    .updateTable('link_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('address_id')
    .executeTakeFirst();
  return used && rows.find(({ id }) => id === used.address_id);
}
