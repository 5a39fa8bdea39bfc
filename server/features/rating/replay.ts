import { sql } from 'kysely';
import { poolOfKey } from '../../../shared/domain/rating/pool.ts';
import { type LedgerMatch, type Receipt, replay } from '../../../shared/domain/rating/rating.ts';
import { START_ELO } from '../../../shared/domain/rating/scale.ts';
import type { Winner } from '../../../shared/domain/values.ts';
import type { Database, Tx } from '../../db/database.ts';
import { loadRatingsBefore, loadStarts } from './eve.ts';
import { storeRankings } from './ranking.ts';

/** Rows of one insert: PostgreSQL takes 65,535 parameters, a receipt has ten. */
const ROWS = 1000;

async function loadMatches(tx: Tx, pool: string, day: string): Promise<LedgerMatch[]> {
  const rows = await tx
    .selectFrom('rated_matches')
    .selectAll()
    .where('pool', '=', pool)
    .where('day', '>=', day)
    .orderBy('day')
    .orderBy('game_id')
    .execute();
  return rows.map((row) => ({
    id: row.game_id,
    day: row.day,
    initiator: row.initiators,
    opponent: row.opponents,
    winner: row.winner as Exclude<Winner, 'UNKNOWN'>,
  }));
}

async function storeReceipts(tx: Tx, pool: string, receipts: Receipt[]): Promise<void> {
  const rows = receipts.flatMap(({ matchId, day, players }) =>
    players.map(({ id, ...numbers }) => ({ game_id: matchId, user_id: id, pool, day, ...numbers })),
  );
  for (let from = 0; from < rows.length; from += ROWS) {
    await tx
      .insertInto('rating_receipts')
      .values(rows.slice(from, from + ROWS))
      .execute();
  }
}

/** Makes the current ratings of a pool say what its receipts say, for these players. */
async function storeRatings(tx: Tx, pool: string, players: string[]): Promise<void> {
  await sql`delete from ratings where pool = ${pool} and user_id = any(${players})`.execute(tx);
  await sql`
    insert into ratings (pool, user_id, elo, matches, wins, losses)
    select pool, user_id, (array_agg(after order by day desc))[1], count(*),
      count(*) filter (where result = 1), count(*) filter (where result = 0)
    from rating_receipts where pool = ${pool} and user_id = any(${players})
    group by pool, user_id`.execute(tx);
}

/**
 * Computes a pool's ratings anew from a day on, in one transaction, one at a time for each pool: a late or corrected
 * score gives the numbers it would have given at once (R-rating-replay).
 * @param day `YYYY-MM-DD`
 */
async function replayPool(db: Database, pool: string, day: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('rating_pools')
      .values({ pool })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx.selectFrom('rating_pools').select('pool').where('pool', '=', pool).forUpdate().execute();
    const matches = await loadMatches(tx, pool, day);
    const replaced = await tx
      .deleteFrom('rating_receipts')
      .where('pool', '=', pool)
      .where('day', '>=', day)
      .returning('user_id')
      .execute();
    const playing = matches.flatMap(({ initiator, opponent }) => [...initiator, ...opponent]);
    const players = [...new Set([...playing, ...replaced.map(({ user_id }) => user_id)])];
    const { sport } = poolOfKey(pool);
    const ratings = await loadRatingsBefore(tx, pool, day, players);
    const starts = await loadStarts(tx, sport, players);
    const { receipts } = replay(matches, (id) => starts.get(id) ?? START_ELO, ratings);
    await storeReceipts(tx, pool, receipts);
    await storeRatings(tx, pool, players);
    await storeRankings(tx, poolOfKey(pool), players);
  });
}

/** Several replays of a pool are one, from the earliest of their days. */
export async function replayPools(db: Database, wanted: { pool: string; day: string }[]): Promise<void> {
  for (const [pool, days] of Map.groupBy(wanted, (each) => each.pool)) {
    const first = days.map(({ day }) => day).sort()[0];
    if (first) await replayPool(db, pool, first);
  }
}
