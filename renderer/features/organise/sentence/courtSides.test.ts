import { expect, it } from 'vitest';
import { courtSides, type Invited } from './courtSides.ts';

const person = (firstName: string, level: number | null = null, provisional = false): Invited => ({
  key: firstName,
  firstName,
  lastName: '',
  profileImageId: null,
  level,
  provisional,
});
const names = (found: ReturnType<typeof courtSides>) =>
  found.sides.map((side) => side.map((each) => each?.firstName ?? null));

it('leaves open who is missing', () => {
  expect(names(courtSides(person('Ann'), [], 1))).toEqual([['Ann'], [null]]);
  expect(names(courtSides(person('Ann'), [person('Kim')], 3))).toEqual([
    ['Ann', 'Kim'],
    [null, null],
  ]);
});

it('counts those who wait for a spot, and says nothing of how even it is then', () => {
  const found = courtSides(person('Ann', 5), [person('Kim', 5), person('Jo', 5)], 1);
  expect(names(found)).toEqual([['Ann'], ['Kim']]);
  expect([found.more, found.evenness]).toEqual([1, null]);
});

it('pairs a full double as evenly as it can be', () => {
  const found = courtSides(person('Ann', 6), [person('Kim', 5), person('Jo', 4), person('Max', 5)], 3);
  expect(names(found)).toEqual([
    ['Ann', 'Jo'],
    ['Kim', 'Max'],
  ]);
  expect(found.evenness?.kind).toBe('even');
});

// R-evenness
it('says that it is a rough guess while the level of anybody on the court is provisional, and only then', () => {
  const settled = [person('Kim', 5), person('Jo', 4), person('Max', 5)];
  const isRough = (me: Invited, others: Invited[], spots: number) => courtSides(me, others, spots).isRough;
  expect(isRough(person('Ann', 6), settled, 3)).toBe(false);
  expect(isRough(person('Ann', 6, true), settled, 3)).toBe(true);
  expect(isRough(person('Ann', 6), [...settled.slice(1), person('Noa', 5, true)], 3)).toBe(true);
  expect(isRough(person('Ann', 5), [person('Noa', 5, true)], 1)).toBe(true);
  // Without a word on how even it is, there is nothing to be rough.
  expect(isRough(person('Ann', 5), [person('Noa', 5, true)], 3)).toBe(false);
  expect(isRough(person('Ann', 5), [person('Kim', 5), person('Noa', 5, true)], 1)).toBe(false);
});

it('needs the level of everybody', () => {
  expect(courtSides(person('Ann', 5), [person('Kim')], 1).evenness).toBeNull();
  expect(courtSides(person('Ann'), [person('Kim', 5)], 1).evenness).toBeNull();
});
