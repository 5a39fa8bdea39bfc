import type { InboundMail } from './inboundMail.ts';

/** A report of a few receivers has some hundred bytes. */
const MAX_REPORT_BYTES = 64_000;
const FOR_GOOD = /^5\.\d{1,3}\.\d{1,3}\b/;

/** @returns the fields of each group of a report, by their names in lower case (RFC 3464) */
function groupsOf(text: string): Map<string, string>[] {
  const unfolded = text.replace(/\r\n?/g, '\n').replace(/\n[ \t]+/g, ' ');
  return unfolded.split(/\n{2,}/).map((group) => {
    const fields = group.split('\n').map((line) => /^([\w-]+):\s*(.*)$/.exec(line));
    return new Map(fields.flatMap((field) => (field ? [[field[1]?.toLowerCase() ?? '', field[2]?.trim() ?? '']] : [])));
  });
}

/** Whether a mail is a report of a mail server about another mail. */
export function isDeliveryReport(mail: InboundMail): boolean {
  return /^\s*multipart\/report\b.*\breport-type="?delivery-status\b/is.test(mail.header('content-type'));
}

/**
 * @returns the status `5.x.x` by which a mail server says that a mail did not arrive and will not; null for anything else:
 * that it is late, that it arrived, or that it did not for a reason which passes
 */
export function failureOf(mail: InboundMail): string | null {
  if (!isDeliveryReport(mail)) return null;
  const part = mail.parts.find(
    ({ type }) => type === 'message/delivery-status' || type === 'message/global-delivery-status',
  );
  if (!part || part.bytes.length > MAX_REPORT_BYTES) return null;
  for (const fields of groupsOf(Buffer.from(part.bytes).toString('latin1'))) {
    if (fields.get('action')?.toLowerCase() !== 'failed') continue;
    const status = FOR_GOOD.exec(fields.get('status') ?? '')?.[0];
    if (status) return status;
  }
  return null;
}
