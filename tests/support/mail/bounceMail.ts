/** What a mail server says of one receiver. */
export interface ReportGroup {
  action: string;
  status?: string;
  diagnostic?: string;
}

const crlf = (lines: readonly string[]) => lines.join('\r\n');

/**
 * A report of a mail server, as postfix and others write it (RFC 3464): words, the groups, and the mail that came back.
 * @param to the address the mail had come from
 */
export function reportMail(to: string, groups: readonly ReportGroup[], changes: Record<string, string> = {}): string {
  const headers = {
    'Return-Path': '<>',
    From: 'MAILER-DAEMON@mx.players.example (Mail Delivery System)',
    To: to,
    Subject: 'Undelivered Mail Returned to Sender',
    'Auto-Submitted': 'auto-replied',
    'MIME-Version': '1.0',
    'Content-Type': 'multipart/report; report-type=delivery-status;\r\n\tboundary="B/1"',
    ...changes,
  };
  return crlf([
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '--B/1',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'This is the mail system. I am sorry to have to inform you.',
    '',
    '--B/1',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.players.example',
    'Arrival-Date: Sat, 21 Nov 2026 09:00:00 +0000',
    ...groups.flatMap(({ action, status, diagnostic }) => [
      '',
      'Final-Recipient: rfc822; gone@players.example',
      `Action: ${action}`,
      ...(status ? [`Status: ${status}`] : []),
      ...(diagnostic ? [`Diagnostic-Code: ${diagnostic}`] : []),
    ]),
    '',
    '--B/1',
    'Content-Type: message/rfc822',
    '',
    'From: Ann via Crosscourt <matches@club.example>',
    'To: gone@players.example',
    'Subject: Ann Baker invites you',
    '',
    'Play with me.',
    '--B/1--',
    '',
  ]);
}

/** A mail of a mail server in its own words, as those write it that know no form for a report. */
export function wordsMail(to: string, words: readonly string[], changes: Record<string, string> = {}): string {
  const headers = {
    'Return-Path': '<>',
    From: 'Mail Delivery Subsystem <MAILER-DAEMON@mx.players.example>',
    To: to,
    Subject: 'failure notice',
    'Content-Type': 'text/plain; charset=utf-8',
    ...changes,
  };
  return crlf([...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), '', ...words, '']);
}
