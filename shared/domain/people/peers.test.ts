import { expect, it } from 'vitest';
import { arePeers } from './peers.ts';

// R-people-fitting
it.each([
  [5.3, 5.3, true],
  [5.3, 5.8, true],
  [5.3, 4.8, true],
  [5.3, 5.9, false],
  [5.3, 4.7, false],
])('%f and %f are of one level: %s', (one, other, expected) => {
  expect(arePeers(one, other)).toBe(expected);
});
