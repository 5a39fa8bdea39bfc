import { type RawBuilder, sql } from 'kysely';
import { type Pool, poolKey, poolOfKey, rankingKey } from '../../../shared/domain/rating/pool.ts';
import { PRESENT_RULE, type RatingRule } from '../../../shared/domain/rating/rating.ts';
import { PROVISIONAL_BEFORE } from '../../../shared/domain/rating/scale.ts';
import type { Tx } from '../../db/database.ts';
import { isFindable } from '../people/repository.ts';

/** Width of a step of `ranking_steps`, in Elo. */
export const STEP = 5;

/**
 * Locks the ratings and rankings of this pool until the transaction ends.
 * @returns the rule of its receipts; null when some of them are of the previous rule
 */
export async function lockPool(tx: Tx, pool: string): Promise<RatingRule | null> {
  await tx
    .insertInto('rating_pools')
    .values({ pool, rule: PRESENT_RULE })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const locked = tx.selectFrom('rating_pools').select('rule').where('pool', '=', pool).forUpdate();
  return (await locked.executeTakeFirstOrThrow()).rule;
}

/** Adds the teams of some rows of rankings to the steps of a table, or subtracts them. */
const countSteps = (rows: RawBuilder<unknown>, by: 1 | -1) => sql`
  insert into ranking_steps (pool, step, teams)
  select pool, floor(elo / ${STEP}), ${by} * count(*) from (${rows}) as listed group by 1, 2
  on conflict (pool, step) do update set teams = ranking_steps.teams + excluded.teams`;

/** The data for the ± of a team (a JSON list of `Played`), from rows of ratings. */
export const playedOfRatings = sql`jsonb_agg(jsonb_build_object('matches', ratings.matches, 'day', (
  select max(day) from rating_receipts
  where rating_receipts.user_id = ratings.user_id and rating_receipts.pool = ratings.pool)) order by ratings.user_id)`;

/**
 * Updates the rankings of a pool from its ratings, for every player or pair with one of these players, and lists teams with a
 * provisional rating apart (R-ranking-provisional). The caller has locked the pool.
 */
export async function storeRankings(tx: Tx, pool: Pool, players: string[]): Promise<void> {
  const key = poolKey(pool);
  const apart = rankingKey(pool, true);
  const tables = sql`pool in (${key}, ${apart})`;
  // Looked up player by player: comparing each team of a large pool with a long list takes minutes.
  const touched = sql`array(
    select teams.id from unnest(${players}::text[]) as player join teams on teams.players @> array[player]
    where teams.sport = ${pool.sport} and teams.single = ${pool.single} and teams.mixed = ${pool.mixed})`;
  await sql`
    with gone as (
      delete from rankings where ${tables} and team_id = any(${touched}) returning pool, elo)
    ${countSteps(sql`select * from gone`, -1)}`.execute(tx);
  // Pairs only if they have played together.
  await sql`
    with listed as (
      insert into rankings (pool, team_id, elo, players, played)
      select case when min(ratings.matches) < ${PROVISIONAL_BEFORE} then ${apart} else ${key} end,
        teams.id, avg(ratings.elo), teams.players, ${playedOfRatings}
      from teams
      join ratings on ratings.pool = ${key} and ratings.user_id = any(teams.players)
      join users on users.id = ratings.user_id and ${isFindable}
      where teams.id = any(${touched})
        and exists (select 1 from rated_matches where initiator_team_id = teams.id or opponent_team_id = teams.id)
      group by teams.id
      having count(*) = cardinality(teams.players)
      returning pool, elo)
    ${countSteps(sql`select * from listed`, 1)}`.execute(tx);
  await sql`delete from ranking_steps where ${tables} and teams <= 0`.execute(tx);
}

/**
 * Lists a player in their tables, or removes a player who is gone or hidden from all of them. Pools are those of their matches
 * too: a replay that is not committed yet may be about to list them for the first time. It waits for a replay, which may take
 * minutes: call it in a job.
 */
export async function relist(tx: Tx, userId: string): Promise<void> {
  const { rows: pools } = await sql<{ pool: string }>`
    with own as (select id from teams where players @> array[${userId}])
    select pool from ratings where user_id = ${userId}
    union select pool from rated_matches where initiator_team_id = any(array(select id from own))
    union select pool from rated_matches where opponent_team_id = any(array(select id from own))`.execute(tx);
  // Always in the same order: two players of the same pools would otherwise wait for each other.
  for (const pool of pools.map((row) => row.pool).sort()) {
    await lockPool(tx, pool);
    await storeRankings(tx, poolOfKey(pool), [userId]);
  }
}
