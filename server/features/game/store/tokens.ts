import { subDays } from 'date-fns/subDays';
import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Queryable, Tx } from '../../../db/database.ts';
import type { UserRow } from '../../../db/tables.ts';
import { hashToken } from '../../../ids.ts';
import { addressWith, replyTokenOf } from '../../../mail/tokenAddress.ts';
import type { Slot } from '../gameState.ts';

/** @returns the share visitor of this game when the token is that of its share link */
export async function findShareToken(
  db: Queryable,
  gameId: string,
  token: string,
): Promise<{ kind: 'share'; gameId: string } | null> {
  const game = await db.selectFrom('games').select('share_token').where('id', '=', gameId).executeTakeFirst();
  return game && hashToken(game.share_token) === hashToken(token) ? { kind: 'share', gameId } : null;
}

/** @returns those tokens that are still a link into their game, of one invitee or to share */
export async function findLinksInUse(
  db: Queryable,
  holders: readonly { token: string; gameId: string }[],
): Promise<Set<string>> {
  const hashes = new Map(holders.map(({ token }) => [hashToken(token), token]));
  const links = await db
    .selectFrom('invitee_links')
    .select('token_hash')
    .where(sql<boolean>`token_hash = any(${[...hashes.keys()]})`)
    .execute();
  const games = await db
    .selectFrom('games')
    .select('share_token')
    .where(sql<boolean>`id = any(${holders.map(({ gameId }) => gameId)})`)
    .execute();
  return new Set([
    ...links.map(({ token_hash }) => hashes.get(token_hash) ?? ''),
    ...games.map(({ share_token }) => share_token),
  ]);
}

/** The secret in the address of a user's calendar feed; null until they have asked for one. */
export async function findCalendarToken(db: Queryable, userId: string): Promise<string | null> {
  const { calendar_token } = await db
    .selectFrom('users')
    .select('calendar_token')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return calendar_token;
}

export async function setCalendarToken(db: Queryable, userId: string, token: string): Promise<void> {
  await db.updateTable('users').set({ calendar_token: token }).where('id', '=', userId).execute();
}

/** @returns the owner of a feed; undefined for a token that is unknown or was ended, and for a closed account */
export async function findCalendarOwner(db: Queryable, token: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('calendar_token', '=', token)
    .where('deleted_at', 'is', null)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
}

/** How often somebody is asked about an answer from a calendar, at most once a day (R-calendar-answers). */
const MAX_ASKED = 3;

/**
 * @param asked the one time that the mail asks for; left out, the stored one stays
 * @returns where an invitee's replies go, and the ORGANIZER of their calendar entry: the same for the match's whole life, because
 * calendars take changes only from the same organizer; null where no mailbox is read
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

/** @returns the invitee who was given one of these addresses; null: none */
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

/** @returns the one time that a calendar entry asked somebody for; null: there was no such entry */
export async function askedSlotOf(tx: Tx, inviteeId: string): Promise<Slot | null> {
  const row = await tx
    .selectFrom('reply_tokens')
    .select(['asked_from', 'asked_to'])
    .where('invitee_id', '=', inviteeId)
    .executeTakeFirst();
  return row?.asked_from && row.asked_to ? { from: row.asked_from, to: row.asked_to } : null;
}

/** @returns whether somebody may be asked now about an answer from a calendar; if so, it counts as done */
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
