import { expect, test } from 'vitest';
import { readReplied } from '../../tests/support/mail/readWhole.ts';
import { BY_GOOGLE, replyMail, VOUCHED } from '../../tests/support/mail/replyMail.ts';
import { proofOf } from './sender.ts';

// R-calendar-answers: whom a mail is from, by what our own mail server found out.

const TO = `play+${'a'.repeat(27)}2@club.example`;
const FROM = 'gil@players.be';

async function proofWith(headers: Record<string, string>, trusted: string | null = 'mx.club.be', more: string[] = []) {
  const raw = replyMail('apple', { to: TO, from: FROM, uid: 'g1', headers });
  const [first, ...rest] = raw.split('\r\n');
  return proofOf(await readReplied([first, ...more, ...rest].join('\r\n')), trusted);
}
const results = (value: string) => ({ 'Authentication-Results': value });

test('the domain of the author vouches, or Google’s calendar sends for them', async () => {
  expect(await proofWith(VOUCHED(FROM))).toBe('own');
  expect(await proofWith(BY_GOOGLE)).toBe('google');
  expect(await proofWith(results('MX.club.be 1; DMARC=Pass header.from=Players.be'))).toBe('own');
});

test.each([
  ['nothing', {}],
  ['another server says so', results('mx.evil.example; dmarc=pass header.from=players.be')],
  ['a server whose name begins like ours', results('mx.club.be.evil.example; dmarc=pass header.from=players.be')],
  ['it fails', results('mx.club.be; dmarc=fail header.from=players.be')],
  ['nobody has tried', results('mx.club.be; dmarc=none header.from=players.be')],
  ['another domain vouches', results('mx.club.be; dmarc=pass header.from=evil.example')],
  ['the domain below it vouches', results('mx.club.be; dmarc=pass header.from=evil.players.be')],
  ['a name that ends like it', results('mx.club.be; dmarc=pass header.from=notplayers.be')],
  ['a signature alone', results('mx.club.be; dkim=pass header.d=players.be')],
  ['the envelope alone', results('mx.club.be; spf=pass smtp.mailfrom=gil@players.be')],
  [
    'Google’s signature from elsewhere',
    results('mx.club.be; dkim=pass header.d=google.com; spf=pass smtp.mailfrom=x@evil.example'),
  ],
  [
    'Google’s envelope without its signature',
    results('mx.club.be; dkim=fail header.d=google.com; spf=pass smtp.mailfrom=x@calendar-server.bounces.google.com'),
  ],
  [
    'a name that ends like Google’s',
    results(
      'mx.club.be; dkim=pass header.d=notgoogle.com; spf=pass smtp.mailfrom=x@calendar-server.bounces.google.com',
    ),
  ],
  [
    'words in a comment',
    results('mx.club.be; spf=fail (; dmarc=pass header.from=players.be;) smtp.mailfrom=evil.example'),
  ],
  [
    'words in a comment within one',
    results('mx.club.be; spf=fail (a (b) ; dmarc=pass header.from=players.be ) smtp.mailfrom=x'),
  ],
  [
    'words that are quoted',
    results('mx.club.be; spf=fail smtp.mailfrom="x; dmarc=pass header.from=players.be; "@evil.example'),
  ],
  [
    'quotes that are quoted',
    results('mx.club.be; spf=fail smtp.mailfrom="\\"; dmarc=pass header.from=players.be; "@evil.example'),
  ],
  ['a comment that does not end', results('mx.club.be; dmarc=pass header.from=players.be (')],
  [
    'a finding that a sender has added to their own name',
    results('mx.club.be; spf=none smtp.helo=x; dmarc=pass header.from=players.be; dmarc=fail header.from=players.be'),
  ],
  [
    'an envelope that a sender has added',
    results(
      'mx.club.be; dkim=pass header.d=google.com; spf=pass smtp.mailfrom=x@calendar-server.bounces.google.com; spf=fail smtp.mailfrom=x@evil.example',
    ),
  ],
  ['a result in the place of the name', results('dmarc=pass header.from=players.be; mx.club.be')],
  ['two authors', { ...VOUCHED(FROM), From: `${FROM}, evil@evil.example` }],
  ['a group of authors', { ...VOUCHED(FROM), From: `us: ${FROM}, evil@evil.example;` }],
] as const)('%s proves nothing', async (_what, headers) => {
  expect(await proofWith(headers as Record<string, string>)).toBe('none');
});

test('a second From, and what stands below the word of our server, are not believed', async () => {
  expect(await proofWith(VOUCHED(FROM), 'mx.club.be', ['From: evil@evil.example'])).toBe('none');
  const above = 'Authentication-Results: mx.club.be; dmarc=fail header.from=players.be';
  expect(await proofWith(VOUCHED(FROM), 'mx.club.be', [above])).toBe('none');
  // One sign in the name that a sender gives their own server, and the word of ours can't be read.
  const unread = 'Authentication-Results: mx.club.be; spf=fail smtp.helo=( ; dmarc=fail header.from=players.be';
  expect(await proofWith(VOUCHED(FROM), 'mx.club.be', [unread])).toBe('none');
  const others = 'Authentication-Results: mx.evil.example; dmarc=fail header.from=players.be';
  expect(await proofWith(VOUCHED(FROM), 'mx.club.be', [others])).toBe('own');
});

test('without a server to believe nobody is', async () => {
  expect(await proofWith(VOUCHED(FROM), null)).toBe('none');
});
