import { sql } from 'kysely';
import type { LedgerPage } from '../../../shared/contract/schemas/ratings/ledger.ts';
import { PRESENT_RULE } from '../../../shared/domain/rating/credit.ts';
import { POOL_KEYS, poolOfKey } from '../../../shared/domain/rating/pool.ts';
import { START_ELO, toElo } from '../../../shared/domain/rating/scale.ts';
import { ordered } from '../../../shared/domain/score/outcome.ts';
import { type GameSet, type PlayedStatus, SET_TYPES, type Winner } from '../../../shared/domain/values.ts';
import type { Database, Tx } from '../../db/database.ts';
import { pseudonymsOf } from './pseudonyms.ts';

/** Matches, or players, of a page; one of matches goes on to the end of their last day. */
const PAGE = 5000;
/** Days of a cursor are counted from here. */
const FIRST_DAY = '1900-01-01';
const NO_PLAYER = '0'.repeat(16);

const NO_MATCHES = { days: [], initiators: [], opponents: [], winners: [], statuses: [], sets: [] };
const NO_PLAYERS = { ids: [], starts: [], elos: [], matches: [] };

type Part = Pick<LedgerPage, 'matches' | 'players' | 'next'>;

/** @returns the names of the pools in which matches are rated, in the order of the sports */
export async function findPools(db: Database): Promise<string[]> {
  const { rows } = await sql<{ pool: string }>`
    select pool from rating_pools where exists (select 1 from ratings where ratings.pool = rating_pools.pool)`.execute(
    db,
  );
  return POOL_KEYS.filter((key) => rows.some(({ pool }) => pool === key));
}

/**
 * A page of what a pool is rated by, and then of its ratings, with pseudonyms for players (R-rating-ledger).
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

/** Every replay writes the row of its pool; what it has still to do waits as a job, committed with the match. */
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
  const isLater = sql`pool = ${pool} and day > ${FIRST_DAY}::date + ${after}::int`;
  // Within a day by id, as a replay adds them up; the ids themselves stay here.
  const { rows } = await sql<{
    day: string;
    count: number;
    initiators: string[];
    opponents: string[];
    winner: Winner;
    sets: GameSet[] | null;
    status: PlayedStatus | null;
  }>`
    with until as materialized (select day from rated_matches where ${isLater} order by day offset ${PAGE - 1} limit 1)
    select day, day - ${FIRST_DAY}::date as count, ${side('initiators')} as initiators, ${side('opponents')} as opponents,
      winner, sets, played_status as status
    from rated_matches where ${isLater} and day <= coalesce((select day from until), 'infinity')
    order by day, game_id collate "C"`.execute(tx);
  const last = rows.length < PAGE ? undefined : rows.at(-1);
  return {
    matches: {
      days: rows.map(({ day }) => day),
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

/** By pseudonym: an order by anything else would say something of who is who. */
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
