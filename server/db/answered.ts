import { type RawBuilder, sql } from 'kysely';
import { INVITEE_STATUSES, isUnanswered } from '../../shared/domain/values.ts';
import type { InviteeRow } from './tables.ts';

/*
 * Who has answered an invitation themselves: by a session or a mailed link (R-mailbox-proof), and the invitation rather than
 * only a choice that somebody else made under their address (R-draft). Their names, the budgets of mails to them and whether
 * mails to them stay as they were typed depend on it. In code and in SQL, and nowhere else.
 */

type Answer = Pick<InviteeRow, 'status' | 'mailbox_answered_at' | 'answered_at' | 'accepted_at'> & { draft: unknown };

/** @returns when somebody last said yes or no; null: never */
export const lastAnswerOf = ({ answered_at, accepted_at }: Pick<Answer, 'answered_at' | 'accepted_at'>): Date | null =>
  answered_at ?? accepted_at;

/** Whether an invitee has answered this invitation. */
export function hasAnswered(invitee: Answer): boolean {
  if (invitee.mailbox_answered_at === null) return false;
  return !isUnanswered(invitee.status) || (invitee.draft === null && lastAnswerOf(invitee) !== null);
}

/** Whether an invitee has answered the organiser: this invitation, or with a typed address another one of theirs. */
export const hasAnsweredOwner = (invitee: Answer & { answeredElsewhere: boolean }): boolean =>
  invitee.answeredElsewhere || hasAnswered(invitee);

const UNANSWERED = sql.join(INVITEE_STATUSES.filter(isUnanswered).map((status) => sql.lit(status)));

/** hasAnswered() for a row of `invitees`. */
export const answered = (row: string): RawBuilder<boolean> => {
  const of = (column: string) => sql.ref(`${row}.${column}`);
  return sql<boolean>`(${of('mailbox_answered_at')} is not null and (
    ${of('status')} not in (${UNANSWERED})
    or (${of('draft')} is null and coalesce(${of('answered_at')}, ${of('accepted_at')}) is not null)))`;
};

const ownerOf = (row: string) => sql`(select owner_id from games as this where this.id = ${sql.ref(`${row}.game_id`)})`;

/**
 * For a row of `invitees`: the person has not answered this invitation, but another one from the same organiser, who typed both
 * names. A name that a visitor typed must tell the visitor nothing about the person behind the address (R-registered-alike).
 * @param owner the organiser. Where the rows belong to one match, `games.owner_id`: PostgreSQL then joins the tables. Beside an
 *   `or` it would join all the organisers there are, so there the organiser is selected for each row
 */
export const answeredElsewhere = (row: string, owner: RawBuilder<unknown> = ownerOf(row)): RawBuilder<boolean> =>
  sql<boolean>`(
  ${sql.ref(`${row}.inviter`)} = 'OWNER' and not ${answered(row)} and exists (
    select 1 from invitees as other join games as its on its.id = other.game_id
    where other.user_id = ${sql.ref(`${row}.user_id`)} and ${answered('other')}
      and its.owner_id = ${owner}))`;

/** hasAnsweredOwner() for a row of `invitees`. */
export const answeredOwner = (row: string): RawBuilder<boolean> =>
  sql<boolean>`(${answered(row)} or ${answeredElsewhere(row)})`;
