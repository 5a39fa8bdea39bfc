import { expect, test } from 'vitest';
import { testGame, testInvitee } from '../../../tests/support/testGame.ts';
import { playersOf } from './Players.tsx';

const namesOf = (game: Parameters<typeof playersOf>[0]) => playersOf(game).map(({ user }) => user.firstName);
const person = (id: string, firstName: string) =>
  ({ id, firstName, lastName: 'Baker', code: null, profileImageId: null, gender: null }) as const;
const team = (...players: ReturnType<typeof person>[]) => ({ id: 't', single: false, mixed: false, players });

test('players are those who are in, and who looks at it is among them', () => {
  const zoe = testInvitee('u2', 'Zoë Nagy', 'CONFIRMED');
  const game = testGame({ invitee: [zoe, testInvitee('u3', 'Eva Claes', 'DECLINED')], currentInvitee: zoe as never });
  expect(playersOf(game)).toMatchObject([{ key: 'iu2', status: 'CONFIRMED', isSelf: true }]);
});

// R-share-view
test('a share link, which has no invitees, shows the teams once they stand', () => {
  const teams = {
    initiatorTeam: team(person('u1', 'Ann'), person('u4', 'Finn')),
    opponentTeam: team(person('u2', 'Zoë'), person('u3', 'Eva')),
  };
  expect(namesOf(testGame({ invitee: [], status: 'PLAYED', ...teams }))).toEqual(['Finn', 'Zoë', 'Eva']);
  expect(namesOf(testGame({ invitee: [], initiatorTeam: null, opponentTeam: null }))).toEqual([]);
});
