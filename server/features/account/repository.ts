import type { Queryable, Tx } from '../../db/database.ts';
import type { AddressRow } from '../../db/tables.ts';
import { lockUser } from '../people/repository.ts';

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

/** @returns the address a live, unused link proves, marking it used and locking its user; undefined otherwise */
export async function spendLinkToken(
  tx: Tx,
  tokenHash: string,
  kind: 'validateEmail' | 'resetPassword',
  now: Date,
): Promise<AddressRow | undefined> {
  const used = await tx
    .updateTable('link_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('address_id')
    .executeTakeFirst();
  if (!used) return undefined;
  const read = () => tx.selectFrom('user_addresses').selectAll().where('id', '=', used.address_id).executeTakeFirst();
  const found = await read();
  if (!found) return undefined;
  await lockUser(tx, found.user_id);
  // As it stands now: it may have been waited for somebody who changed it.
  return read();
}
