import { sql } from 'kysely';
import type { ResponseOf } from '../../../shared/contract/endpoint.ts';
import type { findKnownPeople as endpoint } from '../../../shared/contract/game.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { peopleApartFrom } from '../people/blocks.ts';
import { loadFitting, wantedOf } from './fitting.ts';
import { type GameState, loadGame } from './state.ts';

/** People of one answer. */
const MOST = 200;

/**
 * `met`: whom a person has invited or had in his games, has played with on either side, or brought here by his code;
 * the same one several times, with when he was played with.
 */
const met = (userId: string, now: Date) => sql`
  mine as (
    select id from games where owner_id = ${userId}
    union
    select game_id from invitees where user_id = ${userId} and status = 'CONFIRMED'
  ),
  played as (
    select games.id, owner_id, from_time from games join mine on mine.id = games.id
    where status = 'PLAYED' or (status = 'SCHEDULED' and to_time <= ${now})
  ),
  met as (
    select owner_id as user_id, from_time as played_at from played
    union all
    select user_id, from_time from invitees join played on played.id = game_id where status = 'CONFIRMED'
    union all
    select user_id, null from invitees join games on games.id = game_id where owner_id = ${userId}
    union all
    select id, null from users where invited_by_code = (select invitation_code from users where id = ${userId})
  )`;

/** @returns whether a person may be invited by his id: ids of others are nobody's business */
export async function isKnown(db: Queryable, userId: string, personId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with ${met(userId, now)} select 1 from met where user_id = ${personId} limit 1`.execute(db);
  return rows.length > 0;
}

interface Row {
  id: string;
  firstName: string;
  lastName: string;
  code: string | null;
  profileImageId: string | null;
  lastPlayed: Date | null;
}

/** The names are those under which the organiser invited them last, else their own. */
async function acquaintances(db: Queryable, userId: string, without: string[], now: Date): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with ${met(userId, now)},
    people as (
      select user_id, max(played_at) as last_played from met
      where user_id <> ${userId} and user_id <> all(${without}) group by user_id
    )
    select users.id, coalesce(asked.first_name, users.first_name) as "firstName",
      coalesce(asked.last_name, users.last_name) as "lastName",
      case type when 'NORMAL' then code end as code, profile_image_id as "profileImageId", last_played as "lastPlayed"
    from people join users on users.id = people.user_id
    left join lateral (
      select invitees.first_name, invitees.last_name from invitees join games on games.id = game_id
      where invitees.user_id = users.id and owner_id = ${userId} order by ord desc limit 1
    ) as asked on true
    where users.deleted_at is null
    order by last_played desc nulls last, "lastName", "firstName", users.id
    limit ${MOST}`.execute(db);
  return rows;
}

/** @throws AppError 404 for an unknown game, 403 for somebody else's */
async function ownGame(db: Queryable, userId: string, gameId: string): Promise<GameState> {
  const state = await loadGame(db, gameId);
  if (state.owner.id !== userId) throw new AppError('E.not.allowed');
  return state;
}

/**
 * People an organiser can invite by a tap, never with an address; those he blocked or who blocked him are left out.
 * @param gameId a game of his: without those who are in it, and with how the others fit
 */
export async function findKnownPeople(
  context: Context,
  userId: string,
  gameId: string | undefined,
): Promise<ResponseOf<typeof endpoint>> {
  const { db } = context;
  const state = gameId === undefined ? null : await ownGame(db, userId, gameId);
  const apart = await peopleApartFrom(db, userId);
  const without = [...apart, ...(state?.invitees.map(({ user_id }) => user_id) ?? [])];
  const rows = await acquaintances(db, userId, without, context.clock.now());
  const fitting =
    state &&
    (await loadFitting(
      db,
      rows.map(({ id }) => id),
    ));
  return rows.map(({ lastPlayed, ...row }) => ({
    ...row,
    lastPlayed: lastPlayed?.toISOString() ?? null,
    ...(state && fitting ? fitting(row.id, wantedOf(state)) : { level: null, fits: null }),
  }));
}
