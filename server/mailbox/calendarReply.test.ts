import { expect, test } from 'vitest';
import { CALENDARS, replyCalendar, replyMail } from '../../tests/support/mail/replyMail.ts';
import { isAutomatic, readReply } from './calendarReply.ts';
import { readMail } from './inboundMail.ts';

// R-calendar-answers: what calendars send, by how each of them builds it.

const TO = `play+${'a'.repeat(27)}2@club.example`;
const SPEC = { to: TO, from: 'gil@players.be', uid: 'g1@club.example' };

async function read(raw: string) {
  const mail = await readMail('play+*@club.example', Buffer.from(raw), new Date(0));
  if (!mail) throw new Error('no mail of ours');
  return mail;
}
const replyIn = async (raw: string) => readReply(await read(raw));

test.each(CALENDARS)('%s: a yes and a no', async (calendar) => {
  for (const says of ['ACCEPTED', 'DECLINED'] as const) {
    const reply = await replyIn(replyMail(calendar, { ...SPEC, says, sequence: 3 }));
    expect(reply).toEqual({
      uid: SPEC.uid,
      says,
      attendee: SPEC.from,
      sequence: 3,
      stampedAt: new Date('2026-11-21T09:00:00Z'),
    });
  }
});

test.each(CALENDARS)('%s: what may be missing is', async (calendar) => {
  const reply = await replyIn(replyMail(calendar, { ...SPEC, sequence: null, stamp: null }));
  expect(reply).toMatchObject({ says: 'ACCEPTED', sequence: null, stampedAt: null });
});

test.each(['TENTATIVE', 'DELEGATED', 'NEEDS-ACTION', 'X-PERHAPS', ''])('%s is neither yes nor no', async (says) => {
  expect(await replyIn(replyMail('google', { ...SPEC, says }))).toBeNull();
});

test.each([
  ['a second attendee', ['ATTENDEE;PARTSTAT=ACCEPTED:mailto:ann@players.be']],
  ['an event that repeats', ['RRULE:FREQ=WEEKLY']],
  ['one of those that repeat', ['RECURRENCE-ID:20261122T090000Z']],
  ['a second event', ['END:VEVENT', 'BEGIN:VEVENT', 'UID:other']],
  ['more than 64 kB', [`COMMENT:${'x'.repeat(64_000)}`]],
])('%s is no plain answer', async (_what, event) => {
  expect(await replyIn(replyMail('nextcloud', SPEC, event))).toBeNull();
});

test('a request that comes back, and what is no calendar at all, answer nothing', async () => {
  const request = replyMail('nextcloud', SPEC).replaceAll('REPLY', 'REQUEST');
  expect(await replyIn(request)).toBeNull();
  expect(await replyIn(replyMail('nextcloud', SPEC).replace('BEGIN:VEVENT', 'BEGIN:'))).toBeNull();
  expect(await replyIn(`To: ${TO}\r\n\r\nyes`)).toBeNull();
});

test('a file alone, which says nothing of its method, counts; one that says another does not', async () => {
  const file = (type: string) =>
    [`To: ${TO}`, `Content-Type: ${type}`, 'Content-Disposition: attachment', '', replyCalendar('apple', SPEC)].join(
      '\r\n',
    );
  expect(await replyIn(file('application/ics'))).toMatchObject({ says: 'ACCEPTED' });
  expect(await replyIn(file('text/calendar; method=PUBLISH'))).toBeNull();
});

test('an answer in a mail that somebody forwards is not theirs', async () => {
  const inner = replyMail('google', { ...SPEC, says: 'DECLINED' });
  for (const disposition of ['', 'Content-Disposition: inline\r\n', 'Content-Disposition: attachment\r\n']) {
    const forwarded = `To: ${TO}\r\nFrom: ann@players.be\r\nContent-Type: message/rfc822\r\n${disposition}\r\n${inner}`;
    expect(await replyIn(forwarded)).toBeNull();
  }
});

test.each([
  ['an out-of-office', { 'Auto-Submitted': 'auto-replied' }],
  ['one of before RFC 3834', { 'X-Autoreply': 'yes' }],
  ['a list', { 'List-Id': '<club.example>' }],
  ['bulk', { Precedence: 'bulk' }],
  ['a receipt', { 'Content-Type': 'multipart/report; report-type=disposition-notification; boundary=x' }],
] as const)('%s was written by a machine', async (_what, headers) => {
  expect(
    isAutomatic(
      await read(
        `To: ${TO}\r\n${Object.entries(headers)
          .map(([n, v]) => `${n}: ${v}`)
          .join('\r\n')}\r\n\r\nhi`,
      ),
    ),
  ).toBe(true);
});

test('a calendar’s mail was not, even where it says that it is none', async () => {
  for (const calendar of CALENDARS) expect(isAutomatic(await read(replyMail(calendar, SPEC)))).toBe(false);
  expect(isAutomatic(await read(replyMail('apple', { ...SPEC, headers: { 'Auto-Submitted': 'no' } })))).toBe(false);
});
