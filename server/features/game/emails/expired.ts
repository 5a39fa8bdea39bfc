import { emailEnd } from './canceled.ts';
import type { Message, Occasion } from './changeEmail.ts';

const EXPIRED = {
  isEnd: true,
  isTexted: true,
  takesOut: true,
  subject: 'mail.expired.subject',
  intro: 'mail.expired.intro',
  owner: { subject: 'mail.expired.owner.subject' },
} satisfies Message;

/** The time to answer is over and the match did not come about. */
export async function emailExpired(occasion: Occasion): Promise<void> {
  await emailEnd(occasion, EXPIRED, { playerIds: [], slot: null });
}
