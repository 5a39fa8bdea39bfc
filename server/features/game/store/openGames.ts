import { type RawBuilder, sql } from 'kysely';
import type { Sport } from '../../../../shared/domain/values.ts';
import type { Queryable } from '../../../db/database.ts';
import { involved, knownTo, notApart } from './lists.ts';

/** Whose matches are looked for, and how many are wanted. */
export interface OpenQuery {
  userId: string;
  /** Those they play; none yet of a newcomer, who may try every sport. */
  sports: readonly Sport[];
  now: Date;
  max: number;
}

/** The newest of a player's matches say where they play. */
const MATCHES_LOOKED_AT = 50;

/** As the indexes of open games say it. */
const isOpen = sql`status = 'CONFIRMED' and preference->>'opponentsSelection' = 'OPENCHALLENGE'`;

/** How far a match is: about where the player plays or by somebody they know; on their clock; anywhere. */
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
 * Open games of others that this user is not in: first those about where they play and of people they know, then those on the
 * clock of their venues, then any; of each the newest first (R-open-games). Read by indexes of open games alone, so that it
 * takes as long in a large deployment as in a small one.
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
        select 'town ' || lower(trim(split_part(location, ',', 1))) from users where id = ${userId} and location <> ''
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
    )
    select id from found group by id order by min(far), max(created_at) desc, id limit ${max}`.execute(db);
  return rows.map(({ id }) => id);
}
