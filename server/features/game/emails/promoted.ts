import { type EventOf, eventOf } from '../events.ts';
import { AGREED } from './agreed.ts';
import { emailInvitees, emailOwner, inviteesOf, type Occasion } from './changeEmail.ts';

/** Somebody gets a free spot; the organiser hears of it with the one who left, if somebody did (R-promotion). */
export async function emailPromoted(occasion: Occasion, { inviteeIds }: EventOf<'Promoted'>): Promise<void> {
  if (eventOf(occasion.events, 'Reopened')) return;
  const isTold = occasion.command === 'EDIT' || eventOf(occasion.events, 'Withdrawn') !== undefined;
  if (!isTold) await emailOwner(occasion, AGREED);
  await emailInvitees(occasion, inviteesOf(occasion, inviteeIds), AGREED);
}
