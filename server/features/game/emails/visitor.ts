import type { Email } from '../../../mail/compose.ts';
import { textIn } from '../../../texts.ts';
import type { EventOf } from '../events.ts';
import type { GameState, Invitee } from '../gameState.ts';
import { newInviteeLink } from '../store/links.ts';
import type { Occasion } from './changeEmail.ts';
import { nameOf, offeredFacts, sportName, stopOf } from './facts.ts';

function visitorEmail(state: GameState, invitee: Invitee, url: string, secured: boolean): Email {
  const { language } = invitee;
  const values = { name: nameOf(state.owner), sport: sportName(language, state) };
  return {
    to: invitee.mailTo ?? '',
    language,
    fromName: nameOf(state.owner),
    subject: textIn(language, secured ? 'mail.visitor.confirm.subject' : 'mail.visitor.subject', values),
    greeting: textIn(language, 'mail.greeting', { name: invitee.first_name }),
    paragraphs: [textIn(language, secured ? 'mail.visitor.confirm.intro' : 'mail.visitor.intro', values)],
    facts: offeredFacts(language, state),
    action: { label: textIn(language, secured ? 'mail.visitor.confirm.action' : 'mail.game.action'), url },
    stop: stopOf(state, invitee),
    inviteeIds: [invitee.id],
  };
}

/**
 * To the address a visitor of the share link gave: the person's own link. A registered player, or who was invited
 * already, is asked whether it was them. One email a person and game: a second visitor with this address only replaces
 * the draft.
 */
export async function emailVisitor(
  { context, tx, state }: Occasion,
  { inviteeId, secured, isFirst }: EventOf<'VisitorRegistered'>,
): Promise<void> {
  const invitee = state.invitees.find(({ id }) => id === inviteeId);
  if (!isFirst || !state.owner.proved || !invitee?.mailTo) return;
  const url = await newInviteeLink(context, tx, state.game.id, invitee.id);
  await context.mailer.send(tx, visitorEmail(state, invitee, url, secured));
  if (invitee.status === 'PENDING') invitee.status = 'SENT';
}
