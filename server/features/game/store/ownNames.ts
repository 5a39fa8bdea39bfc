import { isUnanswered } from '../../../../shared/domain/values.ts';
import type { NamedRow } from '../emails/facts.ts';
import { type Invitee, lastAnswerOf } from '../gameState.ts';

/**
 * Whether a member is called by the name of their account: once they have answered the organiser themselves. Before, the
 * name that was typed stands, as another one would tell that the address belongs to an account (R-own-name). `BY_OWN_NAME`
 * says the same.
 */
const isByOwnName = (invitee: Invitee): boolean => invitee.person.type === 'NORMAL' && hasAnsweredOwner(invitee);

/** Whether somebody has answered the organiser themselves: in this match or, invited by the same address, in another one. */
export function hasAnsweredOwner(invitee: Invitee): boolean {
  const { status, draft, mailbox_answered_at: answeredAt } = invitee;
  if (invitee.answeredElsewhere) return true;
  if (answeredAt === null) return false;
  // An answer about what somebody else chose under the address is none to the invitation.
  return !isUnanswered(status) || (draft === null && lastAnswerOf(invitee) !== null);
}

/** Calls an invitee of a loaded match by their own name, if that is theirs by now. */
export function callByOwnName(invitee: Invitee): void {
  if (!isByOwnName(invitee)) return;
  const { first_name, last_name } = invitee.person;
  Object.assign(invitee, { first_name, last_name });
}

/** @returns how somebody is called towards themselves: a member by their own name, whatever was typed */
export const nameToThemselves = (invitee: Invitee): NamedRow =>
  invitee.person.type === 'NORMAL' ? invitee.person : invitee;
