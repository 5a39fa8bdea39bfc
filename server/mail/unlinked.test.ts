import { expect, test } from 'vitest';
import type { Email } from './email.ts';
import { spaced, unlinked, withoutTypedLinks } from './unlinked.ts';

const shown = (text: string) => text.replaceAll('\u200b', '');

test.each([
  'See https://win.example/now',
  'win.example',
  'ann@mail.example',
  'ftp://a.b',
  'www.win',
  'win.рф',
  'win．example',
  'mailto:ann',
  'tel:0470123456',
  'x2.co/1',
  '192.168.1.10/now',
  'Fam.de Vries',
])('no address stays whole in %j, and the breaks are invisible (R-mail-unlinked)', (text) => {
  expect(unlinked(text)).not.toMatch(/[\p{L}\d]@[\p{L}\d]|[\p{L}\d][.．]\p{L}\p{L}|:\/\/|\w:\w|\d+\.\d+\.\d+\.\d/u);
  expect(shown(unlinked(text))).toBe(text);
});

test.each([
  'Court 3. At 18:30, as ever: bring balls and/or water…',
  '21.11.2026, 18.30–19.30',
  '21/11/2026 18:30',
  '€ 12.50 each',
  'ABC123@45',
  'Level 3.5',
  'Call +32 470 12 34 56 or 0470/12.34.56',
  'Hauptstr.12, Fő u.12.',
  'J.R. Tolkien',
])('%j stays as it is', (text) => expect(unlinked(text)).toBe(text));

const EMAIL: Email = {
  to: 'gil@mail.example',
  language: 'en',
  subject: 'win.example invites you',
  greeting: 'Hello win.example,',
  paragraphs: ['“win.example”'],
  quotes: [{ text: 'win.example' }],
  court: {
    sport: 'TENNIS',
    sides: [[{ initials: 'W', name: 'win.example' }], [{ initials: '', name: 'win.example' }]],
  },
  stub: { day: '', time: '', end: '', where: 'win.example', says: [] },
  facts: [['Where', 'win.example']],
  action: { label: 'Answer', url: 'https://club.example/x' },
  why: 'win.example invited you.',
  notes: ['win.example'],
  parts: [
    {
      title: 'win.example',
      facts: [['Where', 'win.example']],
      action: { label: 'Answer', url: 'https://club.example/y' },
    },
  ],
  stop: { token: 't', senderId: null },
  about: 'OTHER',
};

test.each([
  ['Av.de la Reine 7, Brussel', 'Av. de la Reine 7, Brussel'],
  ['A.S.D.Tennis Roma', 'A.S.D. Tennis Roma'],
  ['ул.Ленина 5', 'ул. Ленина 5'],
  ['evil.co.uk', 'evil. co. uk'],
  ['Hauptstr.12', 'Hauptstr.12'],
  ['J.R. Tolkien', 'J.R. Tolkien'],
  ['Court 3.', 'Court 3.'],
])('%j is written %j, without anything invisible', (typed, written) => {
  expect(spaced(typed)).toBe(written);
  expect(unlinked(written)).toBe(written);
});

test('every text of a mail to a stranger is without links of its own, its subject too; our addresses stay', () => {
  const email = withoutTypedLinks(EMAIL);
  const { to, ...rest } = email;
  expect(JSON.stringify(rest)).not.toContain('win.example');
  expect({ to, action: email.action }).toEqual({ to: EMAIL.to, action: EMAIL.action });
  expect(email.parts?.[0]?.action).toEqual(EMAIL.parts?.[0]?.action);
  expect(JSON.parse(shown(JSON.stringify(email)))).toEqual({ ...EMAIL, subject: 'win. example invites you' });
});

test('a mail among people who know each other says what they typed', () => {
  const known = { ...EMAIL, isAmongKnown: true };
  expect(withoutTypedLinks(known)).toEqual(known);
});

test('a mail of security says to the letter what it is about; a name and quoted words make no link there either', () => {
  const email = withoutTypedLinks({ ...EMAIL, paragraphs: ['Added: ann@mail.example'], stop: null });
  expect(email.paragraphs).toEqual(['Added: ann@mail.example']);
  expect(email.greeting).not.toContain('win.example');
  expect(email.quotes?.[0]?.text).not.toContain('win.example');
});
