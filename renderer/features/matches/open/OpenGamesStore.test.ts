import { configure } from 'mobx';
import { expect, it } from 'vitest';
import { testGame } from '../../../../tests/support/testGame.ts';
import { testWorld } from '../../../../tests/support/testWorld.ts';
import { OpenGamesStore } from './OpenGamesStore.ts';

configure({ enforceActions: 'always' });

const GAME = testGame({ status: 'CONFIRMED', userRole: null, action: [] });
const LIST = 'GET /api/game/open';
const JOIN = 'POST /api/game/g1/join';

function newStore(answers: Parameters<typeof testWorld>[0]) {
  const { root, sent } = testWorld(answers);
  return { store: new OpenGamesStore(root), root, sent };
}

it('waits for its answer, and shows nothing when there is none', async () => {
  const { store } = newStore({ [LIST]: 'network' });
  expect(store.isWaiting).toBe(true);
  await store.load();
  expect([store.isWaiting, store.games]).toEqual([false, []]);
});

it('who joins has the game as a player of it', async () => {
  const joined = { ...GAME, userRole: 'OPPONENT_INVITEE', action: ['ACCEPT'] };
  const { store, root } = newStore({
    [LIST]: { status: 200, body: { games: [GAME] } },
    [JOIN]: { status: 200, body: joined },
  });
  await store.load();
  expect(store.games).toHaveLength(1);
  const joining = store.join(GAME);
  expect(store.busy).toBe('g1');
  expect(await joining).toBe(true);
  expect(store.busy).toBeNull();
  expect(root.games.get('g1')?.action).toEqual(['ACCEPT']);
});

it('a game that was taken meanwhile is said to be, and leaves the list', async () => {
  const refusal = { status: 409, messageId: 'E.game.state', message: 'error.E.game.state' };
  const { store, root, sent } = newStore({
    [LIST]: [
      { status: 200, body: { games: [GAME] } },
      { status: 200, body: { games: [] } },
    ],
    [JOIN]: { status: 409, body: refusal },
  });
  await store.load();
  expect(await store.join(GAME)).toBe(false);
  expect(store.games).toEqual([]);
  expect(sent.filter(({ call }) => call === LIST)).toHaveLength(2);
  expect(root.feedback.alert).not.toBeNull();
});
