import { expect, test } from 'vitest';
import { readWhole } from '../../tests/support/mail/readWhole.ts';
import { CALENDARS, replyCalendar, replyMail } from '../../tests/support/mail/replyMail.ts';
import { isAutomatic, readReply } from './calendarReply.ts';

// R-calendar-answers: what calendars send, by how each of them builds it.

const TO = `play+${'a'.repeat(27)}2@club.example`;
const SPEC = { to: TO, from: 'gil@players.be', uid: 'g1@club.example' };

async function read(raw: string) {
  const mail = await readWhole('play+*@club.example', raw);
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
  expect(await replyIn(replyMail('google', { ...SPEC, says }))).toBe('none');
});

test.each([
  ['somebody’s yes and no', [`ATTENDEE;PARTSTAT=DECLINED:mailto:${SPEC.from}`]],
  ['an event that repeats', ['RRULE:FREQ=WEEKLY']],
  ['one of those that repeat', ['RECURRENCE-ID:20261122T090000Z']],
  ['a second event', ['END:VEVENT', 'BEGIN:VEVENT', 'UID:other']],
  ['a second name', ['UID:other']],
  ['more than 64 kB', [`COMMENT:${'x'.repeat(64_000)}`]],
])('%s: it is not clear what was answered', async (_what, event) => {
  expect(await replyIn(replyMail('nextcloud', SPEC, event))).toBe('unclear');
});

test('a request that comes back, and a mail without a calendar, answer nothing; a calendar of nothing is not clear', async () => {
  const request = replyMail('nextcloud', SPEC).replaceAll('REPLY', 'REQUEST');
  expect(await replyIn(request)).toBe('none');
  expect(await replyIn(`To: ${TO}\r\n\r\nyes`)).toBe('none');
  expect(await replyIn(replyMail('nextcloud', SPEC).replace('BEGIN:VEVENT', 'BEGIN:'))).toBe('unclear');
  expect(await replyIn(replyMail('nextcloud', SPEC).replace(/BEGIN:VCALENDAR[\s\S]*/, 'yes'))).toBe('unclear');
});

const OWN = 'ATTENDEE;PARTSTAT=ACCEPTED:MAILTO:gil@players.be';

test.each([
  ['a line that is not folded', 'SUMMARY:Tennis', 'LOCATION: This is some\r\nplace not indented'],
  ['a line break inside quotes', OWN, OWN.replace(':', ';X-RESPONSE-COMMENT="Great,\r\nsee you: there":')],
  ['a quote that never ends', 'SUMMARY:Tennis', 'SUMMARY;X-NOTE="5:Tennis'],
  ['a property without a colon', 'SUMMARY:Tennis', 'SUMMARY'],
  ['a footer', 'END:VCALENDAR', 'END:VCALENDAR\r\n_____\r\nThis list is run by: the club'],
  ['no end', 'END:VEVENT\r\nEND:VCALENDAR', ''],
  ['a method in the header alone', 'METHOD:REPLY\r\n', ''],
  ['an odd stamp', 'DTSTAMP:20261121T090000Z', 'DTSTAMP:2026-11-21T09:00:00Z'],
  ['other line ends', /BEGIN:VCALENDAR[\s\S]*/, (calendar: string) => calendar.replaceAll('\r\n', '\r\r\n')],
  ['folds within names', OWN, 'ATTEN\r\n DEE;PARTSTAT=ACC\r\n\tEPTED:MAILTO:gil@players.be'],
  [
    'an alarm with names of its own',
    'END:VEVENT',
    'BEGIN:VALARM\r\nUID:alarm\r\nATTENDEE:mailto:a@b.be\r\nEND:VALARM\r\nEND:VEVENT',
  ],
] as const)('%s: what can be read line by line counts', async (_what, from, to) => {
  const raw = replyMail('nextcloud', SPEC).replace(from, to as string);
  expect(raw).not.toBe(replyMail('nextcloud', SPEC));
  expect(await replyIn(raw)).toEqual({
    uid: SPEC.uid,
    says: 'ACCEPTED',
    attendee: SPEC.from,
    sequence: 0,
    stampedAt: new Date('2026-11-21T09:00:00Z'),
  });
});

test('of several attendees the author’s answer counts; where they are not among them it is not clear', async () => {
  const others = [
    'ATTENDEE;PARTSTAT=DECLINED:mailto:ann@players.be',
    'ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:b@players.be',
  ];
  expect(await replyIn(replyMail('nextcloud', SPEC, others))).toMatchObject({ says: 'ACCEPTED', attendee: SPEC.from });
  const spec = { ...SPEC, attendee: 'gil@home.be' };
  expect(await replyIn(replyMail('nextcloud', spec, others))).toBe('unclear');
  const alias = ['ATTENDEE;EMAIL=gil@players.be;PARTSTAT=DECLINED:urn:uuid:1'];
  expect(await replyIn(replyMail('nextcloud', spec, alias))).toMatchObject({ says: 'DECLINED', attendee: SPEC.from });
});

test('a file alone, which says nothing of its method, counts; one that says another does not', async () => {
  const file = (type: string) =>
    [`To: ${TO}`, `Content-Type: ${type}`, 'Content-Disposition: attachment', '', replyCalendar('apple', SPEC)].join(
      '\r\n',
    );
  expect(await replyIn(file('application/ics'))).toMatchObject({ says: 'ACCEPTED' });
  expect(await replyIn(file('text/calendar; method=PUBLISH'))).toBe('none');
});

test('an answer in a mail that somebody forwards is not theirs', async () => {
  const inner = replyMail('google', { ...SPEC, says: 'DECLINED' });
  for (const disposition of ['', 'Content-Disposition: inline\r\n', 'Content-Disposition: attachment\r\n']) {
    const forwarded = `To: ${TO}\r\nFrom: ann@players.be\r\nContent-Type: message/rfc822\r\n${disposition}\r\n${inner}`;
    expect(await replyIn(forwarded)).toBe('none');
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
