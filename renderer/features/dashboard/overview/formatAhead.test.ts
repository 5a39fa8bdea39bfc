import { expect, it } from 'vitest';
import { formatAhead } from './formatAhead.ts';

const NOW = new Date('2026-11-21T22:30:00Z');

it.each([
  ['2026-11-21T22:30:00Z', null],
  ['2026-11-21T22:50:00Z', 'in 20 minutes'],
  // In Brussels it is tomorrow already.
  ['2026-11-22T01:00:00Z', 'tomorrow'],
  ['2026-11-24T17:00:00Z', 'in 3 days'],
])('%s is %s', (instant, expected) => {
  expect(formatAhead(instant, NOW, 'Europe/Brussels', 'en')).toBe(expected);
});

it('counts hours on the same day', () => {
  expect(formatAhead('2026-11-21T17:00:00Z', new Date('2026-11-21T12:10:00Z'), 'Europe/Brussels', 'en')).toBe(
    'in 5 hours',
  );
});
