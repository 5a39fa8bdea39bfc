import { sql } from 'kysely';

/** Of the tables `invitees` and `users`: the member is called by the name of their account, as `ownNames.ts` says (R-own-name). */
const BY_OWN_NAME = sql<boolean>`(users.type = 'NORMAL' and invitees.mailbox_answered_at is not null and (
  invitees.status not in ('PENDING', 'SENT', 'OPENED', 'UNDELIVERABLE')
  or (draft is null and coalesce(answered_at, accepted_at) is not null)))`;

/** @returns what an invitee of a match is called in it; null for who goes by the name of their account */
export const typedName = (part: 'first_name' | 'last_name') =>
  sql<string | null>`case when not ${BY_OWN_NAME} then ${sql.ref(`invitees.${part}`)} end`;

/** @returns what somebody is called in a match, whether as an invitee, or without one as its organiser */
export const shownName = (part: 'first_name' | 'last_name') =>
  sql<string>`coalesce(${typedName(part)}, ${sql.ref(`users.${part}`)})`;
