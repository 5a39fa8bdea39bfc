import type { Queryable, Tx } from '../../../db/database.ts';
import { newId } from '../../../ids.ts';

/** People who are to be invited to a game in a moment. */
export interface Held {
  id: string;
  gameId: string;
  /** The game's organiser. */
  ownerId: string;
  userIds: string[];
}

/** @returns the id by which they are taken back */
export async function insertHeld(tx: Tx, held: { gameId: string; userIds: string[]; dueAt: Date }): Promise<string> {
  const id = newId();
  const row = { id, game_id: held.gameId, user_ids: held.userIds, due_at: held.dueAt };
  await tx.insertInto('held_invitations').values(row).execute();
  return id;
}

/** @returns undefined for those that have gone out, or were taken back */
export async function findHeld(db: Queryable, id: string): Promise<Held | undefined> {
  return db
    .selectFrom('held_invitations')
    .innerJoin('games', 'games.id', 'held_invitations.game_id')
    .select(['held_invitations.id', 'game_id as gameId', 'owner_id as ownerId', 'user_ids as userIds'])
    .where('held_invitations.id', '=', id)
    .executeTakeFirst();
}

/** Takes them out of the hands of everybody else. @returns whether they were there */
export async function deleteHeld(db: Queryable, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('held_invitations').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** @returns ids of those that should have gone out by a time */
export async function findOverdueHeld(db: Queryable, dueBefore: Date, max: number): Promise<string[]> {
  const rows = await db
    .selectFrom('held_invitations')
    .select('id')
    .where('due_at', '<=', dueBefore)
    .orderBy('due_at')
    .limit(max)
    .execute();
  return rows.map(({ id }) => id);
}
