import type { Email } from '../../../mail/email.ts';
import type { EventOf } from '../events.ts';
import type { GameState, Invitee } from '../gameState.ts';
import { newInviteeLink } from '../store/links.ts';
import type { Occasion } from './changeEmail.ts';
import { notify } from './notify.ts';
import { offerEmail } from './offerEmail.ts';
import { pushOf } from './pushOf.ts';

/** Asks once more for the answer: by the organiser's nudge, or before the time to answer ends. */
export function answerReminderEmail(
  state: GameState,
  invitee: Invitee,
  url: string,
  now: Date,
  isRefusable = false,
): Email {
  const text = {
    subject: 'mail.nudge.subject',
    intro: 'mail.nudge.intro',
    action: 'mail.invitation.action',
    why: 'mail.invitation.why',
    asksAt: now,
  } as const;
  return offerEmail(state, invitee, url, text, { isRefusable });
}

export async function emailNudged({ context, tx, state }: Occasion, { inviteeIds }: EventOf<'Nudged'>): Promise<void> {
  for (const invitee of state.invitees.filter(({ id }) => inviteeIds.includes(id))) {
    const url = await newInviteeLink(context, tx, state.game.id, invitee.id);
    const now = context.clock.now();
    const email = answerReminderEmail(state, invitee, url, now, true);
    const about = { userId: invitee.user_id, kind: 'answer' } as const;
    await notify(context, tx, email, pushOf(state, email, about, now));
  }
}
