import type { Email } from '../../../mail/compose.ts';
import { textIn } from '../../../texts.ts';
import type { EventOf } from '../events.ts';
import type { GameState, Invitee } from '../gameState.ts';
import { newInviteeLink } from '../store/links.ts';
import type { Occasion } from './changeEmail.ts';
import { nameOf, offeredFacts, sportName, stopOf } from './facts.ts';

/** Asks once more for the answer: by the organiser's nudge, or before the time to answer ends. */
export function answerReminderEmail(state: GameState, invitee: Invitee, url: string): Email {
  const { language } = invitee;
  const values = { name: nameOf(state.owner), sport: sportName(language, state) };
  return {
    to: invitee.mailTo ?? '',
    language,
    fromName: nameOf(state.owner),
    subject: textIn(language, 'mail.nudge.subject', values),
    greeting: textIn(language, 'mail.greeting', { name: invitee.first_name }),
    paragraphs: [textIn(language, 'mail.nudge.intro', values)],
    facts: offeredFacts(language, state),
    action: { label: textIn(language, 'mail.invitation.action'), url },
    stop: stopOf(state, invitee),
    inviteeIds: [invitee.id],
  };
}

export async function emailNudged({ context, tx, state }: Occasion, { inviteeIds }: EventOf<'Nudged'>): Promise<void> {
  for (const invitee of state.invitees.filter(({ id }) => inviteeIds.includes(id))) {
    const url = await newInviteeLink(context, tx, state.game.id, invitee.id);
    await context.mailer.send(tx, answerReminderEmail(state, invitee, url));
  }
}
