import type { Invitee } from '../gameState.ts';
import { emailInvitees, type Message, type Occasion } from './changeEmail.ts';

const MESSAGES = {
  /** Nothing shows whose calendar it was. */
  who: { subject: 'mail.reply.who.subject', intro: 'mail.reply.who.intro' },
  /** A no of somebody who has a spot. */
  withdraw: { subject: 'mail.reply.withdraw.subject', intro: 'mail.reply.withdraw.intro' },
  /** It was to another offer, or is of no use any more. */
  late: { subject: 'mail.reply.late.subject', intro: 'mail.reply.late.intro' },
  /** It counts; whoever did not send it can undo it. */
  taken: { subject: 'mail.reply.taken.subject', intro: 'mail.reply.taken.intro' },
} satisfies Record<string, Message>;

/** What somebody is written about an answer of their calendar. */
export type AskedAbout = keyof typeof MESSAGES;

/** Writes to the address that is known of an invitee, whatever address an answer came from (R-calendar-answers). */
export async function emailAbout(occasion: Occasion, invitee: Invitee, about: AskedAbout): Promise<void> {
  const isOver = occasion.state.game.status === 'CANCELED';
  await emailInvitees(occasion, [invitee], { ...MESSAGES[about], ...(isOver ? { isEnd: true as const } : {}) });
}
