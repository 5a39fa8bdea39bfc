import { expect, it } from 'vitest';
import { testGame, testInvitee } from '../../../../tests/support/testGame.ts';
import { sentInvitations } from './sentInvitations.ts';

const before = testInvitee('u1', 'Ann Baker', 'SENT');
const invitee = [
  before,
  testInvitee('u2', 'Bert Claes', 'SENT'),
  testInvitee('u3', 'Cleo Dubois', 'UNDELIVERABLE'),
  testInvitee('u4', 'Dirk Evers', 'PENDING'),
];

// R-reach
it('counts who was sent an invitation, and nobody whom none has left for', () => {
  expect(sentInvitations(testGame({ invitee }))).toBe(2);
});

it('counts of those who were added alone', () => {
  expect(sentInvitations(testGame({ invitee }), [before])).toBe(1);
});
