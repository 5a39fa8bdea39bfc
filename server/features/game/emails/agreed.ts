import type { EventOf } from '../events.ts';
import { emailInvitees, emailOwner, inviteesOf, type Message, type Occasion } from './changeEmail.ts';

/** The match is agreed: with the entry for the calendar. */
export const AGREED = {
  subject: 'mail.agreed.subject',
  intro: 'mail.agreed.intro',
  headline: 'invitation.header.scheduled',
  calendar: 'REQUEST',
  isTexted: true,
} satisfies Message;

/** An organiser who brought it about by changing the game sees it on the page they are on. */
export async function emailAgreed(occasion: Occasion, { playerIds }: EventOf<'Agreed'>): Promise<void> {
  if (occasion.command !== 'EDIT') await emailOwner(occasion, AGREED);
  await emailInvitees(occasion, inviteesOf(occasion, playerIds), AGREED);
}
