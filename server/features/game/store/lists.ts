import { type RawBuilder, sql } from 'kysely';
import type { Sport } from '../../../../shared/domain/values.ts';
import { hasAnsweredOwner } from '../../../db/answered.ts';
import type { Queryable } from '../../../db/database.ts';
import type { NamedRow } from '../emails/facts.ts';
import type { Invitee } from '../gameState.ts';

async function idsOf(db: Queryable, query: RawBuilder<{ id: string }>): Promise<string[]> {
  const { rows } = await query.execute(db);
  return rows.map(({ id }) => id);
}

/** Games a user organises or plays in; being invited is not enough. */
export const played = (userId: string) => sql`
  select id from games where owner_id = ${userId}
  union
  select game_id from invitees where user_id = ${userId} and status = 'CONFIRMED'`;

/** Games a user organises or was invited to. */
export const involved = (userId: unknown) => sql`
  select id from games where owner_id = ${userId}
  union
  select game_id from invitees where user_id = ${userId} and not hidden`;

/** When matches count as past: no score is expected if they ended before, and a score entered after may still be settled. */
export interface PastSince {
  endedBefore: Date;
  scoredAfter: Date;
}

/** Finished, or over for so long that no score is expected; not while its score is disputed (R-past-matches). */
export const isPast = ({ endedBefore, scoredAfter }: { [Since in keyof PastSince]: unknown }) => sql`(
  (games.status in ('PLAYED', 'CANCELED') and not coalesce(games.disputed and games.scored_at > ${scoredAfter}, false))
  or coalesce(games.to_time < ${endedBefore}, false))`;

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

/** @returns games that still look for players though their time to answer is over */
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

/** @returns the game and token of a short link; undefined for an unknown code */
export async function findShared(db: Queryable, code: string) {
  return db.selectFrom('games').select(['id', 'share_token']).where('code', '=', code).executeTakeFirst();
}

/** @returns when somebody has been on court since a moment; matches that were not played, or won by a walkover, are left out */
export async function findCourtTimes(
  db: Queryable,
  userId: string,
  since: Date,
): Promise<{ sport: Sport; from_time: Date; timezone: string }[]> {
  const { rows } = await sql<{ sport: Sport; from_time: Date; timezone: string }>`
    with mine as (${played(userId)})
    select games.sport, games.from_time, games.timezone from games join mine on mine.id = games.id
    where status = 'PLAYED' and from_time > ${since}
      and coalesce(played_status, 'PLAYED') not in ('NOT_PLAYED', 'WALKOVER')`.execute(db);
  return rows;
}

/**
 * Whether a member appears by the name of their account: once they have answered the organiser themselves. Until then the
 * typed name is used, as another name would show that the address belongs to an account (R-own-name). `BY_OWN_NAME`
 * says the same.
 */
const isByOwnName = (invitee: Invitee): boolean => invitee.person.type === 'NORMAL' && hasAnsweredOwner(invitee);

/** Gives an invitee of a loaded match their own name, if they appear by it now. */
export function callByOwnName(invitee: Invitee): void {
  if (!isByOwnName(invitee)) return;
  const { first_name, last_name } = invitee.person;
  Object.assign(invitee, { first_name, last_name });
}

/** @returns the name for mails to the person themselves: a member's own name, whatever was typed */
export const nameToThemselves = (invitee: Invitee): NamedRow =>
  invitee.person.type === 'NORMAL' ? invitee.person : invitee;
