import { sql } from 'kysely';
import { answered } from '../../db/answered.ts';
import type { Queryable } from '../../db/database.ts';
import type { UserRow } from '../../db/tables.ts';
import { notApart } from '../people/blocks.ts';
import { type Name, typedName } from './shownNames.ts';

const typedNames = sql`${typedName('first_name')} as first_name, ${typedName('last_name')} as last_name, invitees.ord`;
const OWN_NAMES = sql`null, null, null`;
/** When a match ended, or will end; a canceled one does not take place. */
const MATCH_END = sql`case when games.status <> 'CANCELED' then to_time end`;

/**
 * Ids of the people a user knows: invitees of the user's games, people who played with the user, and people who signed up with
 * the user's code. Each row has the match by which they are known, its end if both play in it, and the names in that match;
 * null names mean those of the account (R-own-name). A person whose address was given on the share link, or typed, is not known
 * until they answer (R-registered-alike, R-typed-address). `met` is true for people who have acted themselves, false for those
 * only invited.
 */
export const knownTo = (userId: string) => sql`
  with mine as (select game_id from invitees where user_id = ${userId} and status = 'CONFIRMED')
  select invitees.user_id as id, game_id, ${answered('invitees')} as met,
    case when invitees.status = 'CONFIRMED' then ${MATCH_END} end as played, ${typedNames} from games
    join invitees on invitees.game_id = games.id join users on users.id = invitees.user_id
    where owner_id = ${userId} and case inviter
      when 'SHARE' then draft is null or invitees.status not in ('PENDING', 'SENT', 'OPENED', 'UNDELIVERABLE')
      else invitees.email is null or ${answered('invitees')} end
  union all
  select owner_id, id, true, ${MATCH_END}, ${OWN_NAMES} from games where id in (select game_id from mine)
  union all
  select invitees.user_id, game_id, true, ${MATCH_END}, ${typedNames} from invitees join games on games.id = invitees.game_id
    join users on users.id = invitees.user_id
    where invitees.status = 'CONFIRMED' and game_id in (select game_id from mine)
  union all
  select friend.id, null, true, null, ${OWN_NAMES} from users friend join users me on me.invitation_code = friend.invited_by_code
    where me.id = ${userId}`;

/** The name by which a user knows a person: as last typed, until they have met the account (R-own-name). */
const knownName = (part: 'first_name' | 'last_name') => sql`
  case when bool_or(known.first_name is null) then ${sql.ref(`users.${part}`)}
    else (array_agg(${sql.ref(`known.${part}`)} order by known.ord desc))[1] end`;
const KNOWN_NAMES = sql`${knownName('first_name')} as first_name, ${knownName('last_name')} as last_name`;

/** @returns those ids whose people a user knows, blocked or not, by the names the user knows (R-known-only) */
export async function findKnownAmong(db: Queryable, userId: string, ids: string[]): Promise<Map<string, Name>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Name & { id: string }>`
    with known as (${knownTo(userId)})
    select users.id, ${KNOWN_NAMES} from known join users on users.id = known.id
    where users.id = any(${ids}) and users.id <> ${userId} and users.deleted_at is null
    group by users.id`.execute(db);
  return new Map(rows.map(({ id, ...name }) => [id, name]));
}

/** A person a user knows. */
export interface KnownRow extends UserRow {
  /** The end of the last match they shared, and how many matches they shared. */
  last_played: Date | null;
  played: number;
  /** The balls that the user has earned through them (R-balls-earned). */
  balls: number;
  /** Whether they know the user as well. */
  met: boolean;
}

/**
 * People a user may invite by name, by the names the user knows, without blocked people and people who have blocked the user,
 * and without people who are in `gameId` already (R-known-people).
 */
export async function findKnownUsers(
  db: Queryable,
  userId: string,
  { gameId, now, max }: { gameId: string | null; now: Date; max: number },
): Promise<KnownRow[]> {
  const { rows } = await sql<KnownRow>`
    with known as (${knownTo(userId)})
    select users.*, ${KNOWN_NAMES}, max(played) filter (where played <= ${now}) as last_played,
      (count(distinct game_id) filter (where played <= ${now}))::int as played, bool_or(met) as met,
      coalesce((select amount from ball_entries where reason = 'FRIEND' and cause = users.id and user_id = ${userId}), 0)
        as balls
    from known join users on users.id = known.id
    where users.id <> ${userId} and users.deleted_at is null
      and ${notApart(sql`${userId}`, sql`users.id`)}
      and not exists (select 1 from invitees where game_id = ${gameId} and user_id = users.id)
    group by users.id order by last_played desc nulls last, ${knownName('last_name')}, users.id limit ${max}`.execute(
    db,
  );
  return rows;
}
