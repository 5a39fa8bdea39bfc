import { expect, test } from 'vitest';
import {
  alternative,
  calendarPart,
  file,
  mixedMail,
  type PartSpec,
  written,
} from '../../tests/support/mail/mixedMail.ts';
import { readReplied } from '../../tests/support/mail/readWhole.ts';
import { replyCalendar } from '../../tests/support/mail/replyMail.ts';
import { readReply, replyPart } from './calendarReply.ts';

// R-calendar-answers, R-mail-replies: which part of a mail answers, and which are somebody's own words.

const TO = `play+${'a'.repeat(27)}2@club.example`;
const FROM = 'gil@players.be';
const SPEC = { to: TO, from: FROM, uid: 'g1@club.example' };
const REPLY = replyCalendar('apple', SPEC);
const as = (method: string) => REPLY.replace('METHOD:REPLY', `METHOD:${method}`);
const KEPT = as('PUBLISH').replace(/^ATTENDEE.*\r\n/m, '');
const WINMAIL = file('application/octet-stream; name="winmail.dat"', 'x');

const read = (parts: readonly PartSpec[]) => readReplied(mixedMail({ To: TO, From: FROM }, parts));
async function replyIn(...parts: readonly PartSpec[]) {
  const part = replyPart(await read(parts));
  const reply = typeof part === 'string' ? part : readReply(part, FROM);
  return typeof reply === 'string' ? reply : reply.says;
}

const OURS = [
  ['our invitation', calendarPart(as('REQUEST'), 'REQUEST')],
  ['our invitation as a file', file('application/octet-stream; name="match.ics"', as('REQUEST'))],
  ['our withdrawal of an entry', calendarPart(as('CANCEL'), 'CANCEL')],
  ['a match that was saved as a file', file('text/calendar; name="match.ics"', KEPT)],
] as const;

test.each(OURS)('%s that comes back hides no answer', async (_what, ours) => {
  expect(await replyIn(ours)).toBe('none');
  expect(await replyIn(ours, written('yes'))).toBe('none');
  for (const parts of [(other: PartSpec) => [ours, other], (other: PartSpec) => [other, ours]]) {
    expect(await replyIn(...parts(calendarPart(as('COUNTER'), 'COUNTER')))).toBe('unclear');
    expect(await replyIn(...parts(WINMAIL))).toBe('unclear');
    expect(await replyIn(...parts(file('application/octet-stream; name="invite.ics"', REPLY)))).toBe('ACCEPTED');
    expect(await replyIn(...parts(file('application/octet-stream', as('COUNTER'))))).toBe('unclear');
  }
});

test('words beside an answer are somebody’s own, unless the answer stands for them', async () => {
  const isProgram = async (...parts: readonly PartSpec[]) => (await read(parts)).isTextOfProgram;
  const answer = calendarPart(REPLY, 'REPLY');
  const html = { head: ['Content-Type: text/html'], body: '<p>yes</p>' };
  expect(await isProgram(written('yes'), answer)).toBe(false);
  expect(await isProgram(alternative(written('yes'), html), answer)).toBe(false);
  expect(await isProgram(alternative(written('yes')))).toBe(false);
  expect(await isProgram(alternative(written('yes'), answer))).toBe(true);
  expect(await isProgram(alternative(written('yes'), html, answer), WINMAIL)).toBe(true);
  const folded = alternative(written('yes'), {
    ...answer,
    head: ['Content-type:', '\tText/Calendar;', '\tmethod=REPLY'],
  });
  expect(
    await isProgram({ ...folded, head: ['CONTENT-TYPE: multipart/alternative;', ' charset=x; boundary=alt'] }),
  ).toBe(true);
});
