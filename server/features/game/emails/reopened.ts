import { type EventOf, eventOf } from '../events.ts';
import { emailInvitees, inviteesOf, type Message, type Occasion } from './changeEmail.ts';

/** The agreed match is off, and players are looked for again: out of the calendar. */
export const REOPENED = {
  subject: 'mail.reopened.subject',
  intro: 'mail.reopened.intro',
  calendar: 'CANCEL',
} satisfies Message;

/** Where somebody left, `withdrawn` says so; whoever is asked again hears that instead. */
export async function emailReopened(
  occasion: Occasion,
  { cause, playerIds, slot }: EventOf<'Reopened'>,
): Promise<void> {
  if (cause === 'WITHDRAWN' || eventOf(occasion.events, 'Agreed')) return;
  const asked = eventOf(occasion.events, 'AskedAgain')?.inviteeIds ?? [];
  const waiting = inviteesOf(occasion, playerIds).filter(({ id }) => !asked.includes(id));
  await emailInvitees(occasion, waiting, { ...REOPENED, slot });
}
