import { subDays } from 'date-fns/subDays';
import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Queryable, Tx } from '../../../db/database.ts';
import { hashToken } from '../../../ids.ts';
import { replyTokenOf } from '../../../mail/replyKey.ts';
import { addressWith } from '../../../mail/tokenAddress.ts';
import type { Slot } from '../gameState.ts';

/** Somebody is asked about what came from a calendar so often, at most once a day (R-calendar-answers). */
const MAX_ASKED = 3;

/**
 * @param asked the one time that the mail asks for; left out, what stood there stays
 * @returns the ORGANIZER of an invitee's calendar, the same for the match's whole life, as calendars take no other one's
 * changes; null where no mailbox is read
 */
export async function replyAddressOf(
  { inbound }: Config,
  tx: Tx,
  inviteeId: string,
  asked?: Slot,
): Promise<string | null> {
  if (!inbound) return null;
  const token = await replyTokenOf(tx, inviteeId);
  const slot = asked ? { asked_from: asked.from, asked_to: asked.to } : {};
  await tx
    .insertInto('reply_tokens')
    .values({ token_hash: hashToken(token), invitee_id: inviteeId, ...slot })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ invitee_id: inviteeId, ...slot }))
    .execute();
  return addressWith(inbound.replyAddress, token);
}

/** @returns who was given one of these addresses; null: nobody */
export async function findReplier(
  db: Queryable,
  tokens: readonly string[],
): Promise<{ inviteeId: string; gameId: string } | null> {
  const found = await db
    .selectFrom('reply_tokens')
    .innerJoin('invitees', 'invitees.id', 'reply_tokens.invitee_id')
    .select(['invitees.id as inviteeId', 'invitees.game_id as gameId'])
    .where('token_hash', 'in', tokens.map(hashToken))
    .executeTakeFirst();
  return found ?? null;
}

/** @returns the one time that somebody was asked for by a calendar's entry; null: there was no such entry */
export async function askedSlotOf(tx: Tx, inviteeId: string): Promise<Slot | null> {
  const row = await tx
    .selectFrom('reply_tokens')
    .select(['asked_from', 'asked_to'])
    .where('invitee_id', '=', inviteeId)
    .executeTakeFirst();
  return row?.asked_from && row.asked_to ? { from: row.asked_from, to: row.asked_to } : null;
}

/** @returns whether somebody may be asked now about what came from a calendar; that counts as done */
export async function takeAsking(tx: Tx, inviteeId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reply_tokens')
    .set({ asked_about: sql<number>`asked_about + 1`, asked_about_at: now })
    .where('invitee_id', '=', inviteeId)
    .where('asked_about', '<', MAX_ASKED)
    .where((where) => where.or([where('asked_about_at', 'is', null), where('asked_about_at', '<=', subDays(now, 1))]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
