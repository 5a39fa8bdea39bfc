import { createHmac, randomBytes } from 'node:crypto';
import type { Database, Queryable } from '../db/database.ts';
import { tokenOf } from './tokenAddress.ts';

/** Under this name the deployment keeps the key of tokens that it makes again rather than keeps. */
export const REPLY_KEY = 'replyKey';
const KEY_BYTES = 32;

/** Makes the key at the first start. Of several processes that start at once the first one's counts, for all. */
export async function makeReplyKey(db: Database): Promise<void> {
  await db
    .insertInto('deployment')
    .values({ key: REPLY_KEY, value: randomBytes(KEY_BYTES).toString('hex') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @returns the token of an invitee's address for answers, the same each time: what is stored of it is its hash */
export const replyTokenOf = (db: Queryable, inviteeId: string): Promise<string> => derivedToken(db, inviteeId);

/** @returns a token that nobody can guess, the same for the same text */
export async function derivedToken(db: Queryable, text: string): Promise<string> {
  const { value } = await db
    .selectFrom('deployment')
    .select('value')
    .where('key', '=', REPLY_KEY)
    .executeTakeFirstOrThrow();
  return tokenOf(createHmac('sha256', Buffer.from(value, 'hex')).update(text).digest());
}
