import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { recordDelivery } from '../../../mail/delivery.ts';
import type { Email } from '../../../mail/email.ts';
import type { TextMessage } from '../../../mail/texter.ts';
import type { Push } from '../../../push/pusher.ts';

/**
 * Sends an email, and the same news to the devices of its receiver. Whoever takes no mail, or has no address for it, hears of
 * it there alone (R-push), and who has no device either by text message, where it matters (R-text-news).
 * @param push null for who has no device
 * @param text null for who has an address, and for what is not worth a text message
 */
export async function notify(
  context: Context,
  tx: Tx,
  email: Email,
  push: Push | null,
  text: TextMessage | null = null,
): Promise<void> {
  const isPushed = push !== null && (await context.pusher.send(tx, push));
  if (email.to !== '') await context.mailer.send(tx, email);
  else if (isPushed) await recordDelivery(tx, email.inviteeIds ?? [], { status: 'SENT' });
  else if (text && context.texter.offered) await context.texter.send(tx, text);
}

/** As notify(), but nobody who gets the notice on a device is mailed as well (R-notes-mailed). */
export async function notifyOnce(context: Context, tx: Tx, email: Email, push: Push | null): Promise<void> {
  const isPushed = push !== null && (await context.pusher.send(tx, push));
  if (!isPushed && email.to !== '') await context.mailer.send(tx, email);
}

/** As notify(), but the email goes out later, and only if nobody has read the notice by then (R-push-reminder). */
export async function remindFirst(
  context: Context,
  tx: Tx,
  email: Email,
  push: Push & Required<Pick<Push, 'reminder'>>,
  text: TextMessage | null,
): Promise<void> {
  const { reminder, ...alone } = push;
  const isMailed = email.to !== '';
  const isPushed = await context.pusher.send(tx, isMailed ? push : alone);
  if (isPushed) return;
  if (isMailed) await context.mailer.send(tx, email);
  else if (text && context.texter.offered) await context.texter.send(tx, text);
}
