import { deliveryProblemOf } from '../../shared/domain/match/reach.ts';
import type { Context } from '../context.ts';
import { tracksOfReturn } from '../mail/tracking.ts';
import { isFromNobody } from './automaticMail.ts';
import type { InboundMail } from './inboundMail.ts';
import type { MailFacts } from './readMailbox.ts';

/** After this comes the mail that was returned. */
const MAX_READ = 2_000;

/** How a mail begins that reports that another one has failed for good. */
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
 * @param mail from a mail server that sent no report as in RFC 3464
 * @returns its first words, where it is certain that a mail has failed for good
 */
function failureInText({ header, text }: InboundMail): string | null {
  const words = text.slice(0, MAX_READ).replaceAll('’', "'").replace(/\s+/g, ' ').trim();
  if (BEGINNINGS.some((beginning) => beginning.test(words))) return words;
  const isNamed = header('x-failed-recipients') !== '';
  return isNamed && !LATE.test(`${header('subject')} ${words}`) ? words : null;
}

/** A report about a few receivers has some hundred bytes. */
const MAX_REPORT_BYTES = 64_000;
/** Of a receiver in a report: the mail is there, or with somebody who cannot report on it (RFC 3464). */
const ARRIVED = ['delivered', 'relayed', 'expanded'];
/** The word of an action, after a comment if there is one. */
const ACTION = /^(?:\([^()]*\)\s*)?([a-z]+)/i;
const REPORT_TYPES = ['message/delivery-status', 'message/global-delivery-status'];

/** @returns the fields of each group of a report, by their names in lower case (RFC 3464) */
function groupsOf(text: string): Map<string, string>[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  // A line of blanks separates groups; it continues no field.
  const unfolded = lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n[ \t]+/g, ' ');
  return unfolded.split(/\n{2,}/).map((group) => {
    const fields = group.split('\n').map((line) => /^([\w-]+):\s*(.*)$/.exec(line));
    return new Map(fields.flatMap((field) => (field ? [[field[1]?.toLowerCase() ?? '', field[2]?.trim() ?? '']] : [])));
  });
}

/** Whether a mail says that it is a report of a mail server about another mail. */
const isDeliveryReport = ({ header }: InboundMail): boolean =>
  /^\s*multipart\/report\b.*\breport-type="?delivery-status\b/is.test(header('content-type'));

/**
 * @returns why a mail did not and will not arrive, according to a mail server, with the status first (R-bounces); null for
 * everything else: that it is late, or that it arrived
 */
export function failureOf(mail: InboundMail): string | null {
  const isSure = isFromNobody(mail);
  if (!isSure && !isDeliveryReport(mail)) return null;
  const part = mail.parts.find(({ type }) => REPORT_TYPES.includes(type));
  if (!part) return isSure ? failureInText(mail) : null;
  if (part.bytes.length > MAX_REPORT_BYTES) return null;
  const groups = groupsOf(Buffer.from(part.bytes).toString('latin1'));
  const actionOf = (fields: Map<string, string>) => ACTION.exec(fields.get('action') ?? '')?.[1]?.toLowerCase() ?? '';
  // A mailbox that forwards a copy has got the mail, even if the copy comes back.
  if (groups.some((fields) => ARRIVED.includes(actionOf(fields)))) return null;
  const failed = groups.find((fields) => actionOf(fields) === 'failed');
  return failed ? `${failed.get('status') ?? ''} ${failed.get('diagnostic-code') ?? ''}` : null;
}

/**
 * Marks an invitation that came back as not delivered, and tells the organiser why (R-bounces). Only the address it came back
 * to counts: anybody may write what the report says about receivers.
 * @returns the outcome of a mail to such an address; null for another
 */
export async function receiveBounce(
  { db, tracking }: Pick<Context, 'db' | 'tracking'>,
  mail: InboundMail,
): Promise<MailFacts | null> {
  const tracks = await tracksOfReturn(db, mail.tokens);
  if (!tracks) return null;
  const named = { [`${tracks.kind}Ids`]: tracks.ids };
  const failure = failureOf(mail);
  if (failure === null) return { bounce: 'none', ...named };
  const problem = deliveryProblemOf(failure);
  await tracking.record(db, tracks, { status: 'UNDELIVERABLE', delivery_problem: problem });
  await tracking.show(db, tracks);
  return { bounce: problem, ...named };
}
