import { expect, test } from 'vitest';
import { isSlug, slugFrom } from './slug.ts';

// R-club
test.each([
  ['parkside', true],
  ['tc-parkside-2', true],
  ['abc', true],
  ['ab', false],
  ['a'.repeat(40), true],
  ['a'.repeat(41), false],
  ['-park', false],
  ['park-', false],
  ['Park', false],
  ['pärk', false],
  ['park side', false],
  ['park/side', false],
  ['new', false],
  ['crosscourt', false],
  ['', false],
])('%s', (text, expected) => {
  expect(isSlug(text)).toBe(expected);
});

// R-club
test.each([
  ['Parkside Racquet Club', 'parkside-racquet-club'],
  ['  TC Zürich-Süd e.V. ', 'tc-zurich-sud-e-v'],
  ['New', 'new-club'],
  ['A1', 'a1-club'],
  ['Клуб', ''],
  [`${'a'.repeat(39)} club`, 'a'.repeat(39)],
  ['', ''],
])('the address of %s is %s', (name, expected) => {
  expect(slugFrom(name)).toBe(expected);
});
