import type { Database } from '../db/database.ts';

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
