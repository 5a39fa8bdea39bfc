import { expect, test } from 'vitest';
import { gameSummary, type SummaryFacts } from './gameSummary.ts';

const invited: SummaryFacts = {
  role: 'OPPONENT_INVITEE',
  inviteeStatus: 'SENT',
  status: 'CONFIRMED',
  matchType: 'SINGLE',
  candidateMethod: 'FIRST',
  accepted: 0,
  partnerChosen: false,
  scoreDue: false,
  disputed: false,
  scoreOpen: true,
  lapsed: false,
};
const owned: SummaryFacts = { ...invited, role: 'OWNER', inviteeStatus: null };

test.each<[string, SummaryFacts, string, string | null]>([
  ['an invitee who hasn’t answered', invited, 'summary.invitee.answer', 'action'],
  ['one who accepted', { ...invited, inviteeStatus: 'ACCEPTED' }, 'summary.invitee.accepted', 'pending'],
  ['one who is in', { ...invited, inviteeStatus: 'CONFIRMED' }, 'summary.invitee.confirmed', null],
  ['an owner without answers', owned, 'summary.owner.waiting', 'pending'],
  [
    'an owner who chooses, with an acceptor',
    { ...owned, candidateMethod: 'CHOOSE', accepted: 1 },
    'summary.owner.choose',
    'action',
  ],
  [
    'an owner whose doubles fill',
    { ...owned, matchType: 'OPENDOUBLE', accepted: 2 },
    'summary.owner.filling',
    'pending',
  ],
  [
    'an owner whose doubles are full without a slot',
    { ...owned, matchType: 'OPENDOUBLE', accepted: 3 },
    'summary.owner.noSlot',
    'action',
  ],
  ['an agreed match', { ...owned, status: 'SCHEDULED', accepted: 1 }, 'summary.scheduled', 'settled'],
  [
    'agreed doubles without partner',
    { ...owned, status: 'SCHEDULED', matchType: 'OPENDOUBLE', accepted: 3 },
    'summary.owner.partner',
    'action',
  ],
  [
    'a match that is over without a score',
    { ...owned, status: 'SCHEDULED', accepted: 1, scoreDue: true },
    'summary.scoreDue',
    'action',
  ],
  [
    'the waiting list',
    { ...invited, status: 'SCHEDULED', inviteeStatus: 'ACCEPTED' },
    'summary.invitee.waitingList',
    'pending',
  ],
  ['a match agreed with others', { ...invited, status: 'SCHEDULED' }, 'summary.scheduledWithoutYou', null],
  ['a played match', { ...owned, status: 'PLAYED' }, 'summary.played', 'settled'],
  [
    'a match whose sides disagree about the score',
    { ...owned, status: 'PLAYED', disputed: true },
    'summary.disputed',
    'action',
  ],
  [
    'the same to a player of the other side',
    { ...invited, inviteeStatus: 'CONFIRMED', status: 'PLAYED', disputed: true },
    'summary.disputed',
    'action',
  ],
  [
    'the same to who declined',
    { ...invited, inviteeStatus: 'DECLINED', status: 'PLAYED', disputed: true },
    'summary.disputed',
    'pending',
  ],
  [
    'a match whose sides have not agreed in time',
    { ...owned, status: 'PLAYED', disputed: true, scoreOpen: false },
    'summary.unsettled',
    null,
  ],
  ['a canceled match', { ...owned, status: 'CANCELED' }, 'summary.canceled', null],
  ['one whose time to answer ran out', { ...owned, status: 'CANCELED', lapsed: true }, 'summary.expired', null],
])('%s', (_name, facts, title, icon) => {
  expect(gameSummary(facts)).toEqual({ title, icon });
});
