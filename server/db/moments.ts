import { subSeconds } from 'date-fns/subSeconds';
import type { Database, Queryable } from './database.ts';

/** Events whose last time an operator wants to know (R-operator-health). */
type Moment = 'sweptWell' | 'lastDelivered';

/**
 * Stores that something has happened now.
 * @param everySeconds within this time after the last one nothing is written or locked
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

/** Keys of `deployment` that say when something was last done (R-metrics). */
export const LAST_SWEEP = 'lastSweep';
export const LAST_BACKUP = 'lastBackup';

export async function noteDone(db: Database, key: typeof LAST_SWEEP | typeof LAST_BACKUP, now: Date): Promise<void> {
  const value = now.toISOString();
  await db
    .insertInto('deployment')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
