import type { EventOf } from '../events.ts';
import { emailInvitees, emailOwner, inviteesOf, type Message, type Occasion } from './changeEmail.ts';

/** To whoever was still thinking about it: somebody else was quicker. */
const TAKEN = { subject: 'mail.taken.subject', intro: 'mail.taken.intro', isEnd: true } satisfies Message;

const EXHAUSTED = { subject: 'mail.exhausted.subject', intro: 'mail.exhausted.intro' } satisfies Message;

/** Kindly, and at once (R-substitute-search). */
export async function emailTaken(occasion: Occasion, { inviteeIds }: EventOf<'SearchFilled'>): Promise<void> {
  await emailInvitees(occasion, inviteesOf(occasion, inviteeIds), TAKEN);
}

/** To the organiser, who may know what else to do. */
export async function emailExhausted(occasion: Occasion): Promise<void> {
  await emailOwner(occasion, EXHAUSTED);
}
