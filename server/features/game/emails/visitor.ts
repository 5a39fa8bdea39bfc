import type { EventOf } from '../events.ts';
import { newInviteeLink } from '../store/links.ts';
import type { Occasion } from './changeEmail.ts';
import { offerEmail } from './offerEmail.ts';

const REGISTERED = {
  subject: 'mail.visitor.subject',
  intro: 'mail.visitor.intro',
  action: 'mail.game.action',
} as const;

/** Nothing is answered until the mailbox is proved. */
const TO_CONFIRM = {
  subject: 'mail.visitor.confirm.subject',
  intro: 'mail.visitor.confirm.intro',
  action: 'mail.visitor.confirm.action',
} as const;

/**
 * To the address a visitor of the share link gave: the person's own link. A registered player, or who was invited
 * already, is asked whether it was them. One email a person and game: a second visitor with this address only replaces
 * the draft.
 */
export async function emailVisitor(
  { context, tx, state }: Occasion,
  { inviteeId, secured, isFirst }: EventOf<'VisitorRegistered'>,
): Promise<void> {
  const invitee = state.invitees.find(({ id }) => id === inviteeId);
  if (!isFirst || !state.owner.proved || !invitee?.mailTo) return;
  const url = await newInviteeLink(context, tx, state.game.id, invitee.id);
  await context.mailer.send(
    tx,
    offerEmail(state, invitee, url, secured ? TO_CONFIRM : REGISTERED, { kind: 'visitor' }),
  );
  if (invitee.status === 'PENDING') invitee.status = 'SENT';
}
