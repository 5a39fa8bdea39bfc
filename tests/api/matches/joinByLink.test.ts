import { beforeAll, expect, test } from 'vitest';
import { actOnGame, joinByLink } from '../../../shared/contract/game.ts';
import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import { blockUser } from '../../../shared/contract/settings.ts';
import { readInvitationPath } from '../../../shared/routes/invitation.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { contactOf, createPerson, createTestGame, type Person, readGame } from '../../support/factories.ts';

// R-share-session
const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });
let owner: Person;

beforeAll(async () => {
  owner = await createPerson(app);
});

const shareOf = (game: Game) => readInvitationPath(new URL(game.shareUrl ?? '').pathname)?.token ?? '';
const join = ({ id }: Game, { token }: Person, shareToken: string) =>
  call(app, joinByLink, { params: { id }, token, body: { shareToken } });

test('invites the person who is logged in, once, and they answer at once', async () => {
  const player = await createPerson(app);
  const game = await createTestGame(app, owner);
  const [first, second] = await Promise.all([1, 2].map(() => join(game, player, shareOf(game))));
  expect([first?.body.userRole, second?.body.userRole]).toEqual(['OPPONENT_INVITEE', 'OPPONENT_INVITEE']);
  const { invitee } = await readGame(app, game.id, owner.token);
  expect(invitee).toMatchObject([{ inviter: 'SHARE', status: 'OPENED', user: { id: player.id } }]);
  const body = { actionType: 'ACCEPT' };
  const answer = await call(app, actOnGame, { params: { id: game.id }, token: player.token, body });
  expect(answer.body.status).toBe('SCHEDULED');
});

test('leaves an invitee and the organiser what they are', async () => {
  const player = await createPerson(app);
  const game = await createTestGame(app, owner, { contactList: [contactOf(player)] });
  expect((await join(game, player, shareOf(game))).body.currentInvitee?.inviter).toBe('OWNER');
  expect((await join(game, owner, shareOf(game))).body.userRole).toBe('OWNER');
  expect((await readGame(app, game.id, owner.token)).invitee).toHaveLength(1);
});

test('needs the link of this match, nobody blocked, and a match that still looks for players', async () => {
  const [player, blocked] = [await createPerson(app), await createPerson(app)];
  const [game, other] = [await createTestGame(app, owner), await createTestGame(app, owner)];
  expect((await join(game, player, shareOf(other))).error.messageId).toBe('E.not.allowed');
  await call(app, blockUser, { query: { userId: blocked.id }, token: owner.token });
  expect((await join(game, blocked, shareOf(game))).error).toMatchObject({ status: 403, messageId: 'E-C24.1' });
  await call(app, actOnGame, { params: { id: other.id }, token: owner.token, body: { actionType: 'CANCEL' } });
  expect((await join(other, player, shareOf(other))).error).toMatchObject({ status: 409, messageId: 'E.game.state' });
});
