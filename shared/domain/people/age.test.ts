import { expect, test } from 'vitest';
import { isMinor } from './age.ts';

test.each([
  ['2026-01-01T00:00:00Z', 2007, false],
  ['2026-12-31T23:59:59Z', 2008, true],
  ['2027-01-01T00:00:00Z', 2008, false],
  ['2026-06-01T00:00:00Z', 2020, true],
  ['2026-06-01T00:00:00Z', null, false],
])('at %s somebody born in %s is a minor: %s', (now, year, expected) => {
  expect(isMinor(year, new Date(now))).toBe(expected);
});
