import { sql } from 'kysely';
import type { OwnRank, Ranking } from '../../../shared/contract/schemas/rating.ts';
import { type Pool, poolKey } from '../../../shared/domain/rating/pool.ts';
import { toShown } from '../../../shared/domain/rating/scale.ts';
import type { Sport } from '../../../shared/domain/values.ts';
import type { Queryable } from '../../db/database.ts';
import { shownPictureSql } from '../picture/shownPicture.ts';
import { STEP } from './listing.ts';

/** Rows of one page of a table (R-ranking-page). */
const PAGE = 50;

interface TeamRow {
  mixed: boolean;
  rank: number;
  id: string;
  elo: number;
  players: Ranking[number]['team']['players'];
}

/** Which tables: of one sport, singles or pairs; both tables of it where `mixed` is left out. */
export interface RankingQuery {
  /** Left out, that of most of the caller's rated matches. */
  sport?: Sport | undefined;
  single: boolean;
  mixed?: boolean | undefined;
  /** Rank of the first row, from 1. */
  from: number;
}

/** The sport of most of a user's rated matches, else tennis. */
const mainSport = (userId: string) => sql`coalesce((
  select split_part(pool, ':', 1) from ratings where user_id = ${userId}
  group by 1 order by sum(matches) desc, 1 limit 1), 'TENNIS')`;

/** A player as the tables show them, as JSON of a row of users. */
const playerJson = (
  now: Date,
) => sql`json_build_object('id', users.id, 'firstName', users.first_name, 'lastName', users.last_name,
  'code', users.code, 'profileImageId', ${shownPictureSql(now)})`;

/**
 * A page of a table: players, or pairs that have played together, at the mean of their ratings now (R-ranking); of both
 * tables in one statement, not mixed first.
 * @param now decides whose picture is shown
 */
export async function findRanking(db: Queryable, userId: string, query: RankingQuery, now: Date): Promise<Ranking> {
  const { sport, single, mixed, from } = query;
  const tables = mixed === undefined ? [false, true] : [mixed];
  // All of a pool's key but its sport, which only the statement knows; ours, and part of its text, so that its plan is kept.
  const kinds = tables.map((each) => {
    const kind = poolKey({ sport: 'TENNIS', single, mixed: each }).replace('TENNIS', '');
    return sql`(${sql.lit(each)}, ${sql.lit(kind)})`;
  });
  const { rows } = await sql<TeamRow>`
    with wanted as materialized (select ${sport ?? mainSport(userId)}::text as sport),
    page as (
      select mixed, page.* from wanted
      cross join (values ${sql.join(kinds)}) as kinds (mixed, kind)
      cross join lateral (
        select team_id, elo, row_number() over (order by elo desc, team_id) + ${from - 1} as rank from (
          select team_id, elo from rankings where pool = sport || kind
          order by elo desc, team_id offset ${from - 1} limit ${sql.lit(PAGE)}) as rows) as page
    )
    select page.mixed, rank::int, page.team_id as id, page.elo, json_agg(${playerJson(now)} order by users.id) as players
    from page join teams on teams.id = page.team_id join users on users.id = any(teams.players)
    group by page.mixed, rank, page.team_id, page.elo order by page.mixed, rank`.execute(db);
  return rows.map(({ id, elo, rank, players, mixed: isMixed }) => ({
    rank,
    team: { id, single, mixed: isMixed, players },
    rating: toShown(elo),
  }));
}

/** The player's team of a table, of several pairs the best one. */
async function teamIn(db: Queryable, key: string, userId: string): Promise<{ id: string; elo: number } | undefined> {
  const { rows } = await sql<{ id: string; elo: number }>`
    select team_id as id, elo from rankings
    where pool = ${key} and team_id = any(array(select id from teams where players @> array[${userId}]))
    order by elo desc, team_id limit 1`.execute(db);
  return rows[0];
}

/** Where a player stands in a table; `rank` is null when they are not in it. */
export async function findRank(db: Queryable, pool: Pool, userId: string): Promise<OwnRank> {
  const key = poolKey(pool);
  const own = await teamIn(db, key, userId);
  const step = own ? Math.floor(own.elo / STEP) : 0;
  const { rows } = await sql<{ total: number; above: number }>`
    select coalesce(sum(teams), 0)::int as total, coalesce(sum(teams) filter (where step > ${step}), 0)::int as above
    from ranking_steps where pool = ${key}`.execute(db);
  const { total = 0, above = 0 } = rows[0] ?? {};
  if (!own) return { mixed: pool.mixed, total, rank: null };
  const within = await sql<{ before: number }>`
    select count(*)::int as before from rankings
    where pool = ${key} and elo >= ${own.elo} and elo < ${(step + 1) * STEP}
      and (elo > ${own.elo} or team_id < ${own.id})`.execute(db);
  return { mixed: pool.mixed, total, rank: 1 + above + (within.rows[0]?.before ?? 0) };
}

/** The sport of most of the user's rated matches, else tennis. */
export async function mainSportOf(db: Queryable, userId: string): Promise<Sport> {
  const { rows } = await sql<{ sport: Sport }>`select ${mainSport(userId)} as sport`.execute(db);
  return rows[0]?.sport ?? 'TENNIS';
}
