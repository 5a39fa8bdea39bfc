import { sql } from 'kysely';
import type { OwnRank, Ranking } from '../../../shared/contract/schemas/ratings/rating.ts';
import { adultsBornUntil } from '../../../shared/domain/people/age.ts';
import { type Pool, poolKey, rankingKey } from '../../../shared/domain/rating/pool.ts';
import { PROVISIONAL_BEFORE, roundShown, toShown } from '../../../shared/domain/rating/scale.ts';
import type { Sport } from '../../../shared/domain/values.ts';
import { AppError } from '../../appError.ts';
import type { Queryable } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { isFindable } from '../people/repository.ts';
import { shownPictureSql } from '../profilePicture/pictures.ts';
import { type Played, surenessOfTeam } from './levels.ts';
import { playedOfRatings, STEP } from './listing.ts';

/** @returns the names of the pools in which a player has a rated match */
export async function findOwnPools(db: Queryable, userId: string): Promise<Set<string>> {
  const rows = await db.selectFrom('ratings').select('pool').where('user_id', '=', userId).execute();
  return new Set(rows.map(({ pool }) => pool));
}

/**
 * Only people who play with each other see whose results these are (R-rating-ledger).
 * @throws AppError 403 for a player without a rated match in the pool
 */
export async function requireRatedIn(db: Queryable, pool: string, userId: string): Promise<void> {
  if (!(await findOwnPools(db, userId)).has(pool)) throw new AppError('E.rating.pool');
}

/** Rows of one page of a table (R-ranking-page). */
const PAGE = 50;

interface TeamRow {
  mixed: boolean;
  rank: number;
  id: string;
  elo: number;
  players: Ranking[number]['team']['players'];
  played: Played[];
}

/** Which tables: of one sport, singles or pairs; both tables where `mixed` is left out. */
interface RankingQuery {
  /** Left out, the sport of most of the caller's rated matches. */
  sport?: Sport | undefined;
  single: boolean;
  mixed?: boolean | undefined;
  /** Whether to list the teams with a provisional rating, which are listed apart. */
  provisional: boolean;
  /** Rank of the first row, from 1. */
  from: number;
}

/** The sport of most of a user's rated matches, else tennis. */
const mainSport = (userId: unknown) => sql`coalesce((
  select split_part(pool, ':', 1) from ratings where user_id = ${userId}
  group by 1 order by sum(matches) desc, 1 limit 1), 'TENNIS')`;

/** A player as the tables show them, as JSON of a row of users. */
const playerJson = (
  bornUntil: unknown,
) => sql`json_build_object('id', users.id, 'firstName', users.first_name, 'lastName', users.last_name,
  'code', users.code, 'profileImageId', ${shownPictureSql(bornUntil)}, 'gender', users.gender)`;

type Tables = Pick<RankingQuery, 'single' | 'mixed' | 'provisional'>;
type Asked = [userId: string, sport: Sport | null, from: number, adultsBornUntil: number];

function askFor({ single, mixed, provisional }: Tables) {
  const tables = mixed === undefined ? [false, true] : [mixed];
  // All of a pool's key but its sport, which only the statement knows. They are our own constants, and part of the
  // statement's text, so that its plan is kept.
  const kinds = tables.map((each) => {
    const pool: Pool = { sport: 'TENNIS', single, mixed: each };
    const [ranked, listed] = [poolKey(pool), rankingKey(pool, provisional)].map((key) => key.replace('TENNIS', ''));
    return sql`(${sql.lit(each)}, ${sql.lit(ranked)}, ${sql.lit(listed)})`;
  });
  return statement<TeamRow, Asked>(
    (userId, sport, from, bornUntil) => sql`
    with wanted as materialized (select coalesce(${sport}::text, ${mainSport(userId)}) as sport),
    page as (
      select mixed, sport || ranked as pool, page.* from wanted
      cross join (values ${sql.join(kinds)}) as kinds (mixed, ranked, listed)
      cross join lateral (
        select rows.*, row_number() over (order by elo desc, team_id) + ${from}::int - 1 as rank from (
          select team_id, elo, players, played from rankings where pool = sport || listed
          -- A select, so that no plan is better for knowing it: PostgreSQL would make one anew for every page.
          order by elo desc, team_id offset (select ${from}::int - 1) limit ${sql.lit(PAGE)}) as rows) as page
    )
    select page.mixed, rank::int, team_id as id, page.elo, json_agg(${playerJson(bornUntil)} order by users.id) as players,
      -- The release before leaves players and played out.
      coalesce(played, (
        select ${playedOfRatings} from ratings where pool = page.pool and user_id = any(array_agg(users.id))), '[]') as played
    from page
    join users on users.id = any(coalesce(page.players, (select teams.players from teams where teams.id = team_id)))
    group by page.mixed, rank, team_id, page.elo, page.pool, played
    -- Until the job rating.list has removed the team.
    having bool_and(${isFindable}) order by page.mixed, rank`,
  );
}

/** A statement for each choice of tables, built when it is first needed. */
const asks = new Map<string, ReturnType<typeof askFor>>();

function askOf({ single, mixed, provisional }: Tables): ReturnType<typeof askFor> {
  const key = `${single} ${mixed} ${provisional}`;
  const ask = asks.get(key) ?? askFor({ single, mixed, provisional });
  asks.set(key, ask);
  return ask;
}

/**
 * A page of a table: players, or pairs that have played together, at the mean of their current ratings (R-ranking); of both
 * tables in one statement, the table that is not mixed first.
 * @param now decides whose picture is shown
 */
export async function findRanking(db: Queryable, userId: string, query: RankingQuery, now: Date): Promise<Ranking> {
  const { sport = null, single, from } = query;
  const rows = await askOf(query)(db, userId, sport, from, adultsBornUntil(now));
  return rows.map(({ id, elo, rank, players, played, mixed }) => ({
    rank,
    team: { id, single, mixed, players },
    rating: roundShown(toShown(elo)),
    ...surenessOfTeam(played, now),
  }));
}

/** The player's team in a table, of several pairs the best one. */
async function teamIn(db: Queryable, key: string, userId: string): Promise<{ id: string; elo: number } | undefined> {
  const { rows } = await sql<{ id: string; elo: number }>`
    select team_id as id, elo from rankings
    where pool = ${key} and team_id = any(array(select id from teams where players @> array[${userId}]))
    order by elo desc, team_id limit 1`.execute(db);
  return rows[0];
}

/** How long a table is, and the player's position in it. */
async function positionIn(
  db: Queryable,
  key: string,
  userId: string,
): Promise<{ total: number; rank: number | null; teamId: string | null }> {
  const own = await teamIn(db, key, userId);
  const step = own ? Math.floor(own.elo / STEP) : 0;
  const { rows } = await sql<{ total: number; above: number }>`
    select coalesce(sum(teams), 0)::int as total, coalesce(sum(teams) filter (where step > ${step}), 0)::int as above
    from ranking_steps where pool = ${key}`.execute(db);
  const { total = 0, above = 0 } = rows[0] ?? {};
  if (!own) return { total, rank: null, teamId: null };
  const within = await sql<{ before: number }>`
    select count(*)::int as before from rankings
    where pool = ${key} and elo >= ${own.elo} and elo < ${(step + 1) * STEP}
      and (elo > ${own.elo} or team_id < ${own.id})`.execute(db);
  return { total, rank: 1 + above + (within.rows[0]?.before ?? 0), teamId: own.id };
}

/** @returns how many matches are left until no player of the team is provisional */
async function matchesLeft(db: Queryable, key: string, teamId: string): Promise<number> {
  const { rows } = await sql<{ matches: number }>`
    select min(coalesce(ratings.matches, 0))::int as matches from teams cross join unnest(players) as player
    left join ratings on pool = ${key} and user_id = player where teams.id = ${teamId}`.execute(db);
  return Math.max(1, PROVISIONAL_BEFORE - (rows[0]?.matches ?? 0));
}

/**
 * A player's rank in a table, and among the teams that are listed apart from it; `rank` is null when they are not in it
 * (R-ranking-page, R-ranking-provisional).
 */
export async function findRank(db: Queryable, pool: Pool, userId: string): Promise<OwnRank> {
  const placed = await positionIn(db, rankingKey(pool, false), userId);
  const apart = await positionIn(db, rankingKey(pool, true), userId);
  return {
    mixed: pool.mixed,
    rated: (await findOwnPools(db, userId)).has(poolKey(pool)),
    total: placed.total,
    rank: placed.rank,
    provisional: {
      total: apart.total,
      rank: apart.rank,
      matchesLeft: apart.teamId === null ? null : await matchesLeft(db, poolKey(pool), apart.teamId),
    },
  };
}

/** The sport of most of the user's rated matches, else tennis. */
export async function mainSportOf(db: Queryable, userId: string): Promise<Sport> {
  const { rows } = await sql<{ sport: Sport }>`select ${mainSport(userId)} as sport`.execute(db);
  return rows[0]?.sport ?? 'TENNIS';
}
