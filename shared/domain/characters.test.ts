import { expect, it } from 'vitest';
import { firstCharacters, isLongerThan } from './characters.ts';

it.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['🎾🎾', 2, '🎾🎾'],
  ['🎾🎾🎾', 2, '🎾🎾'],
  ['a🎾b', 2, 'a🎾'],
  ['𠀀𠀀', 1, '𠀀'],
  ['', 0, ''],
  ['ab🇧🇪', 3, 'ab'],
  ['👨‍👩‍👧‍👦!', 8, '👨‍👩‍👧‍👦!'],
  ['a👨‍👩‍👧‍👦', 4, 'a'],
  ['👨‍👩‍👧‍👦', 2, '👨‍'],
] as const)('of %s the first %i are %s', (text, count, first) => {
  expect(firstCharacters(text, count)).toBe(first);
  expect(isLongerThan(text, count)).toBe(first !== text);
});
