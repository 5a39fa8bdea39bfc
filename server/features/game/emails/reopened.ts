import { type EventOf, eventOf } from '../events.ts';
import { emailInvitees, inviteesOf, type Message, type Occasion } from './changeEmail.ts';

/** The agreed match is off, and players are looked for again: out of the calendar. */
export const REOPENED = {
  subject: 'mail.reopened.subject',
  intro: 'mail.reopened.intro',
  calendar: 'CANCEL',
  isTexted: true,
} satisfies Message;

/** As REOPENED, by the organiser, who has moved the match: their yes stands, and it goes on without them for now. */
const DROPPED = {
  subject: 'mail.moved.subject',
  intro: 'mail.dropped.intro',
  calendar: 'CANCEL',
  isTexted: true,
} satisfies Message;

/** Where somebody left, `withdrawn` says so; whoever is asked again, or is in once more, hears that instead. */
export async function emailReopened(
  occasion: Occasion,
  { cause, playerIds, slot }: EventOf<'Reopened'>,
): Promise<void> {
  if (cause === 'WITHDRAWN') return;
  const asked = eventOf(occasion.events, 'AskedAgain')?.inviteeIds ?? [];
  const agreed = eventOf(occasion.events, 'Agreed')?.playerIds ?? [];
  const waiting = inviteesOf(occasion, playerIds).filter(({ id }) => !asked.includes(id) && !agreed.includes(id));
  await emailInvitees(occasion, waiting, { ...DROPPED, slot });
}
