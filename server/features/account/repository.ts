import type { Queryable } from '../../db/database.ts';
import type { AddressRow } from '../../db/tables.ts';

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
