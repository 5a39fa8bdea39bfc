import { expect, test } from 'vitest';
import { type HeaderFacts, headerState } from './headerState.ts';

const pending: HeaderFacts = {
  status: 'CONFIRMED',
  userRole: 'OPPONENT_INVITEE',
  inviteeStatus: 'OPENED',
  secured: false,
  expired: false,
  lapsed: false,
  proposed: false,
  over: false,
};
const scheduled: HeaderFacts = { ...pending, status: 'SCHEDULED' };
const shared: HeaderFacts = { ...pending, userRole: 'SHARE_INVITEE', inviteeStatus: null };

test.each<[string, HeaderFacts]>([
  ['pending', pending],
  ['accepted', { ...pending, inviteeStatus: 'ACCEPTED' }],
  ['accepted', { ...pending, inviteeStatus: 'CONFIRMED' }],
  ['declined', { ...pending, inviteeStatus: 'DECLINED' }],
  ['expired', { ...pending, expired: true, proposed: true }],
  ['proposed', { ...pending, proposed: true }],
  ['proposed', { ...pending, inviteeStatus: 'ACCEPTED', proposed: true }],
  ['validation', { ...pending, secured: true }],
  ['notInGame', { ...pending, userRole: null }],
  ['canceled', { ...pending, status: 'CANCELED' }],
  ['expired', { ...pending, status: 'CANCELED', expired: true, lapsed: true }],
  ['expired', { ...shared, status: 'CANCELED', expired: true, lapsed: true }],
  ['over', { ...scheduled, inviteeStatus: 'CONFIRMED', over: true }],
  ['over', { ...scheduled, userRole: 'OWNER', inviteeStatus: null, over: true }],
  ['overWithoutYou', { ...scheduled, inviteeStatus: 'ACCEPTED', over: true }],
  ['overWithoutYou', { ...shared, status: 'SCHEDULED', over: true }],
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
