import { expect, test } from 'vitest';
import { CANDIDATE_METHODS, GAME_STATUSES, INVITEE_STATUSES, MATCH_TYPES, USER_ROLES } from '../values.ts';
import { type ActionFacts, gameActions } from './gameActions.ts';

const looking: ActionFacts = {
  role: 'OPPONENT_INVITEE',
  inviteeStatus: 'SENT',
  status: 'CONFIRMED',
  matchType: 'SINGLE',
  candidateMethod: 'FIRST',
  expired: false,
  begun: false,
  scoreOpen: false,
  venuesOffered: 2,
  freeSpots: 1,
  acceptors: 0,
  partnerChosen: false,
  silentSide: true,
  validationRequired: false,
};
const agreed: ActionFacts = { ...looking, status: 'SCHEDULED', inviteeStatus: 'CONFIRMED', freeSpots: 0 };
const over: ActionFacts = { ...agreed, begun: true, scoreOpen: true, expired: true };

test.each<[string, Partial<ActionFacts> & { from: ActionFacts }, string[]]>([
  [
    'an invitee who hasn’t answered',
    { from: looking },
    ['DECLINE', 'TIME_SELECTION', 'LOCATION_SELECTION', 'UPDATE', 'ACCEPT'],
  ],
  ['the same with one place', { from: looking, venuesOffered: 1 }, ['DECLINE', 'TIME_SELECTION', 'UPDATE', 'ACCEPT']],
  [
    'one who declined and may think again',
    { from: looking, inviteeStatus: 'DECLINED', venuesOffered: 1 },
    ['DECLINE', 'TIME_SELECTION', 'UPDATE', 'ACCEPT'],
  ],
  ['after the time to answer', { from: looking, expired: true }, []],
  [
    'one whose mailbox has to be proved',
    { from: looking, validationRequired: true },
    ['TIME_SELECTION', 'LOCATION_SELECTION'],
  ],
  ['a confirmed player', { from: agreed }, ['WITHDRAW']],
  ['somebody on the waiting list', { from: agreed, inviteeStatus: 'ACCEPTED' }, ['WITHDRAW']],
  ['an invitee who hasn’t answered an agreed match', { from: agreed, inviteeStatus: 'OPENED' }, ['DECLINE', 'ACCEPT']],
  ['the same after the time to answer', { from: agreed, inviteeStatus: 'OPENED', expired: true }, []],
  [
    'the same when a spot is free again',
    { from: agreed, inviteeStatus: 'OPENED', expired: true, freeSpots: 1 },
    ['DECLINE', 'ACCEPT'],
  ],
  ['a player once the match has begun', { from: over }, ['SET_SCORE']],
  ['somebody who only waited, once it has begun', { from: over, inviteeStatus: 'ACCEPTED' }, []],
  ['a player of doubles whose teams do not stand', { from: over, matchType: 'OPENDOUBLE' }, []],
  [
    'a player of doubles whose teams stand',
    { from: over, matchType: 'OPENDOUBLE', partnerChosen: true },
    ['SET_SCORE'],
  ],
  ['a player of a played match', { from: over, status: 'PLAYED' }, ['SET_SCORE']],
  ['a player 14 days after it', { from: over, status: 'PLAYED', scoreOpen: false }, []],
  ['the owner while players are missing', { from: looking, role: 'OWNER' }, ['INVITE', 'EDIT', 'CANCEL']],
  [
    'the owner who chooses, with an acceptor',
    { from: looking, role: 'OWNER', candidateMethod: 'CHOOSE', acceptors: 1 },
    ['INVITE', 'EDIT', 'CANCEL', 'CONFIRMATION'],
  ],
  [
    'the owner of agreed doubles',
    { from: agreed, role: 'OWNER', matchType: 'OPENDOUBLE' },
    ['INVITE', 'EDIT', 'CANCEL', 'WITHDRAW', 'PARTNER_SELECTION'],
  ],
  ['a visitor by the share link', { from: looking, role: 'SHARE_INVITEE' }, ['OPPONENT_SELECTION', 'CONFIRMATION']],
  ['the same once a match is agreed', { from: agreed, role: 'SHARE_INVITEE' }, []],
  ['the same after the time to answer', { from: looking, role: 'SHARE_INVITEE', expired: true }, []],
  ['the owner once the match has begun', { from: over, role: 'OWNER' }, ['SET_SCORE']],
  ['an organiser of its club while players are missing', { from: looking, role: 'CLUB' }, ['INVITE', 'CANCEL']],
  ['the same after the time to answer', { from: looking, role: 'CLUB', expired: true }, ['CANCEL']],
  ['the same once a match is agreed', { from: agreed, role: 'CLUB' }, ['INVITE', 'CANCEL']],
  ['the same once it has begun', { from: over, role: 'CLUB' }, ['SET_SCORE']],
  ['the same once both sides have entered a score', { from: over, role: 'CLUB', silentSide: false }, []],
])('%s', (_name, { from, ...changes }, actions) => {
  expect(gameActions({ ...from, ...changes })).toEqual(actions);
});

/** Every combination of what decides, some 20,000 of them. */
function* everything(): Generator<ActionFacts> {
  const flags = [true, false];
  for (const role of [...USER_ROLES, null])
    for (const inviteeStatus of INVITEE_STATUSES)
      for (const status of GAME_STATUSES)
        for (const matchType of MATCH_TYPES)
          for (const candidateMethod of CANDIDATE_METHODS)
            for (const expired of flags)
              for (const begun of flags)
                for (const partnerChosen of flags)
                  for (const freeSpots of [0, 1])
                    yield {
                      ...looking,
                      role,
                      inviteeStatus,
                      status,
                      matchType,
                      candidateMethod,
                      expired,
                      begun,
                      scoreOpen: begun,
                      partnerChosen,
                      freeSpots,
                      acceptors: freeSpots,
                    };
}

test('over every combination: canceled games and strangers have none, scores come after the beginning, answers before', () => {
  for (const facts of everything()) {
    const actions = gameActions(facts);
    if (facts.status === 'CANCELED' || facts.role === null) expect(actions).toEqual([]);
    if (actions.includes('SET_SCORE')) expect(facts).toMatchObject({ begun: true, freeSpots: 0 });
    if (facts.begun && facts.status === 'SCHEDULED') expect(actions).not.toContain('ACCEPT');
    if (facts.role === 'CLUB') expect(['INVITE', 'CANCEL', 'SET_SCORE']).toEqual(expect.arrayContaining(actions));
    else if (facts.role !== 'OWNER') {
      for (const owners of ['CANCEL', 'INVITE', 'EDIT', 'PARTNER_SELECTION'] as const)
        expect(actions).not.toContain(owners);
    }
    expect(new Set(actions).size).toBe(actions.length);
  }
});
