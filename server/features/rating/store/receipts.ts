import { type RawBuilder, type Selectable, sql } from 'kysely';
import { poolOfKey } from '../../../../shared/domain/rating/pool.ts';
import type { LedgerMatch } from '../../../../shared/domain/rating/rating.ts';
import { winnersShare } from '../../../../shared/domain/rating/share.ts';
import type { Winner } from '../../../../shared/domain/values.ts';
import type { Database, Tx } from '../../../db/database.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Planned } from '../replayAgenda.ts';

/** Matches read in one go, and those after them of the same day. */
const PAGE = 5000;

/** @returns a row of the ledger in the form that the rules take */
function toLedgerMatch(row: Selectable<Tables['rated_matches']>): LedgerMatch {
  const { sport } = poolOfKey(row.pool);
  return {
    id: row.game_id,
    day: row.day,
    initiator: row.initiators,
    opponent: row.opponents,
    winner: row.winner as Exclude<Winner, 'UNKNOWN'>,
    sport,
    share: winnersShare(row.sets ?? [], { sport, playedStatus: row.played_status ?? 'PLAYED', winner: row.winner }),
  };
}

/** Reads the ledger of a pool from its first day on, some whole days at a time, with the matches of each day. */
export async function* findDays(db: Database, pool: string): AsyncGenerator<LedgerMatch[][]> {
  for (let last: string | null = '-infinity'; last !== null; ) {
    const { rows }: { rows: Selectable<Tables['rated_matches']>[] } = await sql<Selectable<Tables['rated_matches']>>`
      with later as materialized (
        select day from rated_matches where pool = ${pool} and day > ${last}::date order by day offset ${PAGE - 1} limit 1)
      select * from rated_matches
      where pool = ${pool} and day > ${last}::date and day <= coalesce((select day from later), 'infinity')
      order by day`.execute(db);
    const days = Map.groupBy(rows.map(toLedgerMatch), ({ day }) => day);
    if (days.size > 0) yield [...days.values()];
    last = rows.length < PAGE ? null : (rows.at(-1)?.day ?? null);
  }
}

export type StoredReceipt = Selectable<Tables['rating_receipts']>;

/** Rows of one insert: PostgreSQL takes 65,535 parameters, a receipt has thirteen. */
const ROWS = 1000;

/** Matches in the ledger and receipts that are or were about them: the latter show who is no longer in the ledger. */
export async function findSeeds(
  tx: Tx,
  pool: string,
  wanted: readonly { day: string; games?: string[] }[],
): Promise<Planned[]> {
  const games = wanted.flatMap((each) => each.games ?? []);
  const from = wanted.flatMap((each) => (each.games ? [] : [each.day])).sort()[0] ?? null;
  const isWanted = sql`pool = ${pool} and game_id = any(${games}::text[])`;
  const isLater = sql`pool = ${pool} and day >= ${from}::date`;
  const both = (condition: RawBuilder<unknown>) => sql`
    select day, game_id as game, initiators || opponents as players from rated_matches where ${condition}
    union all select day, game_id, array[user_id] from rating_receipts where ${condition}`;
  const { rows } = await sql<{ day: string; game: string; players: string[] }>`
    ${both(isWanted)} union all ${both(isLater)}`.execute(tx);
  return rows;
}

/** @returns those of these matches that are in the pool's ledger on that day */
export async function loadMatches(tx: Tx, pool: string, day: string, games: string[]): Promise<LedgerMatch[]> {
  const rows = await tx
    .selectFrom('rated_matches')
    .selectAll()
    .where(sql<boolean>`game_id = any(${games})`)
    .where('pool', '=', pool)
    .where('day', '=', day)
    .execute();
  return rows.map(toLedgerMatch);
}

/** @returns the receipts of some players on a day */
export async function findReceipts(tx: Tx, pool: string, day: string, players: string[]): Promise<StoredReceipt[]> {
  return tx
    .selectFrom('rating_receipts')
    .selectAll()
    .where(sql<boolean>`user_id = any(${players})`)
    .where('pool', '=', pool)
    .where('day', '=', day)
    .execute();
}

/** @returns the days after this one on which these players have receipts */
export async function findUpcoming(tx: Tx, pool: string, day: string, players: string[]): Promise<Planned[]> {
  if (players.length === 0) return [];
  const { rows } = await sql<Planned>`
    select day, array_agg(distinct user_id) as players from rating_receipts
    where user_id = any(${players}) and pool = ${pool} and day > ${day} group by day`.execute(tx);
  return rows;
}

const keyOf = ({ game_id, user_id }: StoredReceipt) => `${game_id} ${user_id}`;

const isSame = (one: StoredReceipt | undefined, other: StoredReceipt): boolean =>
  one !== undefined && (Object.keys(other) as (keyof StoredReceipt)[]).every((column) => one[column] === other[column]);

/** Writes new receipts, and deletes old ones. */
export async function storeReceipts(
  tx: Tx,
  pool: string,
  stored: readonly StoredReceipt[],
  fresh: readonly StoredReceipt[],
): Promise<void> {
  const [before, after] = [stored, fresh].map((receipts) => new Map(receipts.map((each) => [keyOf(each), each])));
  const changed = fresh.filter((each) => !isSame(before?.get(keyOf(each)), each));
  const gone = stored.filter((each) => !after?.has(keyOf(each)));
  const replaced = [...changed, ...gone];
  if (replaced.length > 0) {
    // Whatever their day: a match that has left the ledger may have come back on another one.
    await sql`
      delete from rating_receipts using unnest(${replaced.map(({ game_id }) => game_id)}::text[],
        ${replaced.map(({ user_id }) => user_id)}::text[]) as replaced (game, player)
      where game_id = game and user_id = player and pool = ${pool}`.execute(tx);
  }
  for (let from = 0; from < changed.length; from += ROWS) {
    await tx
      .insertInto('rating_receipts')
      .values(changed.slice(from, from + ROWS))
      .execute();
  }
}

/** Updates the current ratings of a pool from its receipts, for these players. */
export async function storeRatings(tx: Tx, pool: string, players: string[]): Promise<void> {
  await sql`delete from ratings where pool = ${pool} and user_id = any(${players})`.execute(tx);
  await sql`
    insert into ratings (pool, user_id, elo, matches, wins, losses)
    select pool, user_id, (array_agg(after order by day desc))[1], count(*),
      count(*) filter (where result = 1), count(*) filter (where result = 0)
    from rating_receipts where pool = ${pool} and user_id = any(${players})
    group by pool, user_id`.execute(tx);
}
