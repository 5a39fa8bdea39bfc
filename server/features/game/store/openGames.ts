import { type RawBuilder, sql } from 'kysely';
import type { Sport } from '../../../../shared/domain/values.ts';
import type { Queryable } from '../../../db/database.ts';
import { knownTo } from '../../known/knownPeople.ts';
import { notApart } from '../../people/blocks.ts';
import { involved } from './lists.ts';

/** For whom games are searched, and how many. */
export interface OpenQuery {
  userId: string;
  /** The sports they play; empty for a newcomer, who may try every sport. */
  sports: readonly Sport[];
  now: Date;
  max: number;
}

/** How many of a player's newest matches are read to find out where they play. */
const MATCHES_LOOKED_AT = 50;

/** Worded as in the indexes of open games. */
const isOpen = sql`status = 'CONFIRMED' and preference->>'opponentsSelection' = 'OPENCHALLENGE'`;

/** Open games for members of this user's clubs alone (R-club-match). */
const ofOwnClubs = (userId: string) => sql`
  select game_id from club_people people join clubs on clubs.id = people.club_id
  join club_games on club_games.club_id = people.club_id
  where people.user_id = ${userId} and people.state = 'IN' and role <> 'GUEST' and clubs.state = 'OPEN' and audience = 'CLUB'`;

/** How far away a match is: about where the player plays or by somebody they know; in their time zone; anywhere. */
const NEAR = 0;
const SAME_ZONE = 1;
const ANYWHERE = 2;

const isForUser = ({ userId, sports, now }: OpenQuery) => sql`
  expires_at > ${now} and owner_id <> ${userId} and (${sports.length === 0} or sport = any(${sports}))
  and not exists (select 1 from invitees where game_id = games.id and user_id = ${userId})
  and ${notApart(sql`${userId}`, sql`owner_id`)}`;

const newest = (query: OpenQuery, far: number, where: RawBuilder<unknown>) => sql`
  select id, created_at, ${far}::int as far from games where ${isOpen} and ${where} and ${isForUser(query)}
  order by created_at desc limit ${query.max}`;

/**
 * Open games of others that this user is not in: first games about where they play, of people they know and for members of
 * their clubs, then games in the
 * time zones of their venues, then all others; in each group the newest first (R-open-games). It only reads indexes of open
 * games, and games of their clubs, so that it takes as long in a large deployment as in a small one.
 */
export async function findOpenGameIds(db: Queryable, query: OpenQuery): Promise<string[]> {
  const { userId, max } = query;
  const { rows } = await sql<{ id: string }>`
    with mine as (
      select games.id from games join (${involved(userId)}) as own on own.id = games.id
      order by created_at desc limit ${MATCHES_LOOKED_AT}
    ), spots as (
      select locations.* from locations where owner_id = ${userId}
      union
      select locations.* from mine join game_places on game_id = mine.id join locations on locations.id = location_id
    ), around as (
      select coalesce(array_agg(distinct area), '{}') as areas from (
        select unnest(areas_of(spots, 1)) as area from spots
        union all
        select 'town ' || folded(trim(split_part(location, ',', 1))) from users where id = ${userId} and location <> ''
      ) as known
    ), found as (
      (${newest(query, NEAR, sql`areas && (select areas from around)`)})
      union all
      (${newest(query, NEAR, sql`owner_id in (select id from (${knownTo(userId)}) as known)`)})
      union all
      select here.* from (select distinct timezone from spots) as zones cross join lateral (
        ${newest(query, SAME_ZONE, sql`timezone = zones.timezone`)}) as here
      union all
      (${newest(query, ANYWHERE, sql`true`)})
      union all
      select games.id, created_at, ${NEAR}::int as far from (${ofOwnClubs(userId)}) as own
        join games on games.id = own.game_id where status = 'CONFIRMED' and ${isForUser(query)}
    )
    select id from found group by id order by min(far), max(created_at) desc, id limit ${max}`.execute(db);
  return rows.map(({ id }) => id);
}
