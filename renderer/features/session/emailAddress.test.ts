import { expect, test } from 'vitest';
import { isEmailAddress } from './emailAddress.ts';

test.each([
  ['ann@club.example', true],
  [' ann@club.example ', true],
  ['ann.b+c@sub.club.example', true],
  ['', false],
  ['ann', false],
  ['ann@club', false],
  ['ann@club.', false],
  ['ann@@club.example', false],
  ['a nn@club.example', false],
])('%j can be mailed to: %s', (text, expected) => {
  expect(isEmailAddress(text)).toBe(expected);
});
