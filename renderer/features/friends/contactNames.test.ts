import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContactNames } from './contactNames.ts';

const FILES = join(import.meta.dirname, '../../../tests/files/contacts');

test.each([
  [
    'google.csv',
    { 'agnes.szabo@posta.example': 'Ágnes Szabó, Again Ágnes', 'luc.peeters@bakkerij.example': 'Luc Peeters' },
  ],
  ['outlook-classic.csv', { 'juergen.mueller@verein.example': 'Jürgen Müller', 'zoe2@dhondt.example': "Zoë D'Hondt" }],
  ['thunderbird.csv', { 'bence.toth@klub.example': 'Bence Tóth' }],
  ['apple.vcf', { 'amelie.renard@a-very-long-company-name-that-folds.example': 'Amélie Renard' }],
  ['phone-2.1.vcf', { 'lucia@alvarez.example': 'Lucía Álvarez', 'lucia@club.example': 'Lucía Álvarez' }],
  ['list.txt', { 'ann@list.example': 'Ann', 'bert@list.example': 'Bert, the tall' }],
])('%s: the names of its addresses', async (file, expected) => {
  const bytes = await readFile(join(FILES, file));
  const names = readContactNames(new Uint8Array(bytes).buffer, Object.keys(expected));
  expect(Object.fromEntries(names)).toEqual(expected);
});

test.each(['\r\n', '\r', '\r\r\n'])('the names of cards with a photograph whose lines end in %j', (end) => {
  const lines = [
    ...['BEGIN:VCARD', 'VERSION:2.1', 'PHOTO;ENCODING=BASE64;JPEG:/9j/4A==', 'FN:Ann Baker'],
    ...[
      'item1.EMAIL:Ann@club.example',
      'END:VCARD',
      'BEGIN:VCARD',
      'FN:Bert',
      "EMAIL:'bert@club.example'",
      'END:VCARD',
    ],
  ];
  const bytes = new TextEncoder().encode(lines.join(end)).buffer;
  const names = readContactNames(bytes, ['ann@club.example', 'bert@club.example']);
  expect(Object.fromEntries(names)).toEqual({ 'ann@club.example': 'Ann Baker', 'bert@club.example': 'Bert' });
});

test('an address without a name has none', () => {
  const bytes = new TextEncoder().encode('Mail\nann@club.example\n').buffer;
  expect(readContactNames(bytes, ['ann@club.example']).size).toBe(0);
});

test.each([
  ['half addresses', 'a@'.repeat(2_500_000)],
  ['angles without an end', '<a'.repeat(2_500_000)],
  ['cards without an end', 'BEGIN:VCARD\nFN:'.repeat(400_000)],
  ['a quote that never closes', `a,b\n"${'x,'.repeat(2_500_000)}`],
])('five megabytes of %s end soon', { timeout: 90_000 }, (_what, text) => {
  const began = performance.now();
  expect(readContactNames(new TextEncoder().encode(text).buffer, ['ann@club.example']).size).toBe(0);
  // A second alone; hours where the work grows with the square of the length.
  expect(performance.now() - began).toBeLessThan(60_000);
});
