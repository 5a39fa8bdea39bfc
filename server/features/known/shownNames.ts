import { sql } from 'kysely';
import { answered, answeredOwner } from '../../db/answered.ts';
import type { Queryable } from '../../db/database.ts';
import type { UserRow } from '../../db/tables.ts';

/** The name by which somebody appears. */
export type Name = Pick<UserRow, 'first_name' | 'last_name'>;

/** For the tables `invitees` and `users`: the member appears by the name of their account (R-own-name). */
const BY_OWN_NAME = sql<boolean>`(users.type = 'NORMAL' and ${answeredOwner('invitees')})`;

type Part = 'first_name' | 'last_name';

/** @returns an invitee's name, as far as the answer to this match decides it; null for the name of their account */
export const typedName = (part: Part) =>
  sql<string | null>`case when not (users.type = 'NORMAL' and ${answered('invitees')})
    then ${sql.ref(`invitees.${part}`)} end`;

/** @returns a person's name in a match, as an invitee, or as its organiser if there is no invitee */
export const shownName = (part: Part) =>
  sql<string>`coalesce(case when not ${BY_OWN_NAME} then ${sql.ref(`invitees.${part}`)} end, ${sql.ref(`users.${part}`)})`;

/**
 * @returns by address: the own names of members whom an organiser has invited at it, and who have answered that organiser. An
 *   address that was typed only in a group tells nothing about its owner (R-own-name).
 */
export async function findOwnNamesAt(db: Queryable, ownerId: string, addresses: string[]): Promise<Map<string, Name>> {
  if (addresses.length === 0) return new Map();
  const { rows } = await sql<Name & { email: string }>`
    select distinct on (invitees.email) invitees.email, users.first_name, users.last_name
    from games join invitees on invitees.game_id = games.id join users on users.id = invitees.user_id
    where games.owner_id = ${ownerId} and inviter = 'OWNER' and invitees.email = any(${addresses})
      and users.deleted_at is null and ${BY_OWN_NAME}
    order by invitees.email, invitees.ord desc`.execute(db);
  return new Map(rows.map(({ email, ...name }) => [email, name]));
}

/** @returns by the id of a person: the address that an organiser last typed for them */
export async function findTypedAddresses(db: Queryable, ownerId: string, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; email: string }>`
    select distinct on (invitees.user_id) invitees.user_id as id, invitees.email
    from games join invitees on invitees.game_id = games.id
    where games.owner_id = ${ownerId} and inviter = 'OWNER' and invitees.email is not null
      and invitees.user_id = any(${ids})
    order by invitees.user_id, invitees.ord desc`.execute(db);
  return new Map(rows.map(({ id, email }) => [id, email]));
}
