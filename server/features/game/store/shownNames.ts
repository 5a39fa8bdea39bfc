import { sql } from 'kysely';
import type { Queryable } from '../../../db/database.ts';
import type { NamedRow } from '../emails/facts.ts';

/** Of a row of `invitees`: its person has answered this invitation themselves, as `ownNames.ts` says. */
export const answered = (row: string) => {
  const of = (column: string) => sql.ref(`${row}.${column}`);
  return sql<boolean>`(${of('mailbox_answered_at')} is not null and (
    ${of('status')} not in ('PENDING', 'SENT', 'OPENED', 'UNDELIVERABLE')
    or (${of('draft')} is null and coalesce(${of('answered_at')}, ${of('accepted_at')}) is not null)))`;
};

/**
 * Of a row of `invitees`: who has not answered this invitation has answered another one of its organiser, who typed the name
 * of both. What a visitor typed tells them nothing of the person behind the address (R-registered-alike).
 */
export const answeredElsewhere = (row: string) => sql<boolean>`(
  ${sql.ref(`${row}.inviter`)} = 'OWNER' and not ${answered(row)} and exists (
    select 1 from invitees as other join games as its on its.id = other.game_id
    where other.user_id = ${sql.ref(`${row}.user_id`)} and ${answered('other')}
      and its.owner_id = (select owner_id from games as this where this.id = ${sql.ref(`${row}.game_id`)})))`;

/** Of the tables `invitees` and `users`: the member is called by the name of their account (R-own-name). */
const BY_OWN_NAME = sql<boolean>`(users.type = 'NORMAL' and (
  ${answered('invitees')} or ${answeredElsewhere('invitees')}))`;

type Part = 'first_name' | 'last_name';

/** @returns what an invitee is called by the answer to this match alone; null for who goes by the name of their account */
export const typedName = (part: Part) =>
  sql<string | null>`case when not (users.type = 'NORMAL' and ${answered('invitees')})
    then ${sql.ref(`invitees.${part}`)} end`;

/** @returns what somebody is called in a match, whether as an invitee, or without one as its organiser */
export const shownName = (part: Part) =>
  sql<string>`coalesce(case when not ${BY_OWN_NAME} then ${sql.ref(`invitees.${part}`)} end, ${sql.ref(`users.${part}`)})`;

/**
 * @returns by address: the own names of members whom an organiser has invited at it, and who have answered that organiser. An
 *   address that was typed nowhere but in a group tells nothing of its owner (R-own-name).
 */
export async function findOwnNamesAt(
  db: Queryable,
  ownerId: string,
  addresses: string[],
): Promise<Map<string, NamedRow>> {
  if (addresses.length === 0) return new Map();
  const { rows } = await sql<NamedRow & { email: string }>`
    select distinct on (invitees.email) invitees.email, users.first_name, users.last_name
    from games join invitees on invitees.game_id = games.id join users on users.id = invitees.user_id
    where games.owner_id = ${ownerId} and inviter = 'OWNER' and invitees.email = any(${addresses})
      and users.deleted_at is null and ${BY_OWN_NAME}
    order by invitees.email, invitees.ord desc`.execute(db);
  return new Map(rows.map(({ email, ...name }) => [email, name]));
}

/** @returns by the id of a person: the address that an organiser typed for them last */
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
