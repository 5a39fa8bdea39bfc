import { expect, test } from 'vitest';
import { deliveryProblemOf } from '../../shared/domain/match/reach.ts';
import { reportMail, wordsMail } from '../../tests/support/mail/bounceMail.ts';
import { readWhole } from '../../tests/support/mail/readWhole.ts';
import { failureOf } from './bounces.ts';

// R-bounces: what a mail server says of a mail that it was given.

const PATTERN = 'play+*@club.example';
const OURS = `play+${'a'.repeat(27)}2@club.example`;
const GONE = { action: 'failed', status: '5.1.1' };

async function failureIn(raw: string): Promise<string | null> {
  const mail = await readWhole(PATTERN, raw);
  if (!mail) throw new Error('no mail of ours');
  return failureOf(mail);
}
const problemIn = async (raw: string) => {
  const failure = await failureIn(raw);
  return failure === null ? null : deliveryProblemOf(failure);
};

const NO_DOMAIN = "smtp; DNS Error: DNS type 'mx' lookup of playrs.example responded with code NXDOMAIN";

test.each([
  ['it knows no such mailbox', [GONE], 'NO_ADDRESS'],
  ['with words behind the status', [{ action: 'failed', status: '5.2.2 (mailbox full)' }], 'FULL'],
  ['in capitals', [{ action: 'FAILED', status: '5.7.1' }], 'REFUSED'],
  ['both of two receivers', [{ action: 'failed', status: '5.2.2' }, GONE], 'FULL'],
  ['it arrived, and a copy did not', [{ action: 'delivered', status: '2.1.5' }, GONE], null],
  ['a copy did not, and it arrived', [GONE, { action: 'Delivered', status: '2.1.5' }], null],
  ['it was passed on, and a copy was not', [{ action: 'relayed', status: '2.0.0' }, GONE], null],
  ['a list took it, and one of its people did not', [{ action: 'expanded', status: '2.0.0' }, GONE], null],
  ['a list took it, with a comment', [{ action: 'expanded (to multi-recipient alias)' }, GONE], null],
  ['it arrived, with a comment', [GONE, { action: 'delivered (to mailbox)' }], null],
  ['it failed, with a comment', [{ action: 'failed(for good)', status: '5.1.1' }], 'NO_ADDRESS'],
  ['it failed, after a comment', [{ action: '(for good) failed', status: '5.1.1' }], 'NO_ADDRESS'],
  [
    'it has given up on a domain that is none',
    [{ action: 'failed', status: '4.0.0', diagnostic: NO_DOMAIN }],
    'NO_ADDRESS',
  ],
  ['it has given up after days', [{ action: 'failed', status: '4.4.7' }], 'OTHER'],
  ['it has given up on a mailbox that stayed full', [{ action: 'failed', status: '4.2.2' }], 'FULL'],
  ['the reason is the other server’s', [{ action: 'failed', status: '4.0.0', diagnostic: 'smtp; 554 no' }], 'OTHER'],
  ['it says no status', [{ action: 'failed' }], 'OTHER'],
  ['it is late', [{ action: 'delayed', status: '4.4.1' }], null],
  ['it arrived', [{ action: 'delivered', status: '2.1.5' }], null],
  ['late for good', [{ action: 'delayed', status: '5.1.1' }], null],
  ['nothing', [], null],
] as const)('%s', async (_what, groups, problem) => {
  expect(await problemIn(reportMail(OURS, groups))).toBe(problem);
});

test('a report counts under any multipart type, but only without a sender', async () => {
  const mixed = { 'Content-Type': 'multipart/mixed; boundary="B/1"' };
  expect(await problemIn(reportMail(OURS, [GONE], mixed))).toBe('NO_ADDRESS');
  expect(await problemIn(reportMail(OURS, [GONE], { ...mixed, 'Return-Path': '<eve@evil.example>' }))).toBeNull();
});

test('a line of blanks between receivers separates them', async () => {
  for (const blank of [' ', '\t ']) {
    const separated = (groups: Parameters<typeof reportMail>[1]) =>
      reportMail(OURS, groups).replaceAll('\r\n\r\nFinal', `\r\n${blank}\r\nFinal`);
    expect(await problemIn(separated([GONE, { action: 'delivered' }]))).toBeNull();
    expect(await problemIn(separated([{ action: 'delivered' }, GONE]))).toBeNull();
    expect(await problemIn(separated([{ action: 'failed', status: '5.2.2' }, GONE]))).toBe('FULL');
  }
});

/** What mail servers write that know no form for a report, or whose report another one has lost. */
const IN_WORDS = {
  qmail: [
    'Hi. This is the qmail-send program at mx.players.example.',
    "I'm afraid I wasn't able to deliver your message to the following addresses.",
    "This is a permanent error; I've given up. Sorry it didn't work out.",
    '',
    '<gone@players.example>:',
    'Sorry, no mailbox here by that name. (#5.1.1)',
  ],
  exim: [
    'This message was created automatically by mail delivery software.',
    '',
    'A message that you sent could not be delivered to one or more of its',
    'recipients. This is a permanent error. The following address(es) failed:',
    '',
    '  gone@playrs.example',
    '    Unrouteable address',
  ],
  postfix: [
    'This is the mail system at host mx.players.example.',
    '',
    "I'm sorry to have to inform you that your message could not",
    "be delivered to one or more recipients. It's attached below.",
    '',
    '<gone@playrs.example>: Host or domain name not found. Name service error for',
    '    name=playrs.example type=AAAA: Host not found',
  ],
  exchange: [
    'Delivery has failed to these recipients or groups:',
    '',
    'gone@players.example',
    '550 5.7.133 not for you',
  ],
  'Exchange Online': ["Your message to gone@players.example couldn't be delivered.", '', 'Status: 550 5.2.2'],
  google: ['', '** Address not found **', '', "Your message wasn't delivered to gone@players.example because …"],
  'google of before': ['Delivery to the following recipient failed permanently:', '', '     gone@players.example'],
  amazon: ['An error occurred while trying to deliver the mail to the following recipients:', 'gone@players.example'],
} as const;

test.each([
  ['qmail', 'NO_ADDRESS'],
  ['exim', 'NO_ADDRESS'],
  ['postfix', 'NO_ADDRESS'],
  ['exchange', 'REFUSED'],
  ['Exchange Online', 'FULL'],
  ['google', 'NO_ADDRESS'],
  ['google of before', 'OTHER'],
  ['amazon', 'OTHER'],
] as const)('%s says so in words, from nobody', async (server, problem) => {
  const words = IN_WORDS[server];
  expect(await problemIn(wordsMail(OURS, words))).toBe(problem);
  expect(await problemIn(wordsMail(OURS, words, { 'Return-Path': '<eve@evil.example>' }))).toBeNull();
  expect(await problemIn(wordsMail(OURS, ['Gil wrote:', ...words]))).toBeNull();
});

const FAILED = { 'X-Failed-Recipients': 'gone@players.example' };

test('who names the addresses that failed has failed, unless it says that it is only late', async () => {
  expect(await problemIn(wordsMail(OURS, ['Nincs ilyen postafiók.'], FAILED))).toBe('OTHER');
  for (const subject of ['Warning: message 1x delayed 24 hours', 'Delivery Status Notification (Delay)']) {
    expect(await problemIn(wordsMail(OURS, ['We are sorry.'], { ...FAILED, Subject: subject }))).toBeNull();
  }
  const late = ['This message was created automatically by mail delivery software.'];
  for (const said of ['has not yet been delivered', 'THIS IS A WARNING ONLY', 'There was a temporary problem']) {
    expect(await problemIn(wordsMail(OURS, [...late, said], FAILED))).toBeNull();
  }
  expect(await problemIn(reportMail(OURS, [{ action: 'delayed', status: '4.4.1' }], FAILED))).toBeNull();
});

test('what is no report of a mail server is none: an out-of-office, a receipt, a report in somebody’s forwarded mail', async () => {
  const vacation = { 'Content-Type': 'text/plain', Subject: 'Out of office: 5.1.1' };
  expect(await failureIn(reportMail(OURS, [GONE], vacation))).toBeNull();
  const receipt = { 'Content-Type': 'multipart/report; report-type=disposition-notification; boundary="B/1"' };
  expect(await failureIn(wordsMail(OURS, ['--B/1', '', 'Your mail was read.', '--B/1--'], receipt))).toBeNull();
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
  const read = (raw: string) => readWhole(PATTERN, raw);
  expect(await read(nested(5))).not.toBeNull();
  expect(await read(nested(200))).toBeNull();
  expect(await read(`To: ${OURS}\r\nX-Long: ${'x'.repeat(200_000)}\r\n\r\nhello`)).toBeNull();
  expect(await read('To: ann@club.example\r\n\r\nhello')).toBeNull();
  expect(await read('')).toBeNull();
});
