import { expect, it } from 'vitest';
import { testGame, testInvitee } from '../../../../tests/support/testGame.ts';
import { sentInvitations } from './Invitations.ts';

const before = testInvitee('u1', 'Ann Baker', 'SENT');
const invitee = [
  before,
  testInvitee('u2', 'Bert Claes', 'SENT'),
  testInvitee('u3', 'Cleo Dubois', 'UNDELIVERABLE'),
  testInvitee('u4', 'Dirk Evers', 'PENDING'),
];

// R-reach
it('names who was sent an invitation, and nobody whom none has left for', () => {
  expect(sentInvitations(testGame({ invitee })).map(({ id }) => id)).toEqual(invitee.slice(0, 2).map(({ id }) => id));
});

it('names of those who were added alone', () => {
  expect(sentInvitations(testGame({ invitee }), [before])).toHaveLength(1);
});
