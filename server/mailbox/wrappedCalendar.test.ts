import { expect, test } from 'vitest';
import { alternative, file, mixedMail, type PartSpec, written } from '../../tests/support/mail/mixedMail.ts';
import { readReplied } from '../../tests/support/mail/readWhole.ts';
import { replyCalendar } from '../../tests/support/mail/replyMail.ts';
import { readReply, replyPart } from './calendarReply.ts';
import { apart, isTextOfProgram, mailPartOf } from './mailParts.ts';

// R-calendar-answers, R-mail-replies: a calendar counts however it is wrapped, and is nobody's words.

const TO = `play+${'a'.repeat(27)}2@club.example`;
const FROM = 'gil@players.be';
const SPEC = { to: TO, from: FROM, uid: 'g1@club.example' };
const REPLY = replyCalendar('nextcloud', SPEC, ['COMMENT:Dvořák č']);

async function read(raw: string) {
  const mail = await readReplied(raw);
  const part = replyPart(mail);
  const reply = typeof part === 'string' ? part : readReply(part, FROM);
  return [typeof reply === 'string' ? reply : reply.says, mail.text.trim()];
}
const readParts = (...parts: readonly PartSpec[]) => read(mixedMail({ To: TO, From: FROM }, parts));
const inline = (type: string, body: string): PartSpec => ({ head: [`Content-Type: ${type}`], body });
const encoded = (type: string, bytes: Uint8Array): PartSpec => ({
  head: [`Content-Type: ${type}`, 'Content-Transfer-Encoding: base64'],
  body: (
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n'),
});
const attached = (type: string, bytes: Uint8Array): PartSpec => {
  const part = encoded(type, bytes);
  return { ...part, head: [...part.head, 'Content-Disposition: attachment'] };
};
const utf16 = (text: string, order: 'le' | 'be') => {
  const bytes = Buffer.from(text, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
};

test.each(['text/plain; name=invite.ics', 'text/html; name=invite.ics', 'text/plain', 'text/html; charset=utf-8'])(
  'a calendar as a text (%s) answers, and the words beside it stay words',
  async (type) => {
    expect(await readParts(inline(type, REPLY))).toEqual(['ACCEPTED', '']);
    expect(await readParts(written('yes'), inline(type, REPLY))).toEqual(['ACCEPTED', 'yes']);
    expect(await readParts(inline(type, REPLY), written('yes'))).toEqual(['ACCEPTED', 'yes']);
    expect(await readParts(alternative(written('yes'), inline(type, REPLY)))).toEqual(['ACCEPTED', 'yes']);
    expect(await readParts(written('yes'), inline(type, REPLY.replaceAll('REPLY', 'REQUEST')))).toEqual([
      'none',
      'yes',
    ]);
  },
);

test('a calendar in the middle of a text, or without an end, is nobody’s words', async () => {
  const head = `To: ${TO}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n`;
  expect(await read(`${head}\r\n\r\n \ufeff${REPLY}`)).toEqual(['ACCEPTED', '']);
  expect(await read(`${head}yes\r\n\r\n${REPLY}_____\r\nThis list is run`)).toEqual([
    'ACCEPTED',
    expect.stringMatching(/^yes\s+_____\s+This list is run$/),
  ]);
  expect(await read(`${head}yes\r\n${REPLY.replace(/END:VCALENDAR[\s\S]*/, '')}`)).toEqual(['ACCEPTED', 'yes']);
  expect(await read(`${head}yes, at BEGIN:VCALENDAR`)).toEqual(['none', 'yes, at BEGIN:VCALENDAR']);
});

test.each([
  'text/x-vcalendar',
  'application/x-vcalendar; name=a',
  'text/plain; name=a.txt',
  'application/octet-stream; name="invite.ics "',
  'application/octet-stream; name=ATT1',
])('as %s a calendar is found behind blanks, and in UTF-16', async (type) => {
  for (const before of ['', '\ufeff', '\r\n'.repeat(50), ' \r\n\ufeff']) {
    expect(await readParts(file(type, before + REPLY))).toEqual(['ACCEPTED', '']);
    for (const order of ['le', 'be'] as const) {
      expect(await readParts(attached(type, utf16(before + REPLY, order)))).toEqual(['ACCEPTED', '']);
    }
  }
});

test('as a text in UTF-16 it is found as well, whether it says so or not', async () => {
  for (const type of [
    'text/calendar',
    'text/plain',
    'text/calendar; charset=utf-16le',
    'text/plain; charset=utf-16le',
  ]) {
    const ascii = REPLY.replace(/^COMMENT.*\r\n/m, '');
    for (const before of ['', '\ufeff']) {
      expect([type, await readParts(encoded(type, utf16(before + ascii, 'le')))]).toEqual([type, ['ACCEPTED', '']]);
    }
  }
});

test.each(['application/calendar+xml', 'application/calendar+json; name=invite.ics'])(
  'a calendar as %s is one that we can’t read',
  async (type) => {
    expect(await readParts(written('yes'), file(type, '<icalendar/>'))).toEqual(['unclear', 'yes']);
  },
);

test('Outlook’s wrapping is known by its beginning, or by its name', async () => {
  const tnef = Buffer.from('789f3e2201', 'hex');
  for (const type of ['application/octet-stream; name=ATT1.bin', 'application/x-unknown', 'image/png']) {
    expect(await readParts(written('yes'), attached(type, tnef))).toEqual(['unclear', 'yes']);
  }
  expect(await readParts(file('application/octet-stream; name=" winmail.dat "', 'x'))).toEqual(['unclear', '']);
  expect(await readParts(attached('image/png', Buffer.from('89504e47', 'hex')))).toEqual(['none', '']);
});

test('an attached mail that holds a calendar answers nothing under any type', async () => {
  const forwarded = `To: ${TO}\r\nContent-Type: text/calendar\r\n\r\n${REPLY}`;
  expect(await readParts(file('application/octet-stream; name=forwarded.eml', forwarded))).toEqual(['none', '']);
  expect(await readParts(file('message/rfc822', forwarded))).toEqual(['none', '']);
});

test('no part takes long', () => {
  for (const piece of [
    'BEGIN:VCALENDAR\n',
    'BEGIN:VCALENDAR\nEND:VCALENDAR\n',
    '\n',
    ' ',
    '\ufeff',
    '\0',
    'METHOD\n',
    'Content-Type: multipart/alternative; boundary=a\n',
    '\r',
  ]) {
    const text = `\n${piece.repeat(1_000_000 / piece.length)}`;
    const begun = performance.now();
    expect(apart(text).calendars.length).toBeLessThanOrEqual(20);
    mailPartOf({ mimeType: 'text/plain', filename: null, disposition: null, content: Buffer.from(text) });
    isTextOfProgram(Buffer.from(text));
    expect(performance.now() - begun, JSON.stringify(piece)).toBeLessThan(5_000);
  }
});
