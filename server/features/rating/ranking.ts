import { sql } from 'kysely';
import type { Ranking, TechnicalSkills } from '../../../shared/contract/schemas/rating.ts';
import { poolKey, toShown } from '../../../shared/domain/rating.ts';
import type { Sport } from '../../../shared/domain/values.ts';
import type { Queryable } from '../../db/database.ts';

/** Rows of one table of a ranking. */
const MOST = 500;

interface TeamRow {
  id: string;
  mixed: boolean;
  elo: number;
  players: Ranking[number]['team']['players'];
}

/** A player as the tables show him, as JSON of a row of users. */
const playerJson = sql`json_build_object('id', users.id, 'firstName', users.first_name, 'lastName', users.last_name,
  'code', users.code, 'profileImageId', users.profile_image_id)`;

function ranked(rows: TeamRow[], single: boolean): Ranking {
  return rows.map(({ id, mixed, elo, players }, index) => ({
    rank: index + 1,
    team: { id, single, mixed, players },
    rating: toShown(elo),
  }));
}

async function singlesOf(db: Queryable, sport: Sport, mixed: boolean): Promise<TeamRow[]> {
  const { rows } = await sql<TeamRow>`
    select teams.id, teams.mixed, ratings.elo, json_build_array(${playerJson}) as players
    from ratings
    join users on users.id = ratings.user_id and users.type = 'NORMAL' and users.deleted_at is null
    join teams on teams.sport = ${sport} and teams.single and teams.mixed = ${mixed}
      and teams.players = array[ratings.user_id]
    where ratings.pool = ${poolKey({ sport, single: true, mixed })}
    order by ratings.elo desc, users.id limit ${MOST}`.execute(db);
  return rows;
}

async function pairsOf(db: Queryable, sport: Sport, mixed: boolean): Promise<TeamRow[]> {
  const { rows } = await sql<TeamRow>`
    select teams.id, teams.mixed, avg(ratings.elo) as elo, json_agg(${playerJson} order by users.id) as players
    from teams
    join ratings on ratings.user_id = any(teams.players)
      and ratings.pool = ${poolKey({ sport, single: false, mixed })}
    join users on users.id = ratings.user_id and users.type = 'NORMAL' and users.deleted_at is null
    where teams.sport = ${sport} and not teams.single and teams.mixed = ${mixed}
      and exists (select 1 from rated_matches where teams.id in (initiator_team_id, opponent_team_id))
    group by teams.id, teams.mixed
    having count(*) = 2
    order by elo desc, teams.id limit ${MOST}`.execute(db);
  return rows;
}

/** Singles of a sport: the same-gender table, then the mixed one, each ranked by itself. Guests are never listed. */
export async function findSingles(db: Queryable, sport: Sport): Promise<Ranking> {
  return [...ranked(await singlesOf(db, sport, false), true), ...ranked(await singlesOf(db, sport, true), true)];
}

/** Pairs that have played together, at the mean of their ratings now (decisions §6). */
export async function findPairs(db: Queryable, sport: Sport): Promise<Ranking> {
  return [...ranked(await pairsOf(db, sport, false), false), ...ranked(await pairsOf(db, sport, true), false)];
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
