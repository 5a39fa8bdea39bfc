import { expect, it } from 'vitest';
import type { Game } from '../../../stores/GamesStore.ts';
import { rowFacts } from './rowFacts.ts';

const person = (id: string) => ({ id, firstName: id, lastName: 'Test', profileImageId: null });
const [ann, ben, cas, dee] = ['ann', 'ben', 'cas', 'dee'].map(person);

const game = (facts: object): Game =>
  ({
    userRole: 'OWNER',
    owner: ann,
    currentInvitee: null,
    invitee: [{ status: 'CONFIRMED', user: ben }],
    initiatorTeam: { players: [ann] },
    opponentTeam: { players: [ben] },
    sport: 'TENNIS',
    status: 'PLAYED',
    playedStatus: 'PLAYED',
    winner: 'INITIATOR',
    gameSet: [
      { initiatorScore: 6, opponentScore: 4, type: 'NORMAL', ord: 1 },
      { initiatorScore: 3, opponentScore: 6, type: 'NORMAL', ord: 2 },
    ],
    ...facts,
  }) as unknown as Game;

const asBen = { userRole: 'OPPONENT_INVITEE', currentInvitee: { status: 'CONFIRMED', user: ben } };

it('sees a match from its viewer’s side', () => {
  expect(rowFacts(game({}))).toMatchObject({
    outcome: 'won',
    against: [ben],
    partners: [],
    sets: [
      { own: 6, other: 4 },
      { own: 3, other: 6 },
    ],
  });
  expect(rowFacts(game(asBen))).toMatchObject({
    outcome: 'lost',
    against: [ann],
    sets: [
      { own: 4, other: 6 },
      { own: 6, other: 3 },
    ],
  });
});

it('names the partner of a doubles, and both on the other side', () => {
  const doubles = game({ initiatorTeam: { players: [ann, cas] }, opponentTeam: { players: [ben, dee] } });
  expect(rowFacts(doubles)).toMatchObject({ outcome: 'won', partners: [cas], against: [ben, dee] });
});

it('has neither winner nor loser of what was not played, not decided, or played by others', () => {
  for (const facts of [
    { playedStatus: 'WALKOVER' },
    { playedStatus: 'NOT_PLAYED' },
    { winner: 'UNKNOWN' },
    { status: 'CANCELED' },
    { userRole: 'OPPONENT_INVITEE', currentInvitee: { status: 'DECLINED', user: dee } },
  ])
    expect(rowFacts(game(facts)).outcome, JSON.stringify(facts)).toBeNull();
  expect(rowFacts(game({ playedStatus: 'RETIRED' })).outcome).toBe('won');
});
