import { createHmac, randomBytes } from 'node:crypto';
import type { Database, Queryable } from '../db/database.ts';

/** RFC 4648 in lower case: mail servers may change the case of a local part. */
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';
const TOKEN_LENGTH = 28;
/** The placeholder of the token in `REPLY_ADDRESS`. */
const STAND_IN = '*';

/** Headers in which mail servers on the way say whom a mail was for. */
const RECEIVER_HEADERS = ['delivered-to', 'x-original-to', 'envelope-to', 'x-delivered-to', 'to', 'cc'];
/** Our mails have one; a mail that tries many is not read further. */
const MAX_TOKENS = 5;

/**
 * @param bytes 28 or more that can't be guessed
 * @returns 140 of their bits, encoded so that an address may change case
 */
const tokenOf = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, TOKEN_LENGTH), (byte) => BASE32[byte % BASE32.length]).join('');

/** @returns a random token */
export const newAddressToken = (): string => tokenOf(randomBytes(TOKEN_LENGTH));

/** @param pattern `REPLY_ADDRESS`, such as `play+*@club.example` */
export const addressWith = (pattern: string, token: string): string => pattern.replace(STAND_IN, token);

/** @returns the tokens in the addresses a mail was for, the most reliable first */
export function tokensOf(pattern: string, headers: readonly { key: string; value: string }[]): string[] {
  const [before = '', after = ''] = pattern.split(STAND_IN).map((part) => part.replace(/[.+]/g, '\\$&'));
  const address = new RegExp(`(?<![\\w.+-])${before}([a-z2-7]{${TOKEN_LENGTH}})${after}(?![\\w.-])`, 'gi');
  const found = RECEIVER_HEADERS.flatMap((name) =>
    headers
      .filter(({ key }) => key === name)
      .flatMap(({ value }) => [...value.matchAll(address)].map(([, token = '']) => token.toLowerCase())),
  );
  return [...new Set(found)].slice(0, MAX_TOKENS);
}

/** The name under which the deployment stores the key for tokens that it derives instead of storing them. */
export const REPLY_KEY = 'replyKey';
const KEY_BYTES = 32;

/** Creates the key at the first start. If several processes start at once, all use the key of the first. */
export async function makeReplyKey(db: Database): Promise<void> {
  await db
    .insertInto('deployment')
    .values({ key: REPLY_KEY, value: randomBytes(KEY_BYTES).toString('hex') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @returns the token in an invitee's address for answers, the same each time: only its hash is stored */
export const replyTokenOf = (db: Queryable, inviteeId: string): Promise<string> => derivedToken(db, inviteeId);

/** @returns a token that can't be guessed, the same for the same text */
export async function derivedToken(db: Queryable, text: string): Promise<string> {
  const { value } = await db
    .selectFrom('deployment')
    .select('value')
    .where('key', '=', REPLY_KEY)
    .executeTakeFirstOrThrow();
  return tokenOf(createHmac('sha256', Buffer.from(value, 'hex')).update(text).digest());
}
