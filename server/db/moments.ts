import { subSeconds } from 'date-fns/subSeconds';
import type { Queryable } from './database.ts';

/** What an operator wants to know the last time of (R-operator-health). */
type Moment = 'sweptWell' | 'lastDelivered';

/**
 * Writes down that something has happened now.
 * @param everySeconds what was written down so short a time ago is not written again, and locks nothing
 */
export async function note(db: Queryable, key: Moment, now: Date, everySeconds = 0): Promise<void> {
  const value = now.toISOString();
  const updated = await db
    .updateTable('deployment')
    .set({ value })
    .where('key', '=', key)
    .where('value', '<=', subSeconds(now, everySeconds).toISOString())
    .executeTakeFirst();
  if (updated.numUpdatedRows > 0n) return;
  await db
    .insertInto('deployment')
    .values({ key, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @returns when it last happened; null for never */
export async function readMoment(db: Queryable, key: Moment): Promise<string | null> {
  const row = await db.selectFrom('deployment').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? null;
}
