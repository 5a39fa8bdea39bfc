import { expect, test } from 'vitest';
import { deliveryProblemOf } from './deliveryProblem.ts';

// R-bounces
test.each([
  ['5.1.1', 'NO_ADDRESS'],
  ['5.1.10', 'NO_ADDRESS'],
  ['5.2.1', 'NO_ADDRESS'],
  ['5.2.2', 'FULL'],
  ['5.2.3', 'OTHER'],
  ['5.7.26', 'REFUSED'],
  // The sender's address: nothing of the receiver's.
  ['5.1.8', 'OTHER'],
  ['5.0.0', 'OTHER'],
  [null, 'OTHER'],
] as const)('a mail server that says %s means %s', (status, problem) => {
  expect(deliveryProblemOf(status)).toBe(problem);
});
