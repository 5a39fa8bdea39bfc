import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { recordDelivery } from '../../../mail/delivery.ts';
import type { Email } from '../../../mail/email.ts';
import type { Push } from '../../../push/pusher.ts';

/**
 * Sends an email, and the same news to the devices of its receiver. Whoever takes no mail, or has no address for it, hears of
 * it there alone (R-push).
 * @param push null for who has no device
 */
export async function notify(context: Context, tx: Tx, email: Email, push: Push | null): Promise<void> {
  const isPushed = push !== null && (await context.pusher.send(tx, push));
  if (email.to !== '') await context.mailer.send(tx, email);
  else if (isPushed) await recordDelivery(tx, email.inviteeIds ?? [], { status: 'SENT' });
}

/** As notify(), but the email goes out later, and only if nobody has read the notice by then (R-push-reminder). */
export async function remindFirst(
  context: Context,
  tx: Tx,
  email: Email,
  push: Push & Required<Pick<Push, 'reminder'>>,
): Promise<void> {
  const { reminder, ...alone } = push;
  const isMailed = email.to !== '';
  const isPushed = await context.pusher.send(tx, isMailed ? push : alone);
  if (isMailed && !isPushed) await context.mailer.send(tx, email);
}
