import type { EventOf } from '../events.ts';
import type { Slot } from '../gameState.ts';
import { emailInvitees, emailOwner, type Message, type Occasion } from './changeEmail.ts';

const CANCELED = {
  isEnd: true,
  isTexted: true,
  takesOut: true,
  subject: 'mail.canceled.subject',
  intro: 'mail.canceled.intro',
  owner: { subject: 'mail.canceled.owner.subject', intro: 'mail.canceled.owner.intro' },
} satisfies Message;

/** The organiser called the match off. */
export async function emailCanceled(occasion: Occasion, event: EventOf<'Canceled'>): Promise<void> {
  await emailEnd(occasion, { ...CANCELED, note: event.note }, event);
}

/**
 * The match will not be played: everybody who heard of it and has not said no is told, and it leaves the calendars it is
 * in.
 */
export async function emailEnd(
  occasion: Occasion,
  message: Message,
  { playerIds, slot }: { playerIds: readonly string[]; slot: Slot | null },
): Promise<void> {
  const concerned = occasion.state.invitees.filter(({ status }) => status !== 'DECLINED' && status !== 'PENDING');
  const isPlaying = ({ id }: { id: string }) => playerIds.includes(id);
  const withEntry: Message = slot ? { ...message, calendar: 'CANCEL', slot } : message;
  await emailInvitees(occasion, concerned.filter(isPlaying), withEntry);
  await emailInvitees(
    occasion,
    concerned.filter((each) => !isPlaying(each)),
    message,
  );
  await emailOwner(occasion, withEntry);
}
