import { describe, expect, test } from 'vitest';
import { type ClubFacts, clubActions } from './clubActions.ts';

const facts = (changes: Partial<ClubFacts>): ClubFacts => ({
  state: 'OPEN',
  stateDays: 0,
  joining: 'OPEN',
  membersPublish: true,
  role: null,
  asked: false,
  memberDays: null,
  isHeir: false,
  isOperatorClosed: false,
  ...changes,
});

// R-club-roles
describe('an open club', () => {
  test.each([
    ['somebody outside joins', {}, 'JOIN'],
    ['or asks to', { joining: 'ASK' }, 'JOIN'],
    ['once', { joining: 'ASK', asked: true }, ''],
    ['or needs the link', { joining: 'LINK' }, ''],
    ['a guest joins, or leaves', { role: 'GUEST' }, 'JOIN,LEAVE'],
    ['a member publishes matches, or leaves', { role: 'MEMBER', memberDays: 400 }, 'MATCH,LEAVE'],
    ['where organisers alone publish, only leaves', { role: 'MEMBER', membersPublish: false }, 'LEAVE'],
    ['an organiser publishes there', { role: 'ORGANISER', membersPublish: false }, 'EDIT,PEOPLE,MATCH,ANNOUNCE,LEAVE'],
    ['an organiser changes it', { role: 'ORGANISER', memberDays: 400 }, 'EDIT,PEOPLE,MATCH,ANNOUNCE,LEAVE'],
    [
      'the keeper hands it over or closes it',
      { role: 'KEEPER', memberDays: 400 },
      'EDIT,PEOPLE,MATCH,ANNOUNCE,HANDOVER,CLOSE',
    ],
    ['who was named takes it over', { role: 'ORGANISER', isHeir: true }, 'EDIT,PEOPLE,MATCH,ANNOUNCE,TAKEOVER,LEAVE'],
  ] as const)('%s', (_what, changes, actions) => {
    expect(clubActions(facts(changes)).join()).toBe(actions);
  });
});

// R-club-orphan
describe('a club without a keeper', () => {
  test.each([
    ['a member of 30 days takes it over', { role: 'MEMBER', memberDays: 30 }, 'TAKEOVER,LEAVE'],
    ['a newer one does not', { role: 'MEMBER', memberDays: 29 }, 'LEAVE'],
    ['nor a guest', { role: 'GUEST', memberDays: 90 }, 'LEAVE'],
    ['nobody joins it', {}, ''],
  ] as const)('%s', (_what, changes, actions) => {
    expect(clubActions(facts({ state: 'ORPHANED', ...changes })).join()).toBe(actions);
  });
});

// R-club-close
describe('a closed club', () => {
  test.each([
    ['its keeper opens it again for seven days', { role: 'KEEPER', stateDays: 6 }, 'REOPEN'],
    ['and no longer', { role: 'KEEPER', stateDays: 7 }, ''],
    ['not if an operator has closed it', { role: 'KEEPER', stateDays: 1, isOperatorClosed: true }, ''],
    ['members only read', { role: 'MEMBER', memberDays: 90 }, ''],
  ] as const)('%s', (_what, changes, actions) => {
    expect(clubActions(facts({ state: 'CLOSED', ...changes })).join()).toBe(actions);
  });
});
