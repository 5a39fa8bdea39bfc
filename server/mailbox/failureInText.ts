import type { InboundMail } from './inboundMail.ts';

/** What comes later is the mail that came back. */
const MAX_READ = 2_000;

/** How a mail begins that says that another one has failed for good. */
const BEGINNINGS = [
  // qmail
  /^Hi\. This is the \S+ program at \S+ I'm afraid I wasn't able to deliver your message to the following addresses\. This is a permanent error/i,
  // Exim
  /^This message was created automatically by mail delivery software[^.]*\. A message that you (have )?sent could not be delivered/i,
  // Postfix
  /^This is the (mail system|Postfix program) at host \S+ I'm sorry to have to inform you that your message could not be delivered/i,
  // Exchange
  /^(This is an automatically generated Delivery Status Notification\.? )?Delivery (has failed to these recipients|to the following recipients? failed)/i,
  /^Your message (did not reach some or all of the intended recipients|to \S+ couldn't be delivered)/i,
  // Google
  /^(\W*[\w ]{1,40}\W+)?Your message wasn't delivered to/i,
  // Amazon
  /^An error occurred while trying to deliver the mail to the following recipients/i,
];

/** A mail that is only late, which some servers report in the same form. */
const LATE =
  /\bdelay|\bwarning\b|\btemporar|\bincomplete\b|(has|have) not (yet )?been delivered|(will|to) (keep trying|be retried|retry)/i;

/**
 * @param mail of a mail server that sent no report as RFC 3464 has it
 * @returns its first words, where it is certain that a mail has failed for good
 */
export function failureInText({ header, text }: InboundMail): string | null {
  const words = text.slice(0, MAX_READ).replaceAll('’', "'").replace(/\s+/g, ' ').trim();
  if (BEGINNINGS.some((beginning) => beginning.test(words))) return words;
  const isNamed = header('x-failed-recipients') !== '';
  return isNamed && !LATE.test(`${header('subject')} ${words}`) ? words : null;
}
