import { expect, test } from 'vitest';
import { INVITATION_CODE_PATTERN, MAX_INVITATION_CODE_LENGTH, maxYearOfBirth, personNameProblem } from './limits.ts';

test.each([
  ['Al', null],
  [' A ', 'field.nameShort'],
  ['a'.repeat(80), null],
  ['a'.repeat(81), 'field.nameShort'],
  ['Ann\r\nBcc: eve@mail.example', 'field.nameSigns'],
  ['Ann\u2028Baker', 'field.nameSigns'],
  ['Ann\u0000', 'field.nameSigns'],
  // It goes out by itself.
  ['Ann\u202eBaker', null],
  ['Win at https://evil.example', 'field.nameLink'],
  ['O’Hara-Smith Jr. / 李明 (2)', null],
  ['É', 'field.nameShort'],
  ['E\u0301', 'field.nameShort'],
  ['A\u200d', 'field.nameShort'],
  ['Я', 'field.nameShort'],
  ['', 'field.nameShort'],
  ['王', null],
  // Of Hangul, but nobody sees it.
  ['\u3164', 'field.nameShort'],
  ['あ', null],
  ['カ', null],
  ['김', null],
  ['ก', null],
  ['की', null],
  ['ሀ', null],
])('%j as a name of a person: %s', (text, expected) => expect(personNameProblem(text)).toBe(expected));

test('the longest invitation code fits into its field', () => {
  const longest = 'ABC123456789012@123456789012';
  expect(longest).toMatch(INVITATION_CODE_PATTERN);
  expect(longest).toHaveLength(MAX_INVITATION_CODE_LENGTH);
});

test('the latest year of birth is that of UTC, where the machine is in the next year already', () => {
  expect(maxYearOfBirth(new Date('2026-12-31T20:00:00Z'))).toBe(2022);
});
