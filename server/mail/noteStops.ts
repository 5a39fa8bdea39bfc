import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

/** Who wants no mails of the messages of a match, and still all others about it (R-notes-stopped). */

/** @returns whether somebody has a part in a match, as its organiser or by an invitation */
export async function isInGame(db: Queryable, userId: string, gameId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from games where id = ${gameId} and owner_id = ${userId}
    union all select 1 from invitees where game_id = ${gameId} and user_id = ${userId}`.execute(db);
  return rows.length > 0;
}

/** @returns whether something changed */
export async function stopNotes(db: Queryable, userId: string, gameId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('note_stops')
    .values({ user_id: userId, game_id: gameId })
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function resumeNotes(db: Queryable, userId: string, gameId: string): Promise<void> {
  await db.deleteFrom('note_stops').where('user_id', '=', userId).where('game_id', '=', gameId).execute();
}

export async function hasStoppedNotes(db: Queryable, userId: string, gameId: string): Promise<boolean> {
  return (await findNoteStops(db, gameId)).has(userId);
}

/** @returns the user ids of who has stopped the messages of a match */
export async function findNoteStops(db: Queryable, gameId: string): Promise<Set<string>> {
  const stops = await db.selectFrom('note_stops').select('user_id').where('game_id', '=', gameId).execute();
  return new Set(stops.map(({ user_id }) => user_id));
}
