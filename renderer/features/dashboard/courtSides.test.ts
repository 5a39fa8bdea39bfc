import { describe, expect, it } from 'vitest';
import { testGame, testInvitee } from '../../../tests/support/testGame.ts';
import { courtSides as ticketSides } from '../ticket/courtSides.tsx';
import { courtSides } from './courtSides.ts';

const names = (sides: ReturnType<typeof courtSides>) =>
  sides.map((side) => side.map((person) => person?.firstName ?? null));

describe('the sides of a court', () => {
  it('have who looks at it first', () => {
    expect(names(courtSides(testGame(), 'u1'))).toEqual([['Ann'], ['Zoë']]);
    expect(names(courtSides(testGame(), 'u2'))).toEqual([['Zoë'], ['Ann']]);
  });

  it('show who is missing', () => {
    expect(names(courtSides(testGame({ invitee: [] }), 'u1'))).toEqual([['Ann'], [null]]);
    const preference = { ...testGame().gamePreference, matchType: 'OPENDOUBLE' } as const;
    // The same for both, as nobody is anybody's partner yet.
    for (const viewer of ['u1', 'u2']) {
      expect(names(courtSides(testGame({ gamePreference: preference }), viewer))).toEqual([
        ['Ann', null],
        ['Zoë', null],
      ]);
    }
  });

  // R-partner
  it('are those of the match’s page, for four players who have no teams', () => {
    const invitee = ['Zoë Nagy', 'Eva Claes', 'Finn Baker'].map((name, at) =>
      testInvitee(`u${at + 2}`, name, 'CONFIRMED'),
    );
    const agreed = testGame({
      gamePreference: { ...testGame().gamePreference, matchType: 'OPENDOUBLE' },
      summary: { ...testGame().summary, requiredPlayerCount: 3 },
      invitee,
    });
    const onPage = ticketSides(agreed, { open: null, nameOf: ({ firstName }) => firstName });
    expect(onPage.map((side) => side.map((player) => player?.name))).toEqual([
      ['Ann', 'Eva'],
      ['Zoë', 'Finn'],
    ]);
    for (const viewer of ['u1', 'u2', 'u3', 'u4']) {
      expect(names(courtSides(agreed, viewer))).toEqual([
        ['Ann', 'Eva'],
        ['Zoë', 'Finn'],
      ]);
    }
  });

  it('are the teams once they stand', () => {
    const preference = { ...testGame().gamePreference, matchType: 'OPENDOUBLE' } as const;
    const [eva, finn] = [testInvitee('u3', 'Eva Claes', 'CONFIRMED'), testInvitee('u4', 'Finn Baker', 'CONFIRMED')];
    const { owner, invitee } = testGame();
    const player = ({ id, firstName, lastName }: typeof owner) =>
      ({ id, firstName, lastName, code: null, profileImageId: null, gender: null }) as const;
    const team = (...players: (typeof owner)[]) => ({
      id: players.map(({ id }) => id).join(),
      single: false,
      mixed: false,
      players: players.map(player),
    });
    const [zoe = owner] = invitee.map(({ user }) => user);
    const game = testGame({
      gamePreference: preference,
      invitee: [...invitee, eva, finn],
      initiatorTeam: team(owner, finn.user),
      opponentTeam: team(zoe, eva.user),
    });
    expect(names(courtSides(game, 'u3'))).toEqual([
      ['Eva', 'Zoë'],
      ['Ann', 'Finn'],
    ]);
  });
});
