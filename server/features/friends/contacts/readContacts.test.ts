import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { email } from '../../../../shared/contract/schemas/fields.ts';
import { readContacts } from './readContacts.ts';

const FILES = join(import.meta.dirname, '../../../../tests/files/contacts');
const read = async (name: string) => readContacts(await readFile(join(FILES, name)));
const readText = async (text: string) => readContacts(Buffer.from(text));

test.each([
  ['google.csv', 'agnes.szabo@posta.example,agnes@iroda.example,luc@net.example,luc.peeters@bakkerij.example'],
  ['outlook-classic.csv', 'juergen.mueller@verein.example,zoe@dhondt.example,zoe2@dhondt.example'],
  ['outlook-web.csv', 'ines@carvalho.example,rui@fonseca.example,rui.f@clube.example'],
  ['utf16.csv', 'chloe@lambert.example,gergo@szabo.example'],
  ['apple.vcf', 'amelie@renard.example,amelie.renard@a-very-long-company-name-that-folds.example'],
  ['google.vcf', 'paolo@conti.example,paolo.lavoro@conti.example'],
  ['phone-2.1.vcf', 'lucia@alvarez.example,lucia@club.example'],
  ['version-4.vcf', 'sanne@devries.example,sanne@werk.example'],
  ['thunderbird.csv', 'bence@toth.example,bence.toth@klub.example'],
  ['list.txt', 'ann@list.example,bert@list.example,carl@list.example,dora@list.example'],
])('%s: each address once, in its order', async (name, addresses) => {
  expect((await read(name)).join()).toBe(addresses);
});

test.each(['le', 'be'] as const)('UTF-16 %s without a mark', async (order) => {
  const bytes = Buffer.from('Name;Mail\r\nAnn;ann@club.example\r\n', 'utf16le');
  expect(readContacts(order === 'le' ? bytes : bytes.swap16())).toEqual(['ann@club.example']);
});

const CARD = ['BEGIN:VCARD', 'VERSION:2.1', 'N:Baker;Ann', 'FN:Ann Baker'];

// R-contacts-file
test.each([
  ['quotes within quotes, as Outlook writes them', `"Ann","Baker","'ann@club.example'"`, 'ann@club.example'],
  ['quotes alone', `'ann@club.example',\u201cbert@club.example\u201d`, 'ann@club.example,bert@club.example'],
  ['a character that few addresses have', 'kate/tennis@club.example', 'kate/tennis@club.example'],
  ['another one', 'sales#2@club.example', 'sales#2@club.example'],
  ['marks of another script', 'ajay@डाटामेल.भारत', 'ajay@डाटामेल.भारत'],
  ['a list', '-ann@club.example\n* bert@club.example', 'ann@club.example,bert@club.example'],
  [
    'invisible characters',
    'ann@club.example\u200b;be\u00adrt@club.example\u2060',
    'ann@club.example,bert@club.example',
  ],
  ['links', 'mailto:ann@club.example?subject=Hi <mailto:bert@club.example>', 'ann@club.example,bert@club.example'],
  ['ends of sentences', 'Ask ann@club.example. Or bert@club.example!', 'ann@club.example,bert@club.example'],
  ['columns between bars', 'Name|Mail|Town\nAnn|ann@club.example|Gent', 'ann@club.example'],
])('%s: %s', async (_what, text, addresses) => {
  expect((await readText(text)).join()).toBe(addresses);
});

test.each([
  ['a typed apostrophe', 'o\u2019brien@club.example'],
  ['a dot of another kind', 'paral·lel@club.example'],
  ['a path behind it', 'ann@club.example/tennis'],
  ['a quoted part', '"ann"@club.example'],
  ['a character that no address has', 'x\\ann@club.example'],
])('%s: no part is offered as the address of somebody else', async (_what, text) => {
  expect((await readText(`${text},ok@club.example`)).join()).toBe('ok@club.example');
});

test.each([
  [
    'a photograph before the address',
    ['PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQSkZJRgABAQ==', 'EMAIL;HOME:ann@club.example'],
    '\r\n',
  ],
  [
    'a photograph over several lines',
    ['PHOTO;BASE64:', ' /9j/4AAQSkZJRg', ' ABAQ==', 'EMAIL:ann@club.example'],
    '\r\n',
  ],
  ['lines that end twice', ['item1.EMAIL;type=INTERNET:ann@club.example', 'item1.X-ABLabel:Home'], '\r\r\n'],
  ['lines that end as on old Macs', ['item1.EMAIL:ann@club.example'], '\r'],
  ['quoted-printable over two lines', ['EMAIL;QUOTED-PRINTABLE:ann=40club=', '.example'], '\r\r\n'],
  ['a parameter with a colon', ['EMAIL;X-NOTE="at: work":ann@club.example'], '\n'],
])('a card with %s', async (_what, lines, end) => {
  expect((await readText([...CARD, ...lines, 'END:VCARD', ''].join(end))).join()).toBe('ann@club.example');
});

describe('a file that means no good', () => {
  test('415 for what is no text', async () => {
    const refused = { code: 'E.mediaType' };
    const zip = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(50), Buffer.from('ann@club.example')]);
    expect(() => readContacts(zip)).toThrow(expect.objectContaining(refused));
  });

  test('422 without an address', async () => {
    await expect(readText('Name;Phone\nAnn;123')).rejects.toMatchObject({ code: 'E.contacts.none' });
    await expect(readText('')).rejects.toMatchObject({ code: 'E.contacts.none' });
  });

  test('nothing that a spreadsheet would run comes back', async () => {
    const addresses = await readText("=cmd|'/c calc'@evil.example,+1@evil.example,-1@evil.example,ok@club.example");
    expect(addresses.filter((address) => !/^[a-z]/.test(address))).toEqual([]);
    expect(addresses).toContain('ok@club.example');
  });

  const MEGA = 1_000_000;
  test.each([
    ['one line without an @', 'a'.repeat(10 * MEGA)],
    ['nothing but @', '@'.repeat(10 * MEGA)],
    ['half addresses', 'a@'.repeat(5 * MEGA)],
    ['all but addresses', 'a@a.'.repeat(2.5 * MEGA)],
    ['domains without an end', `a@${'a.'.repeat(5 * MEGA)}`],
    ['long domains', `${'a'.repeat(63)}.`.repeat(8).replace(/^/, 'x@').repeat(19_000)],
    ['cells without an end', ','.repeat(10 * MEGA)],
    ['a quote that never closes', `"${'x,'.repeat(5 * MEGA)}`],
    ['cards that never end', 'BEGIN:VCARD\n'.repeat(800_000)],
    ['bare ends of lines', '\r'.repeat(10 * MEGA)],
    ['cards with a photograph', `BEGIN:VCARD\nPHOTO;QUOTED-PRINTABLE:${'a=\n'.repeat(3 * MEGA)}`],
    ['cards that end too often', `BEGIN:VCARD\n${'END:VCARD\n'.repeat(1 * MEGA)}`],
  ])(
    'ten megabytes of %s end soon, without an address',
    async (_what, text) => {
      await expect(readText(text)).rejects.toMatchObject({ code: 'E.contacts.none' });
    },
    20_000,
  );

  test('a long list is cut, not refused', async () => {
    const list = Array.from({ length: 6000 }, (_one, index) => `p${index}@club.example`).join('\n');
    expect(await readText(list)).toHaveLength(5000);
  });

  test('only addresses come out of any input', async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 400 }).map((array) => Buffer.from(array)),
      fc.string({ unit: 'grapheme', maxLength: 300 }).map((text) => Buffer.from(`${text}@${text}.example`)),
    );
    await fc.assert(
      fc.asyncProperty(bytes, async (content) => {
        const found = await (async () => readContacts(content))().catch((error: { code: string }) => {
          expect(['E.mediaType', 'E.contacts.none']).toContain(error.code);
          return [];
        });
        for (const address of found) expect(email().isValidSync(address)).toBe(true);
      }),
    );
  });
});
