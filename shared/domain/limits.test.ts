import { expect, test } from 'vitest';
import {
  INVITATION_CODE_PATTERN,
  isEmailAddress,
  MAX_INVITATION_CODE_LENGTH,
  maxYearOfBirth,
  personNameProblem,
} from './limits.ts';

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
  ['a,b@x.yy', false],
  ['ann(home)@x.yy', false],
  ['a@b..example', false],
  [`${'a'.repeat(245)}@b.example`, false],
])('%j can be mailed to: %s', (text, expected) => {
  expect(isEmailAddress(text)).toBe(expected);
});

test('a long run of dots is refused at once', () => {
  const begun = performance.now();
  expect(isEmailAddress(`a@${'b.'.repeat(100)}!@`)).toBe(false);
  expect(performance.now() - begun).toBeLessThan(50);
});

test.each([
  ['Al', null],
  [' A ', 'field.nameShort'],
  ['a'.repeat(80), null],
  ['a'.repeat(81), 'field.nameShort'],
  ['Ann\r\nBcc: eve@mail.example', 'field.nameSigns'],
  ['Ann\u2028Baker', 'field.nameSigns'],
  ['Ann\u0000', 'field.nameSigns'],
  ['Ann\u202eBaker', 'field.nameSigns'],
  ['Win at https://evil.example', 'field.nameSigns'],
  ['O’Hara-Smith Jr. / 李明 (2)', null],
])('%j as a name of a person: %s', (text, expected) => expect(personNameProblem(text)).toBe(expected));

test('the longest invitation code fits into its field', () => {
  const longest = 'ABC123456789012@123456789012';
  expect(longest).toMatch(INVITATION_CODE_PATTERN);
  expect(longest).toHaveLength(MAX_INVITATION_CODE_LENGTH);
});

test('the latest year of birth is that of UTC, where the machine is in the next year already', () => {
  expect(maxYearOfBirth(new Date('2026-12-31T20:00:00Z'))).toBe(2022);
});
