import { expect, test } from 'vitest';
import { cleanName, importedName, nameProblem } from './names.ts';

test.each([
  'St. John',
  'St.John',
  'J.R.',
  'J.R.R. Tolkien',
  'M.de Boer',
  'J.R.da Silva',
  'O’Neil',
  "O'Neil",
  'Anne-Marie',
  'Dr. Kovács',
  'Dr.Kovács',
  'Dr.Li',
  'Ph.D',
  'Jr. / 李明 (2)',
  'Club 22',
  'Court 4',
  'Court No.1',
  'Plätze 1 2 3 4 5 6 7 8 9 10',
  'TC 1899 Blau-Weiss',
  'T.C. Blau.Weiss e.V.',
  '1.FC Köln',
  '1.SC Göttingen 05',
  'A.S.D.Tennis Roma',
  'FC St.Pauli',
  'St.Gallen',
  'Sporthalle 12345',
  'Fő u. 12.',
  'Fő u.12.',
  'Av.de la Reine 7',
  'Hauptstr.12',
  'ул.Ленина 5',
  '10.12.2026',
  '2026. 12. 10.',
  '2026-12-10',
  '12/10/2026 18:30-20.00',
  '10.12.2026 18.00',
  'Season 2026-2027',
  'Season 2026/27',
  'Tennis @ 6',
  'Padel@Work',
  'Level 3.5 and up',
  'Singles, 6.30 p.m.',
  'Urb.La Moraleja',
  'Ctra.de Ronda',
  'Pta.de Hierro',
  'Qta.do Lago',
  'Ch.de la Plage',
  'Sportpl.am Wald',
  'Soc.Tennis Bologna',
  'Burg.de Vlugtlaan',
  'Fam.de Vries',
  'Joh.de Boer',
  'Fr.de Sales',
  'Peña.Es',
  'Fam.Maes/Fam.Peeters',
  // Mails to strangers part them.
  'x.com',
  'Pay.BE now',
  'tennis.club',
  '王小明',
  'علی‌رضا',
  '👩‍👩‍👧 Padel',
])('%s is a name', (name) => {
  expect(nameProblem(name)).toBeNull();
  expect(cleanName(name)).toBe(name);
  expect(importedName(name)).toBe(name);
});

test.each([
  ['crosscourt-pay.com/claim', ''],
  ['Your refund at crosscourt-pay.com/claim', 'Your refund at'],
  ['Win at https://evil', 'Win at'],
  ['www.evil', ''],
  ['WWW.Evil.Example', ''],
  ['t.co/abc', ''],
  ['evil.co.uk:8080', ''],
  ['бесплатно.рф/1', ''],
  ['evil\u200b.com/1', ''],
  ['evil\u2060.\u{e0063}om/1', ''],
  ['evil．com/1', ''],
  ['evil。com/1', ''],
  ['ｅvil.com/1', ''],
  ['ann@mail.example', ''],
  ['Ask ann@mail.example', 'Ask'],
  ['mailto:ann', ''],
  ['192.168.1.10', ''],
  ['Call +32 470 12 34 56', 'Call'],
  ['Call 0470/12.34.56', 'Call'],
  ['06.12.34.56.78', ''],
  ['0032470123456', ''],
  ['(555) 123-4567', ''],
  ['٠٤٧٠١٢٣٤٥٦', ''],
  ['0470 12\u200b34 56', ''],
])('%s is no name; from elsewhere it becomes “%s”', (text, left) => {
  expect(nameProblem(text)).toBe('field.nameLink');
  expect(importedName(text)).toBe(left);
});

test.each([
  ['Ann\u202eBaker', 'AnnBaker'],
  ['\u2066Ann\u2069', 'Ann'],
  ['Ann\u061c\u200e', 'Ann'],
  ['A\u200bn\u2060n\ufeff', 'Ann'],
  ['An\u00adn', 'Ann'],
  ['A\u200dn\u200cn', 'Ann'],
  ['Ann\u{e0041}\u{e0042}\u{e007f}', 'Ann'],
  ['Ann\u3164\u2800', 'Ann'],
  ['🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', '🏴'],
  ['❤\ufe0f\ufe0e\u{e0101}', '❤\ufe0f'],
  ['👍🏽\u200d', '👍🏽'],
  ['葛\u{e0100}城', '葛\u{e0100}城'],
  ['क्\u200dष', 'क्\u200dष'],
  ['علی\u200c\u200c', 'علی'],
])('of %j nobody sees more than %j', (text, seen) => expect(cleanName(text)).toBe(seen));

test('a name has no line breaks or control characters; from elsewhere they become spaces', () => {
  for (const text of ['Ann\nBaker', 'Ann\u0007', 'Ann\u2029Baker']) {
    expect(nameProblem(`${text}x`)).toBe('field.nameSigns');
  }
  expect(importedName('Ann\r\nBaker')).toBe('Ann Baker');
});
