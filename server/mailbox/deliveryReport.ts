import { failureInText } from './failureInText.ts';
import type { InboundMail } from './inboundMail.ts';

/** A report of a few receivers has some hundred bytes. */
const MAX_REPORT_BYTES = 64_000;
const REPORT_TYPES = ['message/delivery-status', 'message/global-delivery-status'];

/** @returns the fields of each group of a report, by their names in lower case (RFC 3464) */
function groupsOf(text: string): Map<string, string>[] {
  const unfolded = text.replace(/\r\n?/g, '\n').replace(/\n[ \t]+/g, ' ');
  return unfolded.split(/\n{2,}/).map((group) => {
    const fields = group.split('\n').map((line) => /^([\w-]+):\s*(.*)$/.exec(line));
    return new Map(fields.flatMap((field) => (field ? [[field[1]?.toLowerCase() ?? '', field[2]?.trim() ?? '']] : [])));
  });
}

/** Nobody answers a mail without a sender, so mail servers write theirs without (RFC 5321). */
const isFromNobody = ({ header }: InboundMail): boolean => header('return-path').trim() === '<>';

/** Whether a mail says that it is a report of a mail server about another mail. */
const isDeliveryReport = ({ header }: InboundMail): boolean =>
  /^\s*multipart\/report\b.*\breport-type="?delivery-status\b/is.test(header('content-type'));

/**
 * @returns what a mail server says of a mail that did not arrive and will not, its status first (R-bounces); null for anything
 * else: that it is late, or that it arrived
 */
export function failureOf(mail: InboundMail): string | null {
  const isSure = isFromNobody(mail);
  if (!isSure && !isDeliveryReport(mail)) return null;
  const part = mail.parts.find(({ type }) => REPORT_TYPES.includes(type));
  if (!part) return isSure ? failureInText(mail) : null;
  if (part.bytes.length > MAX_REPORT_BYTES) return null;
  const groups = groupsOf(Buffer.from(part.bytes).toString('latin1'));
  const failed = groups.find((fields) => fields.get('action')?.toLowerCase() === 'failed');
  return failed ? `${failed.get('status') ?? ''} ${failed.get('diagnostic-code') ?? ''}` : null;
}
