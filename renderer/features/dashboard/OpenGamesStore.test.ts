import { configure } from 'mobx';
import { expect, it } from 'vitest';
import { testGame, testInvitee } from '../../../tests/support/testGame.ts';
import { testWorld } from '../../../tests/support/testWorld.ts';
import { OpenGamesStore } from './OpenGamesStore.ts';

configure({ enforceActions: 'always' });

const START = '2036-11-24T17:00:00.000Z';
const window = (toTime: string) => ({
  id: 'w1',
  date: '2036-11-24',
  fromTime: START,
  toTime,
  game: 'g1',
  invitationId: null,
});
const GAME = testGame({
  status: 'CONFIRMED',
  fromTime: null,
  toTime: null,
  userRole: null,
  action: [],
  invitee: [],
  calendarPreference: [window('2036-11-24T18:30:00.000Z')],
});
const SOME_TIMES = { ...GAME, calendarPreference: [window('2036-11-24T20:00:00.000Z')] };
const SELF = testInvitee('u2', 'Zoë Nagy', 'OPENED');
const joinedOf = (game: typeof GAME) => ({
  ...game,
  userRole: 'OPPONENT_INVITEE',
  action: ['DECLINE', 'TIME_SELECTION', 'ACCEPT'],
  invitee: [SELF],
  currentInvitee: SELF,
});
const AGREED = { ...GAME, status: 'SCHEDULED', fromTime: START, action: ['WITHDRAW'] };
const LIST = 'GET /api/game/open';
const JOIN = 'POST /api/game/g1/join';
const ACT = 'PUT /api/game/g1/action';

const commandsOf = (sent: ReturnType<typeof newStore>['sent']) =>
  sent.filter(({ call }) => call === ACT).map(({ body }) => JSON.parse(String(body)));

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

it('who joins a game of one time is in it by the same press', async () => {
  const { store, root, sent } = newStore({
    [LIST]: { status: 200, body: { games: [GAME] } },
    [JOIN]: { status: 200, body: joinedOf(GAME) },
    [ACT]: { status: 200, body: AGREED },
  });
  await store.load();
  expect(store.isAnsweredAtOnce(GAME)).toBe(true);
  const joining = store.join(GAME);
  expect(store.busy).toBe('g1');
  expect(await joining).toBe(true);
  expect(store.busy).toBeNull();
  expect(commandsOf(sent)).toMatchObject([
    { actionType: 'TIME_SELECTION' },
    { actionType: 'ACCEPT', unlessClash: true },
  ]);
  expect(root.games.get('g1')?.status).toBe('SCHEDULED');
});

it('who joins a game of several times has it, to choose of them', async () => {
  const { store, root, sent } = newStore({ [JOIN]: { status: 200, body: joinedOf(SOME_TIMES) } });
  expect(store.isAnsweredAtOnce(SOME_TIMES)).toBe(false);
  expect(await store.join(SOME_TIMES)).toBe(true);
  expect(sent.some(({ call }) => call === ACT)).toBe(false);
  expect(root.games.get('g1')?.action).toContain('ACCEPT');
});

// R-clashes
it('asks before a second match at the same time, and takes the yes to both', async () => {
  const clash = { gameId: 'g9', sport: 'TENNIS', fromTime: START, toTime: '2036-11-24T18:30:00.000Z' };
  const refusal = { status: 409, messageId: 'E.game.clash', message: 'error.E.game.clash', data: { clashes: [clash] } };
  const { store, root, sent } = newStore({
    [JOIN]: { status: 200, body: joinedOf(GAME) },
    [ACT]: [
      { status: 200, body: joinedOf(GAME) },
      { status: 409, body: refusal },
      { status: 200, body: AGREED },
    ],
  });
  expect(await store.join(GAME)).toBe(false);
  expect(store.question).toMatchObject({ game: { id: 'g1' }, clashes: [clash] });
  expect(root.feedback.alert).toBeNull();
  expect(await store.insist()).toBe(true);
  expect(store.question).toBeNull();
  expect(commandsOf(sent).at(-1)).toMatchObject({ unlessClash: false });
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
