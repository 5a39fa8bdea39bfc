import { describe, expect, test } from 'vitest';
import { actOnGame, createGame, createSeries, getDashboard } from '../../../shared/contract/game.ts';
import { addNote, findNotes } from '../../../shared/contract/note.ts';
import { readInvitationPath } from '../../../shared/routes/invitation.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import {
  createPerson,
  createTestGame,
  gameBody,
  linkOf,
  newGuest,
  outbox,
  type Person,
  readGame,
} from '../../support/factories.ts';

// A call whose answer was lost is sent again, and done once (R-once).
const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });
let keys = 0;

const newKey = () => {
  keys += 1;
  return `0123456789abcdef-${keys}`;
};
const set = (ord: number, initiatorScore: number, opponentScore: number) => ({
  ord,
  initiatorScore,
  opponentScore,
  type: 'NORMAL',
});
const gamesOf = async ({ token }: Person) => (await call(app, getDashboard, { token, query: {} })).body.games;

describe('a call that comes again under its key', () => {
  test('publishes one match, and mails its guests once, however many come at the same moment', async () => {
    const owner = await createPerson(app);
    const guest = newGuest();
    const body = gameBody(app, { contactList: [guest] });
    const send = (once: string) => call(app, createGame, { token: owner.token, body, once });
    const key = newKey();
    const answers = await Promise.all([send(key), send(key), send(key)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await gamesOf(owner)).toHaveLength(1);
    expect(await outbox(app, guest.email)).toHaveLength(1);
    await send(newKey());
    expect(await gamesOf(owner)).toHaveLength(2);
  });

  test('publishes one series', async () => {
    const owner = await createPerson(app);
    const body = { games: [gameBody(app), gameBody(app)] };
    const once = newKey();
    const first = await call(app, createSeries, { token: owner.token, body, once });
    const second = await call(app, createSeries, { token: owner.token, body, once });
    expect(second.body.games.map(({ id }) => id)).toEqual(first.body.games.map(({ id }) => id));
    expect(await gamesOf(owner)).toHaveLength(2);
  });

  test('says a note once', async () => {
    const owner = await createPerson(app);
    const game = await createTestGame(app, owner);
    const say = (comment: string, once: string) =>
      call(app, addNote, { token: owner.token, query: { gameId: game.id }, body: { comment }, once });
    const once = newKey();
    expect((await say('Hello', once)).body.id).toBe((await say('Hello', once)).body.id);
    const { body } = await call(app, findNotes, { token: owner.token, params: { gameId: game.id } });
    expect(body).toHaveLength(1);
    // Another text is another call: the key does not hide it.
    expect((await say('Hello again', once)).status).toBe(400);
  });

  test('registers one visitor, and gives their page to the caller who has the key', async () => {
    const owner = await createPerson(app);
    const game = await createTestGame(app, owner);
    const token = readInvitationPath(new URL(game.shareUrl ?? '').pathname)?.token ?? '';
    const body = { actionType: 'OPPONENT_SELECTION', contactList: [newGuest()] };
    const register = (once?: string) =>
      call(app, actOnGame, { params: { id: game.id }, token, body, ...(once ? { once } : {}) });
    const once = newKey();
    const answers = await Promise.all([register(once), register(once), register(once)]);
    const tokens = answers.map((answer) => answer.body.invitee[0]?.accessToken ?? '');
    expect(answers.at(-1)?.body.invitee).toMatchObject([{ secured: false }]);
    expect(new Set(tokens).size).toBe(1);
    expect(await readGame(app, game.id, tokens[0] ?? '')).toMatchObject({ userRole: 'OPPONENT_INVITEE' });
    // Without the key, a caller who knows the address has not shown that they read its mailbox.
    expect((await register()).body.invitee).toMatchObject([{ secured: true }]);
    expect((await readGame(app, game.id, owner.token)).invitee).toHaveLength(1);
  });

  test('answers a score that is in already as entered, though the match has changed by it', async () => {
    const owner = await createPerson(app);
    const guest = newGuest();
    const game = await createTestGame(app, owner, { contactList: [guest] });
    const link = await linkOf(app, guest.email);
    const params = { id: game.id };
    await call(app, actOnGame, { params, token: link.token, body: { actionType: 'ACCEPT', password: link.password } });
    const agreed = await readGame(app, game.id, owner.token);
    app.clock.set(new Date(Date.parse(agreed.toTime ?? '') + 1000));
    const body = {
      actionType: 'SET_SCORE',
      sets: [set(1, 6, 2), set(2, 6, 3)],
      winner: 'UNKNOWN',
      version: agreed.version,
    };
    const once = newKey();
    const enter = () => call(app, actOnGame, { params, token: owner.token, body, once });
    const [first, second] = [await enter(), await enter()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toMatchObject({ status: 'PLAYED', version: first.body.version });
    const stale = await call(app, actOnGame, { params, token: owner.token, body, once: newKey() });
    expect(stale.error.messageId).toBe('E.game.changed');
  });
});

test('what was refused is judged anew, and another’s key is another key', async () => {
  const [owner, other] = [await createPerson(app), await createPerson(app)];
  const once = newKey();
  const refused = gameBody(app, { contactList: [{ firstName: 'Me', lastName: 'Self', email: owner.email }] });
  expect((await call(app, createGame, { token: owner.token, body: refused, once })).status).toBe(422);
  const body = gameBody(app);
  expect((await call(app, createGame, { token: owner.token, body, once })).status).toBe(201);
  expect((await call(app, createGame, { token: other.token, body, once })).status).toBe(201);
  expect(await gamesOf(other)).toHaveLength(1);
  for (const bad of ['short', 'a'.repeat(65), 'white space in a key', '0123456789abcdéf']) {
    expect((await call(app, createGame, { token: owner.token, body, once: bad })).status).toBe(400);
  }
});
