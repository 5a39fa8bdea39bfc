import type { Context } from './context.ts';
import type { Tx } from './db/database.ts';
import type { Email } from './mail/email.ts';
import type { TextMessage } from './mail/texter.ts';
import type { Push } from './push/pusher.ts';

/**
 * Sends an email, and the same news to the devices of its receiver. People who take no mail, or have no address for it, get it
 * only on their devices (R-push), or without a device by text message, if it is important (R-text-news).
 * @param push null for a person without a device
 * @param text null for a person with an address, and for news that is not worth a text message
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
  else if (isPushed) await context.tracking.record(tx, email.tracks, { status: 'SENT' });
  else if (text && context.texter.offered) await context.texter.send(tx, text);
}

/** As notify(), but a person who gets the notice on a device gets no mail (R-notes-mailed). */
export async function notifyOnce(context: Context, tx: Tx, email: Email, push: Push | null): Promise<void> {
  const isPushed = push !== null && (await context.pusher.send(tx, push));
  if (!isPushed && email.to !== '') await context.mailer.send(tx, email);
}

/** As notify(), but the email goes out later, and only if the notice is unread then (R-push-reminder). */
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
