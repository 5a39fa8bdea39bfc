import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { ImportLine } from './importLine.ts';
import { importOutcome, type ListedPerson } from './importOutcome.ts';

const now = new Date('2026-11-21T09:00:00.000Z');
let ids = 0;
const newId = () => {
  ids += 1;
  return `new${ids}`;
};

const person = (changes: Partial<ListedPerson>): ListedPerson => ({
  ...{ id: newId(), firstName: 'Ann', lastName: 'Baker', email: null, proved: [], phone: null, minor: false },
  ...{ viaId: null, level: null, hasAccount: false, ...changes },
});
const run = (lines: ImportLine[], listed: ListedPerson[] = [], room = 100) =>
  importOutcome(lines, listed, { now, room, newId });
const kinds = (lines: ImportLine[], listed: ListedPerson[] = [], room = 100) =>
  run(lines, listed, room).lines.map(({ outcome }) => outcome);

const ANN = { firstName: 'Ann', lastName: 'Baker', email: 'ann@club.be' };

// R-club-import
test.each<[string, ImportLine, Partial<ListedPerson>, string, string[]]>([
  ['the same address and name', ANN, { email: 'ann@club.be' }, 'SAME', []],
  ['an address in capitals', { ...ANN, email: ' ANN@club.be ' }, { email: 'ann@club.be' }, 'SAME', []],
  ['several addresses in a cell', { ...ANN, email: 'ann@club.be ::: a@work.be' }, { email: 'ann@club.be' }, 'SAME', []],
  ['an empty cell', { firstName: 'Ann', lastName: '', email: 'ann@club.be' }, { email: 'ann@club.be' }, 'SAME', []],
  ['another last name', { ...ANN, lastName: 'Cook' }, { email: 'ann@club.be' }, 'CHANGED', ['lastName']],
  ['the same name without accents', { firstName: 'ann', lastName: 'BÁKER' }, {}, 'CHANGED', ['lastName']],
  ['an address for a known name', ANN, {}, 'CHANGED', ['email']],
  ['a number', { ...ANN, phone: '0470 12 34 56' }, { email: 'ann@club.be' }, 'CHANGED', ['phone']],
  ['a level', { ...ANN, level: '6,5' }, { email: 'ann@club.be', level: 5 }, 'CHANGED', ['level']],
  ['a child', { ...ANN, yearOfBirth: '12.03.2014' }, { email: 'ann@club.be' }, 'CHANGED', ['minor']],
  ['an adult', { ...ANN, yearOfBirth: '1984-03-12' }, { email: 'ann@club.be' }, 'SAME', []],
  ['an address that a member proved', ANN, { proved: ['ann@club.be'], hasAccount: true }, 'CHANGED', ['email']],
  ['a name of an account', { ...ANN, lastName: 'Cook' }, { email: 'ann@club.be', hasAccount: true }, 'SAME', []],
])('%s', (_what, line, listed, outcome, changes) => {
  expect(run([line], [person(listed)]).lines).toMatchObject([{ outcome, changes }]);
});

test.each<[string, ImportLine, string]>([
  ['no name', { email: 'ann@club.be' }, 'firstName'],
  ['a name that is a link', { firstName: 'www.shop.example' }, 'firstName'],
  ['a half address', { ...ANN, email: 'ann@club' }, 'email'],
  ['a level beyond the scale', { ...ANN, level: '11' }, 'level'],
  ['a year with two digits', { ...ANN, yearOfBirth: '12.3.08' }, 'yearOfBirth'],
])('%s is invalid, and changes nothing', (_what, line, field) => {
  const { lines, added, changed } = run([line], [person({ email: 'ann@club.be' })]);
  expect([lines[0]?.outcome, added, changed]).toEqual(['INVALID', [], []]);
  expect(Object.keys(lines[0]?.problems ?? {})).toEqual([field]);
});

// R-club-via
test('a second name with an address is reached through the first', () => {
  const tim = { ...ANN, firstName: 'Tim' };
  const { lines, added } = run([ANN, tim, { ...tim, firstName: 'tim' }, ANN]);
  expect(lines.map(({ outcome }) => outcome)).toEqual(['NEW', 'VIA', 'TWICE', 'TWICE']);
  expect(added).toMatchObject([
    { email: 'ann@club.be', viaId: null },
    { email: null, viaId: added[0]?.id },
  ]);
});

test('what a later line about somebody knows besides is taken as well', () => {
  const { lines, added } = run([{ firstName: 'Ann', lastName: 'Baker', phone: '12' }, ANN]);
  expect(lines.map(({ outcome }) => outcome)).toEqual(['TWICE', 'NEW']);
  expect(added).toMatchObject([{ email: 'ann@club.be', phone: '12' }]);
});

test('an address that one line names and another person has proved belongs to the line', () => {
  const [typed, proved] = [person({ email: 'ann@club.be' }), person({ firstName: 'Bo', proved: ['ann@club.be'] })];
  expect(kinds([ANN], [proved, typed])).toEqual(['SAME']);
});

test('an address that one line brings holds for the lines below', () => {
  const lines = [ANN, { firstName: 'Tim', email: 'ann@club.be' }];
  expect(kinds(lines, [person({})])).toEqual(['CHANGED', 'VIA']);
});

test('two of one name and no address: nobody is guessed by an address', () => {
  expect(kinds([ANN], [person({}), person({})])).toEqual(['NEW']);
});

test('no more are taken than there is room for; who is known needs none', () => {
  const lines = [ANN, { firstName: 'Bo' }, { firstName: 'Cy' }];
  expect(kinds(lines, [person({ email: 'ann@club.be' })], 1)).toEqual(['SAME', 'NEW', 'LEFT_OUT']);
});

test('an address that stands on every line costs no more than others: names are not compared with all before them', () => {
  const lines = Array.from({ length: 200 }, (_, at) => ({ firstName: `Ann ${at}`, email: 'ann@club.be' }));
  const folding = vi.spyOn(String.prototype, 'normalize');
  expect(run(lines, [], 200).added).toHaveLength(200);
  expect(folding.mock.calls.length).toBeLessThan(10 * lines.length);
  folding.mockRestore();
});

const cell = (values: string[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const line = fc.record({
  firstName: cell(['Ann', 'ann', 'Bo', 'Cy', '']),
  lastName: cell(['Baker', 'Cook', '']),
  email: cell(['ann@club.be', 'bo@club.be', 'x', '']),
  phone: cell(['1', '2']),
  level: cell(['3', '4,5', '99']),
  yearOfBirth: cell(['2015', '1990']),
});

/** The list after an import. */
function after(listed: ListedPerson[], { added, changed }: ReturnType<typeof run>): ListedPerson[] {
  const stored = new Map(listed.map((each) => [each.id, each]));
  for (const kept of [...changed, ...added]) stored.set(kept.id, kept);
  return [...stored.values()];
}

test('the same list a second time changes nothing, and no address stands twice', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), fc.array(line, { maxLength: 6 }), (first, lines) => {
      const known = after([], run(first));
      const listed = after(known, run(lines, known));
      const addresses = listed.flatMap(({ email }) => email ?? []);
      expect(new Set(addresses).size).toBe(addresses.length);
      const again = kinds(lines, listed);
      expect(again.filter((kind) => !['SAME', 'TWICE', 'INVALID'].includes(kind))).toEqual([]);
    }),
  );
});
