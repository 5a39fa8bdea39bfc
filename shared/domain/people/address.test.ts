import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAddress } from './address.ts';
import { findAddresses } from './findAddresses.ts';
import { splitAddresses } from './writtenPeople.ts';

// R-email-form
test.each([
  ['ann@club.example', 'ann@club.example'],
  [' Ann.B+c@sub.Club.example ', 'ann.b+c@sub.club.example'],
  [`'ann@club.example'`, 'ann@club.example'],
  ['“ann@club.example”.', 'ann@club.example'],
  ['[ann@club.example]', 'ann@club.example'],
  ['ann@club.example.', 'ann@club.example'],
  ['MAILTO:ann@club.example?subject=Tennis', 'ann@club.example'],
  ['Ann Baker <mailto:ann@club.example>', 'ann@club.example'],
  ['E-Mail: ann@club.example', 'ann@club.example'],
  ['ann@club.example#mailto:ann@club.example#', 'ann@club.example'],
  ['mail=ann@club.example', 'ann@club.example'],
  ['ann＠club．example', 'ann@club.example'],
  ['ann\u200b@club.ex\u00adample\u2060', 'ann@club.example'],
  ['\u202aann@club.example\u202c\ufe0f', 'ann@club.example'],
  [`o'brien!#$%&*+-/=?^_\`{|}~@club.example`, `o'brien!#$%&*+-/=?^_\`{|}~@club.example`],
  ['ajay@डाटामेल.भारत', 'ajay@डाटामेल.भारत'],
  // A character that RFC 5322 allows belongs to the address at any position.
  ['-ann@club.example', '-ann@club.example'],
  ['/ann@club.example', '/ann@club.example'],
  // What a link begins with is none of an address.
  ['//ann@club.example', null],
  ['https://ann@club.example', null],
  // A number of a machine is no domain.
  ['ann@1.2.3.44', null],
  ['ann@club.example.44', null],
  ['ann@44.example', 'ann@44.example'],
  ['ann baker@club.example', null],
  ['"ann b"@club.example', null],
  ['"ann@home.example"@club.example', null],
  ['', null],
  ['ann', null],
  ['ann@club', null],
  ['ann@club.', null],
  ['ann@@club.example', null],
  ['a nn@club.example', null],
  ['a,b@x.yy', null],
  ['ann(home)@x.yy', null],
  ['a@b..example', null],
  // Cut off: the rest may be missing.
  ['ann@club.exam…', null],
  ['ann@club.exam...', null],
  ['ann@club.example/', null],
  [`'ann@club.example`, null],
  ['o’brien@club.example', null],
  ['mailto:ann%2Bclub@club.example', null],
  ['Ann Baker ann@club.example', null],
  ['ann@club.example, bert@club.example', null],
  [`${'a'.repeat(245)}@b.example`, null],
])('%j is the address %j', (text, address) => {
  expect(readAddress(text)).toBe(address);
});

test.each([`a@${'b.'.repeat(100)}!@`, 'a'.repeat(1_000_000), `${'<'.repeat(500)}a@b.example`, "'".repeat(1000)])(
  'a hostile text is refused',
  (text) => {
    expect(readAddress(text)).toBeNull();
  },
);

// R-email-form
test.each([
  // In a list a space separates entries: text before an address is a name.
  ['ann baker@x.example', ['baker@x.example'], ['baker@x.example']],
  ['//ann@x.example', ['//ann@x.example'], []],
  ['ann@1.2.3.44', ['ann@1.2.3.44'], []],
  // In a file a mark at the beginning of a line is that of a list.
  ['-ann@x.example', ['-ann@x.example'], ['ann@x.example']],
  ['"ann b"@x.example', ['"ann b"@x.example'], []],
  ['"ann@home.example"@x.example', ['"ann@home.example"@x.example'], []],
  // The text before brackets is a name, even if it looks like an address.
  ['"ann@home.example" <ann@x.example>', ['ann@x.example'], ['ann@home.example', 'ann@x.example']],
  ['dn: cn=Ann,mail=ann@x.example', ['dn: cn=Ann', 'ann@x.example'], ['ann@x.example']],
  ['ann@x.example#mailto:ann@x.example#', ['ann@x.example'], ['ann@x.example', 'ann@x.example']],
  ['ann＠x.example', ['ann@x.example'], ['ann@x.example']],
  ['a@x.example, "b@x.example", "c@x.example"', ['a@x.example', 'b@x.example', 'c@x.example'], null],
])('%j is in the field of friends %j, in a file %j', (text, inField, inFile) => {
  expect(splitAddresses(text)).toEqual(inField);
  expect([...findAddresses(text)]).toEqual(inFile ?? inField);
});

describe('the whole address or none', () => {
  const inside = fc.constantFrom(...`abz09éжमि.!#$%&'*+/=?^_\`{|}~-`);
  const first = fc.constantFrom(...'abz09éж');
  const last = fc.constantFrom(...'abz09é_-');
  const local = fc.tuple(first, fc.array(inside, { maxLength: 10 }), last).map(([a, b, c]) => a + b.join('') + c);
  const domain = fc.constantFrom('club.example', 'sub.club.example', 'डाटामेल.भारत', 'bücher.example', 'a-b.museum');
  const address = fc.tuple(local, domain).map((parts) => parts.join('@'));
  const unseen = fc.constantFrom('', '\u200b', '\u2060', '\u00ad', '\u200e', '\ufeff');
  const wrapped = fc.constantFrom(
    (text: string) => text,
    (text: string) => `'${text}'`,
    (text: string) => `“${text}”`,
    (text: string) => `<${text}>`,
    (text: string) => `(${text}).`,
    (text: string) => `[${text}]`,
    (text: string) => `mailto:${text}`,
  );
  const isLink = (text: string) => text.startsWith('mailto:') && text.includes('%');

  test('between any characters, at any position', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(address, wrapped, unseen), { minLength: 1, maxLength: 6 }), (all) => {
        const typed = all
          .map(([one, wrap, sign]) => wrap(`${one.slice(0, 2)}${sign}${one.slice(2)}${sign}`))
          .filter((text) => !isLink(text));
        const expected = typed.map((text) => readAddress(text));
        expect(expected).toEqual(all.filter(([one, wrap]) => !isLink(wrap(one))).map(([one]) => one.toLowerCase()));
        for (const separator of [', ', '; ', '\n', ' ']) {
          expect(splitAddresses(typed.join(separator))).toEqual(expected);
          expect([...findAddresses(typed.join(separator))]).toEqual(expected);
        }
      }),
    );
  });

  test('what is read once reads the same again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), address, (text, one) => {
        for (const found of findAddresses(text + one)) {
          expect(readAddress(found)).toBe(found);
          expect(splitAddresses(found)).toEqual([found]);
        }
      }),
    );
  });

  test('no character beside it turns it into another address', () => {
    const beside = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 });
    fc.assert(
      fc.property(address, beside, (one, sign) => {
        const isInside = /[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]/u.test(sign);
        const whole = isInside ? [one, sign + one].map((each) => each.toLowerCase()) : [one.toLowerCase()];
        for (const found of findAddresses(`x ${sign}${one}`)) expect(whole).toContain(found);
      }),
    );
  });
});
