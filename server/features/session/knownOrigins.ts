import { addDays } from 'date-fns/addDays';
import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { hashToken } from '../../ids.ts';

/** An origin is known for so long after a log-in, and so many of an account are: the newest. */
const KNOWN_DAYS = 180;
const MAX_ORIGINS = 20;

/**
 * Whether an account was logged in from one of these before (R-known-origin). The same work is done for an account that
 * does not exist (R-same-work).
 * @param origins mark of the device, and line of its network
 */
export async function isKnownOrigin(db: Queryable, userId: string, origins: string[], now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('known_origins')
    .select('origin_hash')
    .where('user_id', '=', userId)
    .where('origin_hash', 'in', origins.map(hashToken))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

/** Notes from where an account was just logged in, or had its password set by a link. */
export async function rememberOrigins(db: Queryable, userId: string, origins: string[], now: Date): Promise<void> {
  const seen = { used_at: now, expires_at: addDays(now, KNOWN_DAYS) };
  await db
    .insertInto('known_origins')
    .values(origins.map((origin) => ({ user_id: userId, origin_hash: hashToken(origin), ...seen })))
    .onConflict((conflict) => conflict.columns(['user_id', 'origin_hash']).doUpdateSet(seen))
    .execute();
  await sql`delete from known_origins where user_id = ${userId} and origin_hash not in (
    select origin_hash from known_origins where user_id = ${userId} order by used_at desc limit ${MAX_ORIGINS})`.execute(
    db,
  );
}
