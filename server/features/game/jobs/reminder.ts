import type { Reminder } from '../../../../shared/domain/match/reminders.ts';
import type { PushKind } from '../../../../shared/domain/push.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { Email } from '../../../mail/email.ts';
import { answerReminderEmail, isOfDispute, matchReminderEmail } from '../emails/reminders.ts';
import {
  confirmedOf,
  type GameState,
  hearsOfChanges,
  type Invitee,
  isReached,
  isToldChanges,
  unansweredOf,
} from '../gameState.ts';
import { newWaysBack } from '../store/links.ts';

/** A receiver of the reminder; `invitee` is null for the organiser. */
export interface Receiver {
  userId: string;
  invitee: Invitee | null;
}

/** Answers are missing only while the game looks for players, scores only until there is one, or two that differ. */
export function isMissing({ game }: GameState, kind: Reminder): boolean {
  if (isOfDispute(kind)) return game.disputed;
  return kind === 'answer' ? game.status === 'CONFIRMED' : game.status === 'SCHEDULED';
}

/** @returns the receivers of a reminder of this kind, in the current state of the game */
export function receiversOf(state: GameState, kind: Reminder): Receiver[] {
  const hears = isOfMatch(kind) ? isToldChanges : isReached;
  const players = confirmedOf(state).filter((invitee) => hearsOfChanges(invitee) && hears(invitee));
  const invitees = kind === 'answer' ? unansweredOf(state) : players;
  const others = invitees.map((invitee) => ({ userId: invitee.user_id, invitee }));
  const isOwnerAsked = kind !== 'answer' && hears(state.owner);
  return isOwnerAsked ? [{ userId: state.owner.id, invitee: null }, ...others] : others;
}

/** Reminders that a person without an address gets by text message (R-text-news). */
export const isOfMatch = (kind: Reminder): boolean => kind === 'dayBefore' || kind === 'soon';

export function pushKindOf(kind: Reminder): PushKind {
  if (kind === 'answer') return 'answer';
  return isOfMatch(kind) ? 'reminder' : 'score';
}

/** @returns the email of a reminder, with the receiver's own ways back */
export async function reminderEmail(
  context: Context,
  tx: Tx,
  state: GameState,
  kind: Reminder,
  { invitee }: Receiver,
): Promise<Email> {
  const ways = invitee && (await newWaysBack(context, tx, state.game.id, invitee.id));
  return kind === 'answer' && invitee && ways
    ? answerReminderEmail(state, invitee, ways, context.clock.now())
    : matchReminderEmail(context, state, kind === 'answer' ? 'soon' : kind, invitee, ways);
}
