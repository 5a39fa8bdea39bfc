import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { NewInvitee } from '../../../db/tables.ts';
import { newId } from '../../../ids.ts';

/** @returns the id of the new invitee, who has chosen and answered nothing */
export async function insertInvitee(
  tx: Tx,
  invitee: Omit<NewInvitee, 'id' | 'accepted_at' | 'accepted_order' | 'note'>,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('invitees')
    .values({ ...invitee, id, accepted_at: null, accepted_order: null, note: null })
    .execute();
  return id;
}

/** @returns who of these users has answered one of the owner's invitations by a session or a mailed link */
export async function findAnswered(tx: Tx, ownerId: string, userIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('invitees')
    .innerJoin('games', 'games.id', 'invitees.game_id')
    .select('invitees.user_id')
    .distinct()
    .where('games.owner_id', '=', ownerId)
    .where(sql<boolean>`invitees.user_id = any(${userIds})`)
    .where('invitees.mailbox_answered_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/** @returns all addresses of an account, proved or not */
export async function addressesOf(tx: Tx, userId: string): Promise<Set<string>> {
  const own = await tx.selectFrom('user_addresses').select('address').where('user_id', '=', userId).execute();
  return new Set(own.map(({ address }) => address));
}

/** @returns ids of the owner's games that still take answers */
export async function findAnswerableGames(tx: Tx, ownerId: string, now: Date): Promise<string[]> {
  const games = await tx
    .selectFrom('games')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('status', '=', 'CONFIRMED')
    .where('expires_at', '>', now)
    .execute();
  return games.map(({ id }) => id);
}
