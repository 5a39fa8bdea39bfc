import { type RawBuilder, sql } from 'kysely';
import type { AskablePerson } from '../../../shared/contract/schemas/people.ts';
import { adultsBornUntil } from '../../../shared/domain/people/age.ts';
import { PEER_REACH } from '../../../shared/domain/people/peers.ts';
import { poolKey, rankingKey } from '../../../shared/domain/rating/pool.ts';
import { isProvisional, START_ELO, toElo, toShown } from '../../../shared/domain/rating/scale.ts';
import type { Sport } from '../../../shared/domain/values.ts';
import type { Queryable } from '../../db/database.ts';
import { notApart } from '../people/blocks.ts';
import { isFindable } from '../people/repository.ts';
import { shownPictureSql } from '../profilePicture/pictures.ts';

/** The match that is to be played, and who asks. */
export interface AskedFor {
  userId: string;
  sport: Sport;
  single: boolean;
  now: Date;
}

/** How many of the nearest people are looked at, and returned at most. */
const MAX_LOOKED_AT = 200;
const MAX_PEOPLE = 20;
/** A tenth of a shown level, in Elo. */
const ELO_PER_TENTH = toElo(0.1) - toElo(0);

/** Not a person who is or may be under 18; an unknown year does not exclude them (R-minor). */
const isGrown = (person: RawBuilder<unknown>, now: Date) =>
  sql`coalesce(${person}.year_of_birth <= ${adultsBornUntil(now)}::int, true)`;

/**
 * A row of users is a player with an account who is not hidden and has proved a mailbox, and neither of the two is a minor
 * (R-ask).
 */
const isAskable = (userId: string, now: Date) => sql`(
  ${isFindable} and users.id <> ${userId}
  and ${isGrown(sql`users`, now)} and (select ${isGrown(sql`me`, now)} from users me where me.id = ${userId})
  and exists (select 1 from user_addresses where user_id = users.id and validated_at is not null))`;

/** They take invitations, and from this person. */
const wantsInvitations = (userId: string) =>
  sql`(not users.blocks_invitations and ${notApart(sql`${userId}`, sql`users.id`)})`;

/** The pool in which the person has played more, same gender before mixed; as in levels.ts (R-rating-level). */
const poolsOf = ({ sport, single }: AskedFor) => [false, true].map((mixed) => poolKey({ sport, single, mixed }));
const rankingsOf = ({ sport, single }: AskedFor) =>
  [false, true].flatMap((mixed) => [false, true].map((apart) => rankingKey({ sport, single, mixed }, apart)));
const ratedIn = (asked: AskedFor) => {
  const pools = poolsOf(asked);
  return sql`(select distinct on (user_id) user_id, elo, matches from ratings where pool = any(${pools})
    order by user_id, matches desc, array_position(${pools}::text[], pool))`;
};

/** Elo of a person from their rated matches, else their starting value. */
const eloOf = (person: RawBuilder<unknown>, { sport }: AskedFor) => sql<number>`coalesce(
  (select elo from rated where rated.user_id = ${person}),
  (select ${toElo(0)}::float8 + rating * ${toElo(1) - toElo(0)}::float8 from initial_skills
    where initial_skills.user_id = ${person} and initial_skills.sport = ${sport}),
  ${START_ELO}::float8)`;

interface AskableRow extends Omit<AskablePerson, 'level' | 'provisional'> {
  elo: number;
  matches: number;
}
const columns = (now: Date) => sql`users.id, users.first_name as "firstName", users.last_name as "lastName", users.code,
  users.location, ${shownPictureSql(adultsBornUntil(now))} as "profileImageId"`;
const toPerson = ({ elo, matches, ...person }: AskableRow): AskablePerson => ({
  ...person,
  level: toShown(elo),
  provisional: isProvisional(matches),
});

/**
 * Ranked players by how near their level is to the caller's: people of about the same level first, and among these people of
 * the same town before others (R-people-fitting).
 */
export async function findFitting(db: Queryable, asked: AskedFor): Promise<AskablePerson[]> {
  const { userId, now } = asked;
  const reach = PEER_REACH * 10;
  const { rows } = await sql<AskableRow>`
    with rated as ${ratedIn(asked)},
    own as (select folded(trim(location)) as town, ${eloOf(sql`${userId}`, asked)} as elo from users where id = ${userId}),
    near as (
      select users.*, rated.elo, rated.matches, abs(round((rated.elo - ${START_ELO}) / ${ELO_PER_TENTH}::float8)
        - round((own.elo - ${START_ELO}) / ${ELO_PER_TENTH}::float8)) as tenths, abs(rated.elo - own.elo) as far
      from rated cross join own join users on users.id = rated.user_id
      where ${isAskable(userId, now)} and ${wantsInvitations(userId)}
      order by far, users.id limit ${MAX_LOOKED_AT}
    )
    select ${columns(now)}, users.elo, users.matches from near users cross join own
    where exists (select 1 from teams join rankings on team_id = teams.id and pool = any(${rankingsOf(asked)})
      where teams.players @> array[users.id])
    order by tenths <= ${reach} desc, coalesce(folded(trim(users.location)) = own.town, false) desc, far, users.id
    limit ${MAX_PEOPLE}`.execute(db);
  return rows.map(toPerson);
}

/** The people with these player codes whom the caller may ask, ordered by name (R-ask). */
export async function findAskable(db: Queryable, codes: readonly string[], asked: AskedFor): Promise<AskablePerson[]> {
  const { userId, now } = asked;
  const wanted = codes.map((code) => code.toLowerCase());
  const { rows } = await sql<AskableRow>`
    with rated as ${ratedIn(asked)}
    select ${columns(now)}, ${eloOf(sql`users.id`, asked)} as elo,
      coalesce((select matches from rated where rated.user_id = users.id), 0) as matches from users
    where users.code = any(${wanted}) and ${isAskable(userId, now)} and ${wantsInvitations(userId)}
    order by users.first_name, users.last_name, users.id`.execute(db);
  return rows.map(toPerson);
}

/** @returns those ids whose people somebody may invite without knowing them, blocked or not (R-known-only) */
export async function findAskableAmong(db: Queryable, userId: string, ids: string[], now: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select id from users where id = any(${ids}) and ${isAskable(userId, now)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
