import { sql } from 'kysely';
import type { RatingRule } from '../../../../shared/domain/rating/rating.ts';
import type { Database, Queryable, Tx } from '../../../db/database.ts';

/** Matches that are completed by one statement: a correction of one of them waits for it. */
const AT_ONCE = 2000;

/** Adds to the ledger how these matches ended, where they were written by a release that did not store that. */
export async function completeMatches(db: Queryable, games: readonly string[]): Promise<void> {
  if (games.length === 0) return;
  await sql`
    update rated_matches set sets = games.sets, played_status = games.played_status from games
    where games.id = game_id and game_id = any(${games}::text[]) and rated_matches.sets is null`.execute(db);
}

/** As completeMatches, for all matches of a pool; each part in a statement of its own. */
export async function completePool(db: Database, pool: string): Promise<void> {
  const rows = await db
    .selectFrom('rated_matches')
    .select('game_id')
    .where('pool', '=', pool)
    .where('sets', 'is', null)
    .orderBy('game_id')
    .execute();
  const games = rows.map(({ game_id }) => game_id);
  for (let from = 0; from < games.length; from += AT_ONCE) await completeMatches(db, games.slice(from, from + AT_ONCE));
}

/** @returns whether all receipts of the pool are by this rule; true before its first */
export async function isOfRule(db: Queryable, pool: string, rule: RatingRule): Promise<boolean> {
  const found = await db.selectFrom('rating_pools').select('rule').where('pool', '=', pool).executeTakeFirst();
  return !found || found.rule === rule;
}

/**
 * Stores that all receipts of the pool are by this rule now. The row is written even where it says so already: `xmin`, which
 * changes with every write, is the version of the pool's ratings (publishedLedger.ts).
 */
export async function setRule(tx: Tx, pool: string, rule: RatingRule): Promise<void> {
  await tx.updateTable('rating_pools').set({ rule }).where('pool', '=', pool).execute();
}

/** @returns the pools with receipts by another rule than this one */
export async function findPoolsOfOtherRule(db: Queryable, rule: RatingRule): Promise<string[]> {
  const rows = await db
    .selectFrom('rating_pools')
    .select('pool')
    .where(({ eb, or }) => or([eb('rule', 'is', null), eb('rule', '!=', rule)]))
    .orderBy('pool')
    .execute();
  return rows.map(({ pool }) => pool);
}
