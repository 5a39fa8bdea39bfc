import { expect, it } from 'vitest';
import { courtSides, type Invited } from './courtSides.ts';

const person = (firstName: string, level: number | null = null): Invited => ({
  key: firstName,
  firstName,
  lastName: '',
  profileImageId: null,
  level,
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

it('needs the level of everybody', () => {
  expect(courtSides(person('Ann', 5), [person('Kim')], 1).evenness).toBeNull();
  expect(courtSides(person('Ann'), [person('Kim', 5)], 1).evenness).toBeNull();
});
