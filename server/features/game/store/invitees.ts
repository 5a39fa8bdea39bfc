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
