import { subDays } from 'date-fns/subDays';
import type { Queryable, Tx } from '../db/database.ts';
import { hashToken } from '../ids.ts';
import { addressWith, newAddressToken } from './tokenAddress.ts';

/** Mail servers try for five days and more, and say then that they have given up. */
const KEPT_DAYS = 30;

/**
 * Makes the address that one mail comes back to when it does not arrive (R-bounces).
 * @param pattern `REPLY_ADDRESS`
 * @param inviteeIds whose invitation it is
 */
export async function newReturnAddress(
  tx: Tx,
  pattern: string,
  inviteeIds: readonly string[],
  now: Date,
): Promise<string> {
  const token = newAddressToken();
  const token_hash = hashToken(token);
  await tx
    .insertInto('bounce_tokens')
    .values(inviteeIds.map((invitee_id) => ({ token_hash, invitee_id, created_at: now })))
    .execute();
  return addressWith(pattern, token);
}

/** @returns whose invitation came back to one of these addresses; nobody's when they are not of ours */
export async function inviteesOfReturn(db: Queryable, tokens: readonly string[]): Promise<string[]> {
  if (tokens.length === 0) return [];
  const rows = await db
    .selectFrom('bounce_tokens')
    .select('invitee_id')
    .where('token_hash', 'in', tokens.map(hashToken))
    .execute();
  return rows.map(({ invitee_id }) => invitee_id);
}

/** Deletes the tokens of mails that cannot come back any more. */
export async function purgeReturnAddresses(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('bounce_tokens').where('created_at', '<', subDays(now, KEPT_DAYS)).execute();
}
