import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { LedgerPage } from '../../../shared/contract/schemas/ratings/ledger.ts';
import { POOL_KEYS, poolOfKey } from '../../../shared/domain/rating/pool.ts';
import { PRESENT_RULE } from '../../../shared/domain/rating/rating.ts';
import { START_ELO, toElo } from '../../../shared/domain/rating/scale.ts';
import { ordered } from '../../../shared/domain/score/outcome.ts';
import { type GameSet, type PlayedStatus, SET_TYPES, type Winner } from '../../../shared/domain/values.ts';
import type { Database, Queryable, Tx } from '../../db/database.ts';
import { findOwnPools } from './ranking.ts';

/** The name under which the deployment stores the key for the pseudonyms in its public ledgers; the key has no other use. */
export const LEDGER_KEY = 'ledgerKey';

/** The block size of SHA-256, in bytes: HMAC pads its key to it. */
const BLOCK = 64;
const [INNER, OUTER] = [0x36, 0x5c];

/** Creates the key at the first start. If several processes start at once, all use the key of the first. */
export async function makeLedgerKey(db: Database): Promise<void> {
  await db
    .insertInto('deployment')
    .values({ key: LEDGER_KEY, value: randomBytes(BLOCK).toString('hex') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * @returns an SQL expression for the pseudonyms of a pool's players: sixteen digits of an HMAC of pool and id. Without the key
 * it is not possible to tell whose one is, nor which two in different pools are one person's (R-rating-ledger).
 */
export async function pseudonymsOf(
  db: Queryable,
  pool: string,
): Promise<(id: RawBuilder<string>) => RawBuilder<string>> {
  const { value } = await db
    .selectFrom('deployment')
    .select('value')
    .where('key', '=', LEDGER_KEY)
    .executeTakeFirstOrThrow();
  const key = Buffer.from(value, 'hex');
  const [inner, outer] = [INNER, OUTER].map((pad) => key.map((byte) => byte ^ pad));
  return (id) => sql<string>`left(encode(sha256(${outer}::bytea || sha256(${inner}::bytea
    || convert_to(${`${pool} `}::text || ${id}, 'UTF8'))), 'hex'), 16)`;
}

/** Matches, or players, in a page; a page of matches continues to the end of its last day. */
const PAGE = 5000;
const NO_PLAYER = '0'.repeat(16);

const NO_MATCHES = { days: [], initiators: [], opponents: [], winners: [], statuses: [], sets: [] };
const NO_PLAYERS = { ids: [], starts: [], elos: [], matches: [] };

type Part = Pick<LedgerPage, 'matches' | 'players' | 'next'>;

/** @returns the names of the pools in which a player has a rated match, in the order of the sports */
export async function findPools(db: Database, userId: string): Promise<string[]> {
  const own = await findOwnPools(db, userId);
  return POOL_KEYS.filter((key) => own.has(key));
}

/**
 * A page of the matches by which a pool is rated, and after these of its ratings, with pseudonyms for players
 * (R-rating-ledger).
 * @param after `next` of the page before
 */
export async function findLedgerPage(db: Database, pool: string, after = 'd0'): Promise<LedgerPage> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const state = await findState(tx, pool);
      const cursor = after.slice(1);
      const part = after.startsWith('d')
        ? await findMatches(tx, pool, Number(cursor))
        : await findPlayers(tx, pool, cursor);
      return { ...state, ...part };
    });
}

/** Every replay writes the row of its pool; pending work is a job, which is committed with the match. */
async function findState(tx: Tx, pool: string): Promise<Pick<LedgerPage, 'version' | 'pending'>> {
  const { rows } = await sql<{ version: string | null; pending: boolean }>`
    select (select xmin::text from rating_pools where pool = ${pool}) as version,
      exists (select 1 from rating_pools where pool = ${pool} and rule is distinct from ${PRESENT_RULE})
      or exists (select 1 from jobs.job where name in ('rating.replay', 'rating.rule')
        and state in ('created', 'retry', 'active') and data ->> 'pool' = ${pool}) as pending`.execute(tx);
  return { version: rows[0]?.version ?? '', pending: rows[0]?.pending ?? false };
}

async function findMatches(tx: Tx, pool: string, after: number): Promise<Part> {
  const pseudonym = await pseudonymsOf(tx, pool);
  const side = (column: 'initiators' | 'opponents') => sql`array(
    select ${pseudonym(sql<string>`player`)} from unnest(${sql.ref(column)}) with ordinality as each (player, ord)
    order by ord)`;
  const isLater = sql`pool = ${pool} and day > (select coalesce(max(day), '-infinity') from days where count <= ${after}::int)`;
  // Days by their number: dates would connect a player with the same player in another pool. Within a day ordered by id,
  // as a replay adds them up; the ids themselves are not published.
  const { rows } = await sql<{
    count: number;
    initiators: string[];
    opponents: string[];
    winner: Winner;
    sets: GameSet[] | null;
    status: PlayedStatus | null;
  }>`
    with days as materialized (
      select day, row_number() over (order by day)::int as count
      from (select distinct day from rated_matches where pool = ${pool}) as played),
    until as materialized (select day from rated_matches where ${isLater} order by day offset ${PAGE - 1} limit 1)
    select count, ${side('initiators')} as initiators, ${side('opponents')} as opponents,
      winner, sets, played_status as status
    from rated_matches join days using (day) where ${isLater} and day <= coalesce((select day from until), 'infinity')
    order by day, game_id collate "C"`.execute(tx);
  const last = rows.length < PAGE ? undefined : rows.at(-1);
  return {
    matches: {
      days: rows.map(({ count }) => count),
      initiators: rows.map(({ initiators }) => initiators),
      opponents: rows.map(({ opponents }) => opponents),
      winners: rows.map(({ winner }) => winner),
      statuses: rows.map(({ status }) => status ?? 'PLAYED'),
      sets: rows.map(({ sets }) => ordered(sets ?? []).map(compact)),
    },
    players: NO_PLAYERS,
    next: last ? `d${last.count}` : `p${NO_PLAYER}`,
  };
}

const compact = ({ initiatorScore, opponentScore, type }: GameSet): number[] => [
  initiatorScore,
  opponentScore,
  SET_TYPES.indexOf(type),
];

/** By pseudonym: any other order would say something about who is who. */
async function findPlayers(tx: Tx, pool: string, after: string): Promise<Part> {
  const pseudonym = await pseudonymsOf(tx, pool);
  const { rows } = await sql<{ id: string; start: number | null; elo: number; matches: number }>`
    with players as (
      select ${pseudonym(sql<string>`ratings.user_id`)} as id, rating as start, elo, matches
      from ratings
      left join initial_skills on initial_skills.user_id = ratings.user_id and sport = ${poolOfKey(pool).sport}
      where pool = ${pool}
    )
    select * from players where id > ${after} order by id limit ${PAGE}`.execute(tx);
  return {
    matches: NO_MATCHES,
    players: {
      ids: rows.map(({ id }) => id),
      starts: rows.map(({ start }) => (start === null ? START_ELO : toElo(start))),
      elos: rows.map(({ elo }) => elo),
      matches: rows.map(({ matches }) => matches),
    },
    next: rows.length < PAGE ? null : `p${rows.at(-1)?.id}`,
  };
}
