import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RosterField } from '../../../../shared/domain/club/rosterColumns.ts';
import { type Roster, readRosterFile, readRosterText } from './readRoster.ts';

const FILES = join(import.meta.dirname, '../../../../tests/files/contacts');

/** @returns the first line by what its columns are taken for */
function firstOf({ lines, guess }: Roster): Partial<Record<RosterField, string>> {
  const fields = Object.entries(guess) as [RosterField, number][];
  return Object.fromEntries(fields.map(([field, column]) => [field, lines[0]?.[column] ?? '']));
}

// R-club-import
describe('files of programs', () => {
  test.each<[string, Partial<Record<RosterField, string>>, number]>([
    ['google.csv', { firstName: 'Ágnes', lastName: 'Szabó', email: 'Agnes.Szabo@posta.example' }, 4],
    ['outlook-classic.csv', { firstName: 'Jürgen', lastName: 'Müller', email: 'juergen.mueller@verein.example' }, 2],
    ['outlook-web.csv', { firstName: 'Inês', lastName: 'Carvalho', phone: '+351 910 000 000' }, 2],
    ['thunderbird.csv', { firstName: 'Bence', lastName: 'Tóth', email: 'bence@toth.example' }, 1],
    ['apple.vcf', { firstName: 'Amélie', lastName: 'Renard', email: 'amelie@renard.example' }, 2],
    ['google.vcf', { firstName: 'Paolo', lastName: 'Conti', email: 'Paolo@Conti.example' }, 1],
    ['phone-2.1.vcf', { email: 'lucia@alvarez.example' }, 1],
    ['utf16.csv', { email: 'chloe@lambert.example' }, 2],
  ])('%s', async (name, first, count) => {
    const roster = readRosterFile(await readFile(join(FILES, name)));
    expect(firstOf(roster)).toMatchObject(first);
    expect(roster.lines.length).toBe(count);
  });

  test.each<[string, string, Partial<Record<RosterField, string>>]>([
    [
      'Spond',
      'Name,Address,Email,Phone,Date of birth,Guardian 1 name,Guardian 1 email\nTim Baker,Street 1,,,2014-05-02,Ann Baker,ann@club.be',
      { name: 'Tim Baker', yearOfBirth: '2014-05-02' },
    ],
    [
      'TeamSnap',
      'First,Last,First Name,Last Name,Jersey Number,Email 1,Birthdate,Mobile Phone\n,,Tim,Baker,7,ann@club.be,05/02/2014,+32 470 00 00 00',
      { firstName: 'Tim', lastName: 'Baker', email: 'ann@club.be', phone: '+32 470 00 00 00' },
    ],
  ])('%s', (_program, text, first) => {
    expect(firstOf(readRosterText(text))).toMatchObject(first);
  });
});

const ROWS = [
  ['Vorname', 'Nachname', 'E-Mail', 'Spielstärke Padel', 'Jahrgang'],
  ['Jürgen', 'Groß', 'j@club.de', '6,5', '1984'],
  ['Zoë', '', 'z@club.de', '', ''],
];
const GERMAN = { firstName: 'Jürgen', lastName: 'Groß', email: 'j@club.de', level: '6,5', yearOfBirth: '1984' };
const sheet = (separator: string) => ROWS.map((row) => row.map((cell) => `"${cell}"`).join(separator)).join('\r\n');

describe('what a spreadsheet writes', () => {
  test.each([',', ';', '\t', '|'])('with the separator %j', (separator) => {
    const roster = readRosterText(sheet(separator));
    expect(firstOf(roster)).toEqual(GERMAN);
    expect(roster.lines.length).toBe(2);
  });

  test.each<[string, Buffer]>([
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${sheet(';')}`)],
    ['UTF-16', Buffer.from(`\uFEFF${sheet('\t')}`, 'utf16le')],
    ['Windows-1252', Buffer.from(sheet(';'), 'latin1')],
    ['sep= in the first line', Buffer.from(`sep=;\r\n${sheet(';')}`)],
  ])('%s', (_what, bytes) => {
    expect(firstOf(readRosterFile(bytes))).toEqual(GERMAN);
  });

  test('cells that were copied have no quotes, and columns may stand in any order', () => {
    const rows = ROWS.map((row) => row.toReversed().join('\t')).join('\n');
    expect(firstOf(readRosterText(rows))).toEqual(GERMAN);
  });

  test.each(['Voornaam;Naam', 'Prénom;Nom', 'Vorname;Name', 'Keresztnév;Név'])(
    '%s are first and last names',
    (heading) => {
      expect(readRosterText(`${heading}\nAnn;Baker`).guess).toEqual({ firstName: 0, lastName: 1 });
    },
  );

  test('without headings columns are what is in them', () => {
    expect(
      firstOf(readRosterText('Ann\tBaker\tann@club.be\t0470 12 34 56\nBo\tCook\tbo@club.be\t0470 65 43 21')),
    ).toEqual({
      ...{ firstName: 'Ann', lastName: 'Baker', email: 'ann@club.be', phone: '0470 12 34 56' },
    });
  });
});

describe('what people paste', () => {
  test('names alone, one a line, also numbered', () => {
    const { lines, guess } = readRosterText('1. Ann Baker\n2. Bo Cook\n\n3. Cy');
    expect([lines, guess]).toEqual([[['Ann Baker'], ['Bo Cook'], ['Cy']], { name: 0 }]);
  });

  test('receivers of a mail', () => {
    const { lines, guess } = readRosterText('Ann Baker <ann@club.be>, "Cook, Bo" <bo@club.be>; cy@club.be');
    expect(lines).toEqual([
      ['Ann Baker', 'ann@club.be'],
      ['Cook, Bo', 'bo@club.be'],
      ['', 'cy@club.be'],
    ]);
    expect(guess).toEqual({ name: 0, email: 1 });
  });
});

describe('hostile lists', () => {
  test('a quote that never ends, a cell of a megabyte, a thousand columns', () => {
    expect(readRosterText('Name;Email\n"Ann;ann@club.be\nBo;bo@club.be').lines.length).toBe(2);
    expect(readRosterText(`Name;Email\n${'x'.repeat(1_000_000)};a@club.be`).lines[0]?.[0]?.length).toBe(300);
    expect(readRosterText(Array.from({ length: 1000 }, (_, at) => `c${at}`).join(';')).lines[0]?.length).toBe(40);
  });

  test('more lines than are read are counted', () => {
    const { lines, more } = readRosterText(
      Array.from({ length: 2100 }, (_, at) => `Ann ${at};a${at}@club.be`).join('\n'),
    );
    expect([lines.length, more]).toEqual([2000, 100]);
  });

  test('nobody in it, and a file that is none', () => {
    expect(() => readRosterText(' \n;;\n')).toThrow();
    expect(() => readRosterFile(Buffer.from([0, 1, 2, 0, 0, 0, 7]))).toThrow();
  });
});
