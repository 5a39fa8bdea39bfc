import { sql } from 'kysely';
import type { Ranking, RankingPlace, TechnicalSkills } from '../../../shared/contract/schemas/rating.ts';
import { type Pool, poolKey, toShown } from '../../../shared/domain/rating.ts';
import type { Sport } from '../../../shared/domain/values.ts';
import type { Queryable } from '../../db/database.ts';

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

/** Where a player stands in a table: of several pairs the best one. `rank` is null when he is not in it. */
export async function findPlace(db: Queryable, pool: Pool, userId: string): Promise<RankingPlace> {
  const key = poolKey(pool);
  const { rows } = await sql<{ total: number; rank: number | null }>`
    with own as (
      select rankings.elo, rankings.team_id from rankings join teams on teams.id = rankings.team_id
      where pool = ${key} and teams.players @> array[${userId}]
      order by rankings.elo desc, rankings.team_id limit 1
    )
    select (select count(*)::int from rankings where pool = ${key}) as total,
      (select 1 + (select count(*)::int from rankings
        where pool = ${key} and elo >= own.elo and (elo, own.team_id) > (own.elo, rankings.team_id)) from own) as rank`.execute(
    db,
  );
  const { total = 0, rank = null } = rows[0] ?? {};
  return { mixed: pool.mixed, total, rank };
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
