import type { Email } from '../../../mail/email.ts';
import type { GameState, Invitee } from '../gameState.ts';
import { offerEmail } from './offerEmail.ts';

/** The invitation: who, what, when, where, and the one link that answers it. */
export function invitationEmail(state: GameState, invitee: Invitee, url: string, now: Date): Email {
  return offerEmail(state, invitee, url, {
    subject: 'mail.invitation.subject',
    intro: 'mail.invitation.intro',
    note: state.game.notes,
    closing: 'mail.invitation.how',
    action: 'mail.invitation.action',
    headline: 'invitation.header.pending',
    why: 'mail.invitation.why',
    asksAt: now,
  });
}
