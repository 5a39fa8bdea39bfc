import type { Queryable } from '../../../db/database.ts';
import type { UserRow } from '../../../db/tables.ts';

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

/** @returns whose feed it is; undefined for a token that is unknown or was ended, and for a closed account */
export async function findCalendarOwner(db: Queryable, token: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('calendar_token', '=', token)
    .where('deleted_at', 'is', null)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
}
