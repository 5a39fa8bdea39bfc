import { expect, it } from 'vitest';
import type { KnownPerson } from '../../../../shared/contract/schemas/people.ts';
import { tilesOf } from './PeopleTiles.tsx';

const person = (id: string, lastPlayed: string | null = null): KnownPerson => ({
  id,
  firstName: id,
  lastName: '',
  code: null,
  profileImageId: null,
  level: null,
  provisional: false,
  fits: true,
  lastPlayed,
});
const PEOPLE = [person('ada'), person('ben', '2026-11-01'), person('cleo', '2026-11-09'), person('dan')];
const ids = (people: readonly KnownPerson[]) => people.map(({ id }) => id);

it('shows those one plays with first, then whom one has met last', () => {
  expect(ids(tilesOf(PEOPLE, ['dan'], [], 3))).toEqual(['dan', 'cleo', 'ben']);
});

it('shows the people who are picked, even if one rarely plays with them', () => {
  const picks = [{ id: 'ada', firstName: 'ada', lastName: '' }];
  expect(ids(tilesOf(PEOPLE, ['dan'], picks, 2))).toEqual(['dan', 'ada']);
});
