import { expect, it } from 'vitest';
import { isSameName } from './typedName.ts';

const named = (text: string) => {
  const [firstName = '', lastName = ''] = text.split(' ');
  return { firstName, lastName };
};

it.each([
  ['Hugo Baker', 'hugo BAKER', true],
  ['Łukasz Baker', 'Lukasz Baker', true],
  ['Hugo', 'Hugo Baker', true],
  ['Baker Hugo', 'Hugo Baker', true],
  ['', 'Hugo Baker', true],
  ['Hugo Baker', 'Ines Baker', false],
  ['Hugo', 'Ines', false],
])('%s and %s may be one person: %s', (one, other, same) => {
  expect(isSameName(named(one), named(other))).toBe(same);
  expect(isSameName(named(other), named(one))).toBe(same);
});
