import { expect, test } from 'vitest';
import { deliveryProblemOf, type ReachFacts, reachOf } from './reach.ts';

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
  ['', 'OTHER'],
  ['4.2.2', 'FULL'],
  ['4.4.7', 'OTHER'],
  // The number of what the other server said is surer than that of a report around it.
  ['4.0.0 smtp; 550 5.1.1 User unknown', 'NO_ADDRESS'],
  ['smtp; 550 User unknown (#5.1.1).', 'NO_ADDRESS'],
  ['the server 5.1.1.7 of 192.5.1.1 refused it', 'OTHER'],
  ['4.4.4 DNS Error: lookup of x.example responded with code NXDOMAIN', 'NO_ADDRESS'],
  ['5.4.4 Host or domain name not found. Name service error for name=x.example type=MX: Host not found', 'NO_ADDRESS'],
  ['4.4.3 Host or domain name not found. Name service error for name=x type=MX: Host not found, try again', 'OTHER'],
  ["5.4.310 DNS domain x.example doesn't exist", 'NO_ADDRESS'],
  ['no such host', 'NO_ADDRESS'],
  ['5.1.8 <ann@club.example>: Sender address rejected: Domain not found', 'OTHER'],
  ['5.7.1 <ann@club.example>: Sender address rejected: Domain not found', 'REFUSED'],
] as const)('a mail server that says %s means %s', (said, problem) => {
  expect(deliveryProblemOf(said)).toBe(problem);
});
