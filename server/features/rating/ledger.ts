import type { Insertable, Selectable } from 'kysely';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { WantedReplay } from './replay.ts';

type Entry = Selectable<Tables['rated_matches']>;

/**
 * Adds a scored match to the ledger, or corrects its result. Its pool, day and players stay as they were at the first score,
 * whatever its players change in their profiles (R-rating-pool); the pool is computed again.
 */
export async function enterLedger(context: Context, tx: Tx, entry: Insertable<Tables['rated_matches']>): Promise<void> {
  const { winner, sets, played_status } = entry;
  const { pool, day } = await tx
    .insertInto('rated_matches')
    .values(entry)
    .onConflict((conflict) => conflict.column('game_id').doUpdateSet({ winner, sets, played_status }))
    .returning(['pool', 'day'])
    .executeTakeFirstOrThrow();
  await replayFrom(context, tx, { pool, day, games: [entry.game_id] });
}

/** For a match that does not count (any more). */
export async function leaveLedger(context: Context, tx: Tx, gameId: string): Promise<void> {
  const before = await findEntry(tx, gameId);
  if (!before) return;
  await tx.deleteFrom('rated_matches').where('game_id', '=', gameId).execute();
  await replayFrom(context, tx, { pool: before.pool, day: before.day, games: [gameId] });
}

async function findEntry(tx: Tx, gameId: string): Promise<Entry | undefined> {
  return tx.selectFrom('rated_matches').selectAll().where('game_id', '=', gameId).executeTakeFirst();
}

/** Queues the computation of everything that follows from some matches of a pool, or of everything from a day on. */
export async function replayFrom(context: Context, tx: Tx, { pool, day, games }: WantedReplay): Promise<void> {
  await context.jobs.enqueue(tx, 'rating.replay', { pool, day, ...(games && { games }) });
}
