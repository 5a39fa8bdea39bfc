import { type RawBuilder, sql } from 'kysely';
import type { Ranking, RankingPlace, TechnicalSkills } from '../../../shared/contract/schemas/rating.ts';
import { type Pool, poolKey, toShown } from '../../../shared/domain/rating.ts';
import type { Sport } from '../../../shared/domain/values.ts';
import type { Queryable, Tx } from '../../db/database.ts';

/** Rows of one page of a table. */
const PAGE = 50;

interface TeamRow {
  id: string;
  elo: number;
  players: Ranking[number]['team']['players'];
}

/** A player as the tables show him, as JSON of a row of users. */
const playerJson = sql`json_build_object('id', users.id, 'firstName', users.first_name, 'lastName', users.last_name,
  'code', users.code, 'profileImageId', users.profile_image_id)`;

/**
 * A page of a table: players, or pairs that have played together, at the mean of their ratings now (decisions §6).
 * @param from rank of the first row, from 1
 */
export async function findRanking(db: Queryable, pool: Pool, from: number): Promise<Ranking> {
  const { rows } = await sql<TeamRow>`
    with page as (
      select team_id, elo from rankings where pool = ${poolKey(pool)}
      order by elo desc, team_id offset ${from - 1} limit ${PAGE}
    )
    select page.team_id as id, page.elo, json_agg(${playerJson} order by users.id) as players
    from page join teams on teams.id = page.team_id join users on users.id = any(teams.players)
    group by page.team_id, page.elo order by page.elo desc, page.team_id`.execute(db);
  const { single, mixed } = pool;
  return rows.map(({ id, elo, players }, index) => ({
    rank: from + index,
    team: { id, single, mixed, players },
    rating: toShown(elo),
  }));
}

/** The step of ten Elo that a rating is in. */
const stepOf = (elo: RawBuilder<unknown>) => sql`floor(${elo} / 10)::int`;

/** Where a player stands in a table: of several pairs the best one. `rank` is null when he is not in it. */
export async function findPlace(db: Queryable, pool: Pool, userId: string): Promise<RankingPlace> {
  const key = poolKey(pool);
  const { rows } = await sql<{ total: number; rank: number | null }>`
    with teams_of_user as materialized (select id from teams where players @> array[${userId}]),
    own as (
      select elo, team_id, ${stepOf(sql`elo`)} as step
      from rankings join teams_of_user on id = team_id where pool = ${key} order by elo desc, team_id limit 1
    )
    select (select coalesce(sum(teams), 0)::int from ranking_steps where pool = ${key}) as total,
      (select 1 + (
        select coalesce(sum(teams), 0)::int from ranking_steps where pool = ${key} and ranking_steps.step > own.step
      ) + (
        select count(*)::int from rankings where pool = ${key} and elo >= own.elo and elo < (own.step + 1) * 10
          and (elo, own.team_id) > (own.elo, rankings.team_id)
      ) from own) as rank`.execute(db);
  const { total = 0, rank = null } = rows[0] ?? {};
  return { mixed: pool.mixed, total, rank };
}

/** Makes the rankings of a pool say what the ratings say, for every player or pair with one of these players. */
export async function storeRankings(tx: Tx, pool: Pool, players: string[]): Promise<void> {
  const key = poolKey(pool);
  const isTouched = sql`teams.sport = ${pool.sport} and teams.single = ${pool.single} and teams.mixed = ${pool.mixed}
    and teams.players && ${players}::text[]`;
  await sql`delete from rankings using teams where teams.id = team_id and pool = ${key} and ${isTouched}`.execute(tx);
  // Guests are never listed, and a pair only when it has played together.
  await sql`
    insert into rankings (pool, team_id, elo)
    select ${key}, teams.id, avg(ratings.elo)
    from teams
    join ratings on ratings.pool = ${key} and ratings.user_id = any(teams.players)
    join users on users.id = ratings.user_id and users.type = 'NORMAL' and users.deleted_at is null
    where ${isTouched}
      and exists (select 1 from rated_matches where initiator_team_id = teams.id or opponent_team_id = teams.id)
    group by teams.id
    having count(*) = cardinality(teams.players)`.execute(tx);
  await sql`delete from ranking_steps where pool = ${key}`.execute(tx);
  await sql`
    insert into ranking_steps (pool, step, teams)
    select pool, ${stepOf(sql`elo`)}, count(*) from rankings where pool = ${key} group by 1, 2`.execute(tx);
}

/** The sport of most of the user's rated matches, else tennis. */
export async function mainSportOf(db: Queryable, userId: string): Promise<Sport> {
  const { rows } = await sql<{ sport: Sport }>`
    select split_part(pool, ':', 1) as sport from ratings where user_id = ${userId}
    group by 1 order by sum(matches) desc, 1 limit 1`.execute(db);
  return rows[0]?.sport ?? 'TENNIS';
}

/** Rating, wins and losses of a user in each sport played: the rating is that of the pool played most. */
export async function findSkills(db: Queryable, userId: string): Promise<TechnicalSkills> {
  const { rows } = await sql<{ sport: Sport; elo: number; wins: number; loses: number }>`
    select split_part(pool, ':', 1) as sport, (array_agg(elo order by matches desc))[1] as elo,
      sum(wins)::int as wins, sum(losses)::int as loses
    from ratings where user_id = ${userId} group by 1 order by sum(matches) desc`.execute(db);
  return rows.map(({ sport, elo, wins, loses }) => ({ sport, productRating: toShown(elo), wins, loses }));
}
