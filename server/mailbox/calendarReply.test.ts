import { expect, test } from 'vitest';
import { readReplied } from '../../tests/support/mail/readWhole.ts';
import { CALENDARS, replyCalendar, replyMail } from '../../tests/support/mail/replyMail.ts';
import { readReply, replyPart } from './calendarReply.ts';

// R-calendar-answers: what calendars send, by how each of them builds it.

const TO = `play+${'a'.repeat(27)}2@club.example`;
const SPEC = { to: TO, from: 'gil@players.be', uid: 'g1@club.example' };

async function replyIn(raw: string) {
  const mail = await readReplied(raw);
  const part = replyPart(mail);
  return typeof part === 'string' ? part : readReply(part, mail.from);
}

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

test.each(['TENTATIVE', 'NEEDS-ACTION'])('%s is a perhaps', async (says) => {
  expect(await replyIn(replyMail('google', { ...SPEC, says }))).toBe('none');
});

test.each(['DELEGATED', 'X-PERHAPS', ''])('%s: somebody has answered, and it is not clear what', async (says) => {
  expect(await replyIn(replyMail('google', { ...SPEC, says }))).toBe('unclear');
});

test.each(['COUNTER', 'PUBLISH', 'REFRESH', 'ADD', 'DECLINECOUNTER'])('%s: not a plain answer', async (method) => {
  expect(await replyIn(replyMail('outlook', SPEC).replaceAll('method=REPLY', `method=${method}`))).toMatchObject({
    says: 'ACCEPTED',
  });
  expect(await replyIn(replyMail('nextcloud', SPEC).replaceAll('REPLY', method))).toBe('unclear');
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
  expect(await replyIn(file('application/octet-stream; name="invite.ics"'))).toMatchObject({ says: 'ACCEPTED' });
  expect(await replyIn(file('application/octet-stream; name="ATT00001"'))).toMatchObject({ says: 'ACCEPTED' });
  expect(await replyIn(file('text/plain; name="answer.txt"'))).toMatchObject({ says: 'ACCEPTED' });
});

test('a calendar as the text of the mail counts', async () => {
  const raw = `To: ${TO}\r\nContent-Type: text/plain\r\n\r\n${replyCalendar('apple', SPEC)}`;
  expect(await replyIn(raw)).toMatchObject({ says: 'ACCEPTED' });
});

test.each(['application/ms-tnef', 'application/vnd.ms-tnef', 'application/octet-stream; name=winmail.dat'])(
  'an answer that only Outlook can unwrap (%s) is not clear',
  async (type) => {
    expect(await replyIn(`To: ${TO}\r\nContent-Type: ${type}\r\nContent-Disposition: attachment\r\n\r\nx`)).toBe(
      'unclear',
    );
  },
);

/** Milliseconds of the processor for one reading. */
function costOf(text: string): number {
  const part = { type: 'text/calendar', name: '', method: 'REPLY', bytes: Buffer.from(text.slice(0, 62_000)) };
  readReply(part, SPEC.from);
  const before = process.cpuUsage();
  for (let run = 0; run < 5; run++) readReply(part, SPEC.from);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 5_000;
}

test.each([
  ['components in components', 'BEGIN:A\r\n'.repeat(7_000)],
  ['ends of what never began', `${'BEGIN:A\r\n'.repeat(3_400)}${'END:B\r\n'.repeat(5_000)}`],
  ['carriage returns', '\r'.repeat(62_000)],
  ['line ends', '\n'.repeat(62_000)],
  ['colons', ':'.repeat(62_000)],
  ['semicolons', `A${';'.repeat(62_000)}`],
  ['one long line', `SUMMARY:${'x'.repeat(62_000)}`],
])('62 kB of %s cost what 62 kB of lines cost', (_what, text) => {
  // Quadratic readers took 200 ms and more for the first ones.
  expect(costOf(text)).toBeLessThan(60);
});

test('an answer in a mail that somebody forwards is not theirs', async () => {
  const inner = replyMail('google', { ...SPEC, says: 'DECLINED' });
  for (const disposition of ['', 'Content-Disposition: inline\r\n', 'Content-Disposition: attachment\r\n']) {
    const forwarded = `To: ${TO}\r\nFrom: ann@players.be\r\nContent-Type: message/rfc822\r\n${disposition}\r\n${inner}`;
    expect(await replyIn(forwarded)).toBe('none');
  }
});
