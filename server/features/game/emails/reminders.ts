import type { Reminder } from '../../../../shared/domain/match/reminders.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { gamePath } from '../../../../shared/routes/paths.ts';
import type { Context } from '../../../context.ts';
import { hasAnsweredOwner } from '../../../db/answered.ts';
import type { Email } from '../../../mail/email.ts';
import { notify } from '../../../notify.ts';
import { textIn } from '../../../texts.ts';
import type { EventOf } from '../events.ts';
import { confirmedOf, formatsOfReader, type GameState, type Invitee, slotOf } from '../gameState.ts';
import { newWaysBack, type WaysBack } from '../store/links.ts';
import { nameToThemselves } from '../store/lists.ts';
import type { Occasion } from './changeEmail.ts';
import type { ClubAct } from './clubAct.ts';
import { ticketOf } from './courtBlock.ts';
import { agreedFacts, isAmongKnown, namesOf, sportName, stopOf } from './facts.ts';
import { offerEmail } from './offerEmail.ts';
import { claimFacts } from './score.ts';
import { pushOf } from './shortNews.ts';

/** Asks for the answer once more: on the organiser's nudge, or before the time to answer ends. */
export function answerReminderEmail(
  state: GameState,
  invitee: Invitee,
  ways: WaysBack,
  now: Date,
  { isRefusable = false, act = null }: { isRefusable?: boolean; act?: ClubAct | null } = {},
): Email {
  const text = {
    subject: 'mail.nudge.subject',
    intro: 'mail.nudge.intro',
    action: 'mail.invitation.action',
    why: 'mail.invitation.why',
    act,
    asksAt: now,
  } as const;
  return offerEmail(state, invitee, ways, text, { isRefusable });
}

export async function emailNudged(
  { context, tx, state, act }: Occasion,
  { inviteeIds }: EventOf<'Nudged'>,
): Promise<void> {
  for (const invitee of state.invitees.filter(({ id }) => inviteeIds.includes(id))) {
    const ways = await newWaysBack(context, tx, state.game.id, invitee.id);
    const now = context.clock.now();
    const email = answerReminderEmail(state, invitee, ways, now, { isRefusable: true, act });
    const about = { userId: invitee.user_id, kind: 'answer' } as const;
    await notify(context, tx, email, pushOf(state, email, about, now));
  }
}

type MatchReminder = Exclude<Reminder, 'answer'>;

/** Whether a reminder is about the two scores of a match. */
export const isOfDispute = (kind: Reminder): boolean => kind === 'dispute' || kind === 'unsettled';

/** What its link is for, where it does more than show the match. */
const ACTIONS: Partial<Record<MatchReminder, TextKey>> = {
  score: 'mail.reminder.score.action',
  dispute: 'score.dispute.compare',
};

/** Subjects for a match that all others have left. */
const ALONE: Partial<Record<MatchReminder, TextKey>> = {
  dayBefore: 'mail.reminder.dayBefore.alone',
  soon: 'mail.reminder.soon.alone',
  score: 'mail.reminder.score.alone',
};

/**
 * Reminds of an agreed match, or of its score.
 * @param invitee null for the organiser
 * @param ways the invitee's own; null for the organiser
 */
export function matchReminderEmail(
  context: Context,
  state: GameState,
  kind: MatchReminder,
  invitee: Invitee | null,
  ways: WaysBack | null,
): Email {
  const language = invitee?.language ?? state.owner.language;
  const players = [state.owner, ...confirmedOf(state)].filter(({ id }) => id !== (invitee?.id ?? state.owner.id));
  const slot = slotOf(state);
  const subject = (players.length === 0 && ALONE[kind]) || (`mail.reminder.${kind}.subject` as const);
  const values = { name: namesOf(players, language), sport: sportName(language, state) };
  const isAnswered = invitee === null || hasAnsweredOwner(invitee);
  return {
    // Never to the organiser if it is for a player without an address.
    to: (invitee ?? state.owner).mailTo ?? '',
    language,
    subject: textIn(language, subject, values),
    greeting: textIn(language, 'mail.greeting', {
      name: (invitee ? nameToThemselves(invitee) : state.owner).first_name,
    }),
    paragraphs: [
      textIn(language, kind === 'unsettled' ? 'score.unsettled.text' : `mail.reminder.${kind}.intro`, values),
    ],
    ...(kind === 'score' ? { headline: textIn(language, 'mail.reminder.score.headline') } : {}),
    ...(ACTIONS[kind] ? { waits: true } : {}),
    ...(slot ? ticketOf(formatsOfReader(invitee ?? state.owner), state, slot) : {}),
    facts: [
      ...agreedFacts(formatsOfReader(invitee ?? state.owner), state),
      ...(isOfDispute(kind) ? claimFacts(language, state, invitee?.user_id ?? state.owner.id) : []),
    ],
    action: {
      label: textIn(language, ACTIONS[kind] ?? 'mail.game.action'),
      url: ways?.url ?? `${context.config.publicUrl}${gamePath(state.game.id)}`,
    },
    stop: stopOf(state, invitee),
    replyTo: ways?.replyTo ?? null,
    about: 'MATCH',
    match: { id: state.game.id, decisive: false },
    isAnswered,
    isAmongKnown: isAmongKnown(state, isAnswered),
  };
}
