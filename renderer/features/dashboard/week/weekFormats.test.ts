import { expect, it } from 'vitest';
import { formatAgo } from './weekFormats.ts';

const NOW = new Date('2026-11-22T10:00:30.000Z');

it.each([
  ['2026-11-22T10:00:10.000Z', 'this minute'],
  ['2026-11-22T09:50:30.000Z', '10 minutes ago'],
  ['2026-11-22T07:00:00.000Z', '3 hours ago'],
  ['2026-11-21T09:00:00.000Z', 'yesterday'],
])('%s is %s', (instant, expected) => {
  expect(formatAgo(instant, NOW, 'en')).toBe(expected);
});
