import { type RawBuilder, sql } from 'kysely';
import type { Sport } from '../../../../shared/domain/values.ts';
import type { Queryable } from '../../../db/database.ts';
import type { UserRow } from '../../../db/tables.ts';
import type { NamedRow } from '../emails/facts.ts';
import { answered, typedName } from './shownNames.ts';

async function idsOf(db: Queryable, query: RawBuilder<{ id: string }>): Promise<string[]> {
  const { rows } = await query.execute(db);
  return rows.map(({ id }) => id);
}

/** Games somebody organises, or plays in: invited is not enough. */
export const played = (userId: string) => sql`
  select id from games where owner_id = ${userId}
  union
  select game_id from invitees where user_id = ${userId} and status = 'CONFIRMED'`;

/** Games somebody organises or was invited to. */
export const involved = (userId: unknown) => sql`
  select id from games where owner_id = ${userId}
  union
  select game_id from invitees where user_id = ${userId} and not hidden`;

/** From when on matches are past: no score is expected of those that ended before, and one entered after may be settled. */
export interface PastSince {
  endedBefore: Date;
  scoredAfter: Date;
}

/** Over and done, or over for so long that no score is expected; not while its score is disputed (R-past-matches). */
export const isPast = ({ endedBefore, scoredAfter }: { [Since in keyof PastSince]: unknown }) => sql`(
  (games.status in ('PLAYED', 'CANCELED') and not coalesce(games.disputed and games.scored_at > ${scoredAfter}, false))
  or coalesce(games.to_time < ${endedBefore}, false))`;

/** Neither of the two has blocked the other. */
export const notApart = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) => sql`not exists (
  select 1 from blocks
  where (user_id = ${one} and blocked_id = ${other}) or (user_id = ${other} and blocked_id = ${one})
)`;

/** @returns every game of a user, oldest first */
export async function findOwnGameIds(db: Queryable, userId: string): Promise<string[]> {
  return idsOf(
    db,
    sql`
    with mine as (${involved(userId)})
    select games.id from games join mine on mine.id = games.id order by games.created_at, games.id`,
  );
}

/** @returns agreed and played matches of a user since some days ago, earliest first */
export async function findFeedIds(
  db: Queryable,
  userId: string,
  { now, daysBack, max }: { now: Date; daysBack: number; max: number },
): Promise<string[]> {
  return idsOf(
    db,
    sql`
    with mine as (${played(userId)})
    select games.id from games join mine on mine.id = games.id
    where status in ('SCHEDULED', 'PLAYED') and to_time > ${now}::timestamptz - ${daysBack} * interval '1 day'
    order by from_time limit ${max}`,
  );
}

/** @returns games whose time to answer is over, though they still look for players */
export async function findExpiredIds(db: Queryable, now: Date, max: number): Promise<string[]> {
  return idsOf(
    db,
    sql`select id from games where status = 'CONFIRMED' and expires_at <= ${now} order by expires_at, id limit ${max}`,
  );
}

/** @returns agreed matches of a user that overlap with one of the periods, without `gameId` itself; earliest first */
export async function findOverlapping(
  db: Queryable,
  { userId, gameId, periods }: { userId: string; gameId: string; periods: readonly { from: Date; to: Date }[] },
): Promise<{ gameId: string; sport: Sport; from: Date; to: Date }[]> {
  const { rows } = await sql<{ gameId: string; sport: Sport; from: Date; to: Date }>`
    with mine as (${played(userId)})
    select games.id as "gameId", sport, from_time as "from", to_time as "to" from games join mine on mine.id = games.id
    where status = 'SCHEDULED' and games.id <> ${gameId} and exists (
      select 1 from unnest(${periods.map(({ from }) => from)}::timestamptz[], ${periods.map(({ to }) => to)}::timestamptz[])
        as offered (starts, ends)
      where from_time < offered.ends and offered.starts < to_time
    )
    order by from_time`.execute(db);
  return rows;
}

const typedNames = sql`${typedName('first_name')} as first_name, ${typedName('last_name')} as last_name, invitees.ord`;
const OWN_NAMES = sql`null, null, null`;

/**
 * Ids of people a user knows, with the ends of matches they shared and the names they have there: invitees of their games,
 * who played with them, and who signed up by their code; null names are those of the account (R-own-name). Nobody is known by an
 * address that was given on the share link, or typed, until they answer (R-registered-alike, R-typed-address).
 */
export const knownTo = (userId: string) => sql`
  with mine as (select game_id from invitees where user_id = ${userId} and status = 'CONFIRMED')
  select invitees.user_id as id, to_time as played, ${typedNames} from games
    join invitees on invitees.game_id = games.id join users on users.id = invitees.user_id
    where owner_id = ${userId} and case inviter
      when 'SHARE' then draft is null or invitees.status not in ('PENDING', 'SENT', 'OPENED', 'UNDELIVERABLE')
      else invitees.email is null or ${answered('invitees')} end
  union all
  select owner_id, to_time, ${OWN_NAMES} from games where id in (select game_id from mine)
  union all
  select invitees.user_id, to_time, ${typedNames} from invitees join games on games.id = invitees.game_id
    join users on users.id = invitees.user_id
    where invitees.status = 'CONFIRMED' and game_id in (select game_id from mine)
  union all
  select friend.id, null, ${OWN_NAMES} from users friend join users me on me.invitation_code = friend.invited_by_code
    where me.id = ${userId}`;

/** By what name somebody knows a person: as they typed it last, until they have met the account (R-own-name). */
const knownName = (part: 'first_name' | 'last_name') => sql`
  case when bool_or(known.first_name is null) then ${sql.ref(`users.${part}`)}
    else (array_agg(${sql.ref(`known.${part}`)} order by known.ord desc))[1] end`;
const KNOWN_NAMES = sql`${knownName('first_name')} as first_name, ${knownName('last_name')} as last_name`;

/** @returns those of some ids that a user knows, blocked or not, by the names they know (R-known-only) */
export async function findKnownAmong(db: Queryable, userId: string, ids: string[]): Promise<Map<string, NamedRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<NamedRow & { id: string }>`
    with known as (${knownTo(userId)})
    select users.id, ${KNOWN_NAMES} from known join users on users.id = known.id
    where users.id = any(${ids}) and users.id <> ${userId} and users.deleted_at is null
    group by users.id`.execute(db);
  return new Map(rows.map(({ id, ...name }) => [id, name]));
}

/**
 * People a user may invite by name, by the names they know, without those apart by a block and without those in `gameId` already
 * (R-known-people).
 */
export async function findKnownUsers(
  db: Queryable,
  userId: string,
  { gameId, now, max }: { gameId: string | null; now: Date; max: number },
): Promise<(UserRow & { last_played: Date | null })[]> {
  const { rows } = await sql<UserRow & { last_played: Date | null }>`
    with known as (${knownTo(userId)})
    select users.*, ${KNOWN_NAMES}, max(played) filter (where played <= ${now}) as last_played
    from known join users on users.id = known.id
    where users.id <> ${userId} and users.deleted_at is null
      and ${notApart(sql`${userId}`, sql`users.id`)}
      and not exists (select 1 from invitees where game_id = ${gameId} and user_id = users.id)
    group by users.id order by last_played desc nulls last, ${knownName('last_name')}, users.id limit ${max}`.execute(
    db,
  );
  return rows;
}

/** @returns where a short link leads; undefined for an unknown code */
export async function findShared(db: Queryable, code: string) {
  return db.selectFrom('games').select(['id', 'share_token']).where('code', '=', code).executeTakeFirst();
}

/** @returns whether a user has published so many matches; it counts no further */
export async function hasPublished(db: Queryable, userId: string, games: number): Promise<boolean> {
  const rows = await db.selectFrom('games').select('id').where('owner_id', '=', userId).limit(games).execute();
  return rows.length >= games;
}
