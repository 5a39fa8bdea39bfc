import { expect, it } from 'vitest';
import { testGame, testInvitee } from '../../../tests/support/testGame.ts';
import { isPlayed, viewerSide } from './viewerSide.ts';

const me = testInvitee('u2', 'Eva Claes', 'CONFIRMED');
const invited = testGame({ userRole: 'OPPONENT_INVITEE', currentInvitee: me, invitee: [me] });
const team = (...ids: string[]) => ({
  id: ids.join(),
  single: false,
  mixed: false,
  players: ids.map((id) => ({ ...me.user, id, gender: null })),
});

it('is the organiser’s side, or the other of a match of two', () => {
  expect(viewerSide(testGame({ userRole: 'OWNER' }))).toBe('INITIATOR');
  expect(viewerSide(invited)).toBe('OPPONENT');
});

it('is the side of one’s team, also beside the organiser', () => {
  const teams = { initiatorTeam: team('u1', me.user.id), opponentTeam: team('u3', 'u4') };
  expect(viewerSide({ ...invited, ...teams })).toBe('INITIATOR');
  expect(viewerSide({ ...invited, initiatorTeam: teams.opponentTeam, opponentTeam: teams.initiatorTeam })).toBe(
    'OPPONENT',
  );
});

it('is nobody’s who did not play, and so is its board', () => {
  const late = { ...invited, currentInvitee: testInvitee('u2', 'Eva Claes', 'ACCEPTED') };
  expect(viewerSide(late)).toBeNull();
  expect(isPlayed({ ...late, playedStatus: 'PLAYED' })).toBe(false);
  expect(isPlayed({ ...invited, playedStatus: 'PLAYED' })).toBe(true);
  expect(isPlayed(invited)).toBe(false);
});
