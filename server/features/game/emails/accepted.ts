import type { EventOf } from '../events.ts';
import { emailOwner, inviteesOf, type Occasion } from './changeEmail.ts';

/** Somebody said yes and the game still looks for players: the organiser is told. */
export async function emailAccepted(occasion: Occasion, { inviteeId }: EventOf<'Accepted'>): Promise<void> {
  const [acceptor] = inviteesOf(occasion, [inviteeId]);
  if (!acceptor || occasion.state.game.status !== 'CONFIRMED') return;
  await emailOwner(occasion, {
    subject: 'mail.accepted.subject',
    intro: 'mail.accepted.intro',
    by: acceptor,
  });
}
