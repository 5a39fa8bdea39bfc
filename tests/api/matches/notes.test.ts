import { describe, expect, test } from 'vitest';
import { actOnGame, eraseGuest, findClashes } from '../../../shared/contract/game.ts';
import { addNote, findNotes } from '../../../shared/contract/note.ts';
import { blockUser } from '../../../shared/contract/settings.ts';
import { readInvitationPath } from '../../../shared/routes/invitation.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import {
  contactOf,
  createPerson,
  createTestGame,
  hoursFromNow,
  linkOf,
  newGuest,
  outbox,
  readGame,
} from '../../support/factories.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

async function gameWithPlayer() {
  const [owner, player] = [await createPerson(app), await createPerson(app)];
  const guest = newGuest();
  const contactList = [contactOf(player), guest];
  const game = await createTestGame(app, owner, { contactList }, { candidateMethod: 'CHOOSE' });
  const link = await linkOf(app, guest.email);
  const share = readInvitationPath(new URL(game.shareUrl ?? '').pathname)?.token ?? '';
  const say = (token: string, comment: string) =>
    call(app, addNote, { query: { gameId: game.id }, body: { comment }, token });
  const read = (token: string) => call(app, findNotes, { params: { gameId: game.id }, token });
  return { owner, player, guest, game, link, share, say, read };
}

describe('notes', () => {
  test('those of the game write and read them, oldest first; no address is in them', async () => {
    const { owner, player, link, say, read } = await gameWithPlayer();
    expect((await say(owner.token, '  Balls are mine  ')).status).toBe(201);
    await say(link.token, 'Fine');
    const notes = (await read(player.token)).body;
    expect(notes.map(({ message }) => message)).toEqual(['Balls are mine', 'Fine']);
    expect(notes[1]).toMatchObject({ type: 'NOTE', user: { firstName: 'Gil', type: 'CONTACT', phone: null } });
    expect(JSON.stringify(notes)).not.toContain('@');
  });

  test('400 for an empty one, 403 for a visitor of the share link and for strangers', async () => {
    const { owner, share, say, read } = await gameWithPlayer();
    expect((await say(owner.token, '   ')).error).toMatchObject({ status: 400 });
    const stranger = await createPerson(app);
    for (const token of [share, stranger.token]) {
      expect((await say(token, 'Hello')).error.messageId).toBe('E.not.allowed');
      expect((await read(token)).error.messageId).toBe('E.not.allowed');
    }
  });

  test('403 for who has to prove the mailbox first', async () => {
    const { game, share, guest, say } = await gameWithPlayer();
    const body = { actionType: 'OPPONENT_SELECTION', contactList: [guest] };
    const answer = await call(app, actOnGame, { params: { id: game.id }, token: share, body });
    expect((await say(answer.body.invitee[0]?.accessToken ?? '', 'Me')).error.messageId).toBe('E-C25');
  });

  test('of somebody one has blocked are not shown, either way', async () => {
    const { owner, player, say, read } = await gameWithPlayer();
    await say(owner.token, 'From the owner');
    await say(player.token, 'From the player');
    await call(app, blockUser, { query: { userId: owner.id }, token: player.token });
    expect((await read(player.token)).body.map(({ message }) => message)).toEqual(['From the player']);
    expect((await read(owner.token)).body.map(({ message }) => message)).toEqual(['From the owner']);
  });

  test('429 after thirty an hour', async () => {
    const { owner, say } = await gameWithPlayer();
    for (let count = 0; count < 30; count += 1) await say(owner.token, `${count}`);
    expect((await say(owner.token, 'one more')).error.messageId).toBe('E.tooMany');
  });
});

describe('clashes', () => {
  test('another agreed match of the viewer’s at these times is named', async () => {
    const first = await gameWithPlayer();
    const second = await gameWithPlayer();
    const invite = { contactList: [first.guest] };
    const other = await createTestGame(app, second.owner, invite, {});
    const link = await linkOf(app, first.guest.email);
    const agreed = await call(app, actOnGame, {
      params: { id: other.id },
      token: link.token,
      body: { actionType: 'ACCEPT', password: link.password },
    });
    expect(agreed.body.status).toBe('SCHEDULED');
    const clashes = await call(app, findClashes, { params: { id: first.game.id }, token: first.link.token });
    const { fromTime, toTime } = agreed.body;
    expect(clashes.body).toEqual([{ gameId: other.id, sport: 'TENNIS', fromTime, toTime }]);
    const visitor = await call(app, findClashes, { params: { id: first.game.id }, token: first.share });
    expect(visitor.body).toEqual([]);
    const later = { calendarPreference: [{ fromTime: hoursFromNow(app, 60), toTime: hoursFromNow(app, 64) }] };
    const free = await createTestGame(app, second.owner, later);
    expect((await call(app, findClashes, { params: { id: free.id }, token: second.owner.token })).body).toEqual([]);
  });
});

describe('a guest who wants to be forgotten', () => {
  test('leaves the games, and nothing of them is kept; accounts are deleted in their profile', async () => {
    const { owner, player, guest, game, link, say, read } = await gameWithPlayer();
    await say(link.token, 'My secret');
    const accept = { actionType: 'ACCEPT', password: link.password };
    await call(app, actOnGame, { params: { id: game.id }, token: link.token, body: accept });
    const refused = await call(app, eraseGuest, { params: { id: game.id }, token: player.token });
    expect(refused.error.messageId).toBe('E.not.allowed');
    expect((await call(app, eraseGuest, { params: { id: game.id }, token: link.token })).status).toBe(204);
    expect((await call(app, eraseGuest, { params: { id: game.id }, token: link.token })).status).toBe(401);
    const seen = await readGame(app, game.id, owner.token);
    expect(seen.invitee[1]).toMatchObject({
      status: 'DECLINED',
      email: null,
      user: { firstName: 'Former player', lastName: '' },
    });
    expect((await read(owner.token)).body).toEqual([]);
    expect(await outbox(app, guest.email)).toEqual([]);
  });
});
