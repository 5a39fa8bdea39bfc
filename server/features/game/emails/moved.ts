import { type EventOf, eventOf } from '../events.ts';
import { emailInvitees, inviteesOf, type Message, type Occasion } from './changeEmail.ts';

const MOVED = {
  subject: 'mail.moved.subject',
  intro: 'mail.moved.intro',
  asks: 'answer',
  isTexted: true,
  takesOut: true,
} satisfies Message;

/** The organiser changed times or venues, and nothing of this yes is left: asked again, out of the calendar. */
export async function emailAskedAgain(occasion: Occasion, { inviteeIds }: EventOf<'AskedAgain'>): Promise<void> {
  const reopened = eventOf(occasion.events, 'Reopened');
  const asked = inviteesOf(occasion, inviteeIds);
  const wasPlaying = ({ id }: { id: string }) => reopened?.playerIds.includes(id) ?? false;
  await emailInvitees(occasion, asked.filter(wasPlaying), { ...MOVED, calendar: 'CANCEL', slot: reopened?.slot });
  await emailInvitees(
    occasion,
    asked.filter((each) => !wasPlaying(each)),
    MOVED,
  );
}
