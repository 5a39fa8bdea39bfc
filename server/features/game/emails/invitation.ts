import type { Email } from '../../../mail/compose.ts';
import { textIn } from '../../../texts.ts';
import type { GameState, Invitee } from '../gameState.ts';
import { nameOf, offeredFacts, sportName, stopOf } from './facts.ts';

/** The invitation: who, what, when, where, and the one link that answers it. */
export function invitationEmail(state: GameState, invitee: Invitee, url: string): Email {
  const { language } = invitee;
  const values = { name: nameOf(state.owner), sport: sportName(language, state) };
  return {
    to: invitee.mailTo ?? '',
    language,
    fromName: nameOf(state.owner),
    subject: textIn(language, 'mail.invitation.subject', values),
    greeting: textIn(language, 'mail.greeting', { name: invitee.first_name }),
    paragraphs: [
      textIn(language, 'mail.invitation.intro', values),
      ...(state.game.notes ? [textIn(language, 'mail.quote', { note: state.game.notes })] : []),
      textIn(language, 'mail.invitation.how'),
    ],
    facts: offeredFacts(language, state),
    action: { label: textIn(language, 'mail.invitation.action'), url },
    stop: stopOf(state, invitee),
    inviteeIds: [invitee.id],
  };
}
