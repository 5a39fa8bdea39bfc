import { BRAND } from '../../shared/brand.ts';
import type { TextKey } from '../../shared/locales/keys.ts';
import { unsubscribePath } from '../../shared/routes/paths.ts';
import { textIn } from '../texts.ts';
import type { Email } from './email.ts';
import { mailHtml } from './html/mailHtml.ts';
import { plainText } from './plainText.ts';
import { withoutTypedLinks } from './unlinked.ts';

export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
}

/** Nothing a person typed may add a line to a header. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 200);
}

/**
 * @param publicUrl where the deployment is reached
 * @returns subject, plain text and HTML of a mail
 */
export function compose(written: Email, publicUrl: string): ComposedMail {
  const email = withoutTypedLinks(written);
  const closing = email.why ?? textIn(email.language, 'mail.closing' satisfies TextKey, { product: BRAND.name });
  const path = email.stop && unsubscribePath(email.stop);
  const stop = path
    ? {
        label: textIn(email.language, email.stop?.notesOf ? 'mail.stop.notes' : 'mail.stop'),
        url: `${publicUrl}${path}`,
      }
    : null;
  return {
    subject: oneLine(email.subject),
    text: plainText(email, closing, stop),
    html: mailHtml(email, closing, stop),
  };
}

/** @returns the sender's name of a mail on somebody's behalf (R-mail-sender) */
export function senderName(email: Email): string {
  if (!email.fromName) return BRAND.name;
  return oneLine(textIn(email.language, 'mail.via', { name: email.fromName, product: BRAND.name }));
}
