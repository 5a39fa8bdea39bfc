import type { Reminder } from '../../../../shared/domain/match/reminders.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { gamePath } from '../../../../shared/routes/paths.ts';
import type { Context } from '../../../context.ts';
import type { Email } from '../../../mail/email.ts';
import { textIn } from '../../../texts.ts';
import { confirmedOf, formatsOfReader, type GameState, type Invitee, slotOf } from '../gameState.ts';
import { nameToThemselves } from '../store/ownNames.ts';
import { claimFacts } from './claimFacts.ts';
import { ticketOf } from './drawn.ts';
import { agreedFacts, namesOf, sportName, stopOf } from './facts.ts';

type MatchReminder = Exclude<Reminder, 'answer'>;

/** Whether a reminder is of the two scores of a match. */
export const isOfDispute = (kind: Reminder): boolean => kind === 'dispute' || kind === 'unsettled';

/** What its link is for, where that is more than looking at the match. */
const ACTIONS: Partial<Record<MatchReminder, TextKey>> = {
  score: 'mail.reminder.score.action',
  dispute: 'score.dispute.compare',
};

/** Subjects of a match whose others have all left. */
const ALONE: Partial<Record<MatchReminder, TextKey>> = {
  dayBefore: 'mail.reminder.dayBefore.alone',
  soon: 'mail.reminder.soon.alone',
  score: 'mail.reminder.score.alone',
};

/**
 * Reminds of an agreed match, or of its score.
 * @param invitee null for the organiser
 * @param url the invitee's own link; null for the organiser
 */
export function matchReminderEmail(
  context: Context,
  state: GameState,
  kind: MatchReminder,
  invitee: Invitee | null,
  url: string | null,
): Email {
  const language = invitee?.language ?? state.owner.language;
  const players = [state.owner, ...confirmedOf(state)].filter(({ id }) => id !== (invitee?.id ?? state.owner.id));
  const slot = slotOf(state);
  const subject = (players.length === 0 && ALONE[kind]) || (`mail.reminder.${kind}.subject` as const);
  const values = { name: namesOf(players, language), sport: sportName(language, state) };
  return {
    // Never to the organiser what is for a player without an address.
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
      url: url ?? `${context.config.publicUrl}${gamePath(state.game.id)}`,
    },
    stop: stopOf(state, invitee),
    match: { id: state.game.id, decisive: false },
    isAnswered: invitee === null || invitee.mailbox_answered_at !== null,
  };
}
