import { expect, test } from 'vitest';
import { isScoreOpen } from './scoreClaims.ts';

const start = new Date('2026-03-28T18:00:00Z');
const end = new Date('2026-03-28T19:00:00Z');

test.each([
  ['2026-03-28T17:59:59.999Z', null, false],
  ['2026-03-28T18:00:00Z', null, true],
  // Over a change of clocks: days are 24 hours.
  ['2026-04-11T18:59:59.999Z', null, true],
  ['2026-04-11T19:00:00Z', null, false],
  ['2026-03-30T20:59:59.999Z', '2026-03-28T21:00:00Z', true],
  ['2026-03-30T21:00:00Z', '2026-03-28T21:00:00Z', false],
  ['2026-04-11T19:00:00Z', '2026-04-11T18:00:00Z', false],
])('at %s, entered at %s: %s', (now, scored, expected) => {
  const scoredAt = scored === null ? null : new Date(scored);
  expect(isScoreOpen({ start, end, scoredAt }, new Date(now))).toBe(expected);
});

test('nothing is scored before a time is agreed', () => {
  expect(isScoreOpen({ start: null, end: null, scoredAt: null }, end)).toBe(false);
});
