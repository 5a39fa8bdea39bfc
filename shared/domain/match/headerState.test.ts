import { expect, test } from 'vitest';
import { type HeaderFacts, headerState } from './headerState.ts';

const pending: HeaderFacts = {
  status: 'CONFIRMED',
  userRole: 'OPPONENT_INVITEE',
  inviteeStatus: 'OPENED',
  secured: false,
  expired: false,
};
const scheduled: HeaderFacts = { ...pending, status: 'SCHEDULED' };
const shared: HeaderFacts = { ...pending, userRole: 'SHARE_INVITEE', inviteeStatus: null };

test.each<[string, HeaderFacts]>([
  ['pending', pending],
  ['accepted', { ...pending, inviteeStatus: 'ACCEPTED' }],
  ['accepted', { ...pending, inviteeStatus: 'CONFIRMED' }],
  ['declined', { ...pending, inviteeStatus: 'DECLINED' }],
  ['expired', { ...pending, expired: true }],
  ['validation', { ...pending, secured: true }],
  ['notInGame', { ...pending, userRole: null }],
  ['canceled', { ...pending, status: 'CANCELED' }],
  ['played', { ...pending, status: 'PLAYED' }],
  ['scheduled', { ...scheduled, inviteeStatus: 'CONFIRMED' }],
  ['scheduled', { ...scheduled, userRole: 'OWNER', inviteeStatus: null }],
  ['waitingList', { ...scheduled, inviteeStatus: 'ACCEPTED' }],
  ['declined', { ...scheduled, inviteeStatus: 'DECLINED' }],
  ['scheduledWithoutYou', scheduled],
  ['sharing', shared],
  ['expired', { ...shared, expired: true }],
  ['scheduledWithoutYou', { ...shared, status: 'SCHEDULED' }],
])('%s', (state, facts) => {
  expect(headerState(facts)).toBe(state);
});
