import { expect, test } from 'vitest';
import { type ReachFacts, reachOf } from './reach.ts';

const facts = (changes: Partial<ReachFacts>): ReachFacts => ({
  mailTo: null,
  hasDevice: false,
  textTo: null,
  isProved: true,
  takesMail: true,
  ...changes,
});

// R-reach
test.each([
  ['MAIL', { mailTo: 'a@club.example', hasDevice: true }],
  ['DEVICE', { hasDevice: true, textTo: '+32470123456' }],
  ['DEVICE', { hasDevice: true, takesMail: false }],
  ['TEXT', { textTo: '+32470123456' }],
  ['STOPPED', { takesMail: false }],
  ['NONE', {}],
  ['UNPROVED', { isProved: false, mailTo: 'a@club.example' }],
] as const)('%s of %o', (reach, changes) => {
  expect(reachOf(facts(changes))).toBe(reach);
});
