import { configure, when } from 'mobx';
import { expect, test } from 'vitest';
import { testWorld } from '../../../tests/support/testWorld.ts';
import { FriendInvitations } from './FriendInvitations.ts';

configure({ enforceActions: 'always' });

// R-friend-invitation
test('what is typed while invitations are sent stays', async () => {
  const { root } = testWorld({
    'POST /api/share/emailShare': { status: 200, body: { statistics: { sent: 1, skipped: 0 } } },
    'GET /api/balls/statistics': { status: 200, body: {} },
  });
  const friends = new FriendInvitations(root);
  friends.writeEmails('kim@mail.example');
  friends.writeComment('Join us');
  await when(() => friends.isReady);
  const sending = friends.sendTyped();
  await when(() => friends.sending.isBusy);
  friends.writeEmails('kim@mail.example, lou@mail.example');
  await sending;
  expect(friends.typed).toEqual({ emails: 'lou@mail.example', comment: '' });
  await friends.sendTyped();
  expect(friends.typed).toBeNull();
});
