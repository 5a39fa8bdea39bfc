import { expect, test } from 'vitest';
import { reportMail } from '../../tests/support/mail/bounceMail.ts';
import { failureOf } from './deliveryReport.ts';
import { readMail } from './inboundMail.ts';

// R-bounces: what a mail server says of a mail that it was given.

const PATTERN = 'play+*@club.example';
const OURS = `play+${'a'.repeat(27)}2@club.example`;
const GONE = { action: 'failed', status: '5.1.1' };

async function failureIn(raw: string): Promise<string | null> {
  const mail = await readMail(PATTERN, Buffer.from(raw), new Date(0));
  if (!mail) throw new Error('no mail of ours');
  return failureOf(mail);
}

test.each([
  ['it knows no such mailbox', [GONE], '5.1.1'],
  ['with words behind the status', [{ action: 'failed', status: '5.2.2 (mailbox full)' }], '5.2.2'],
  ['in capitals', [{ action: 'FAILED', status: '5.7.1' }], '5.7.1'],
  ['one of two receivers', [{ action: 'relayed', status: '2.0.0' }, GONE], '5.1.1'],
  ['it is late', [{ action: 'delayed', status: '4.4.1' }], null],
  ['it has given up on what passes', [{ action: 'failed', status: '4.2.2' }], null],
  ['it arrived', [{ action: 'delivered', status: '2.1.5' }], null],
  ['late for good', [{ action: 'delayed', status: '5.1.1' }], null],
  ['nothing', [], null],
] as const)('%s', async (_what, groups, status) => {
  expect(await failureIn(reportMail(OURS, groups))).toBe(status);
});

test('what is no report of a mail server is none: an out-of-office, a receipt, a report in somebody’s forwarded mail', async () => {
  const vacation = { 'Content-Type': 'text/plain', Subject: 'Out of office: 5.1.1' };
  expect(await failureIn(reportMail(OURS, [GONE], vacation))).toBeNull();
  const receipt = { 'Content-Type': 'multipart/report; report-type=disposition-notification; boundary="B/1"' };
  expect(await failureIn(reportMail(OURS, [GONE], receipt))).toBeNull();
  const forwarded = [`To: ${OURS}`, 'Content-Type: message/rfc822', '', reportMail(OURS, [GONE])].join('\r\n');
  expect(await failureIn(forwarded)).toBeNull();
});

/** So many parts, one in the other. */
function nested(depth: number): string {
  const open = Array.from({ length: depth }, (_, level) => [
    `Content-Type: multipart/mixed; boundary="b${level}"`,
    '',
    `--b${level}`,
  ]);
  return [`To: ${OURS}`, ...open.flat(), 'Content-Type: text/plain', '', 'hello', ''].join('\r\n');
}

test('a mail of 200 parts in each other, of headers without end, and one for nobody are not looked into', async () => {
  const read = (raw: string) => readMail(PATTERN, Buffer.from(raw), new Date(0));
  expect(await read(nested(5))).not.toBeNull();
  expect(await read(nested(200))).toBeNull();
  expect(await read(`To: ${OURS}\r\nX-Long: ${'x'.repeat(200_000)}\r\n\r\nhello`)).toBeNull();
  expect(await read('To: ann@club.example\r\n\r\nhello')).toBeNull();
  expect(await read('')).toBeNull();
});
