import { expect, test } from 'vitest';
import { crowdOf } from './candidateOrder.ts';

// R-substitute-strangers
test.each([
  [0, 'NONE'],
  [1, 'NONE'],
  [4, 'NONE'],
  [5, 'FEW'],
  [9, 'FEW'],
  [10, 'MANY'],
  [20, 'MANY'],
] as const)('of %i strangers is said: %s', (people, crowd) => {
  expect(crowdOf(people)).toBe(crowd);
});
