import { expect, test, vi } from 'vitest';
import { testGame } from '../../../tests/support/testGame.ts';
import { ME, testWorld } from '../../../tests/support/testWorld.ts';
import { type QueuedAction, readQueue, refusalText, writeQueue } from './queuedAction.ts';

// An action is kept until the server has answered, and sent once (R-unsent).
const ACT = 'PUT /api/game/g1/action';
const GAME = { status: 200, body: testGame() };
const TAKEN = { status: 409, body: { messageId: 'E.game.state' } };
const AWAY = { status: 503, body: { messageId: 'E.notReady' } };
/** The answer of something between us and the server. */
const GATEWAY = { status: 502, body: '<h1>Bad gateway</h1>' };
const ANSWER = {
  what: 'answer',
  gameId: 'g1',
  path: '/extinv/g1/t',
  name: 'Ann Peeters',
  token: 't',
  steps: [{ actionType: 'LOCATION_SELECTION', preferedLocation: ['p1'] }, { actionType: 'ACCEPT' }],
} as const;
const pressed = { ...ANSWER, steps: [...ANSWER.steps] } as Parameters<
  ReturnType<typeof testWorld>['root']['offlineQueue']['send']
>[0];

const world = (answers: Parameters<typeof testWorld>[0], token?: string) => testWorld(answers, token ? { token } : {});
const keysOf = ({ sent }: ReturnType<typeof testWorld>) =>
  sent.flatMap(({ call, once }) => (call === ACT && once ? [once] : []));

test('what the server takes is kept no longer than its answer is on the way', async () => {
  const { root, platform } = world({ [ACT]: GAME });
  const sending = root.offlineQueue.send(pressed);
  expect(readQueue(platform.memory, Date.now())).toHaveLength(1);
  expect(await sending).toMatchObject({ id: 'g1' });
  expect(readQueue(platform.memory, Date.now())).toEqual([]);
});

test.each(['network', AWAY, GATEWAY] as const)(
  'without an answer (%o) it waits, and every step goes again under its key',
  async (away) => {
    const it = world({ [ACT]: [GAME, away, GAME, GAME] });
    const { root, toasts } = it;
    expect(await root.offlineQueue.send(pressed)).toBeNull();
    expect(root.offlineQueue.of('g1')).toMatchObject({ what: 'answer', refused: null });
    await root.offlineQueue.flush();
    expect(root.offlineQueue.of('g1')).toBeNull();
    expect(toasts).toMatchObject([{ tone: 'success', text: 'unsent.sent.answer', values: { name: 'Ann Peeters' } }]);
    const [venue, accept, ...again] = keysOf(it);
    expect(again).toEqual([venue, accept]);
    expect(venue).not.toBe(accept);
  },
);

test('while it is on its way nothing is said of waiting, until it takes long or the network is away', async () => {
  vi.useFakeTimers();
  const { root } = world({ [ACT]: [GAME, 'network'] });
  const sending = root.offlineQueue.send(pressed);
  expect(root.offlineQueue.mine).toHaveLength(1);
  expect(root.offlineQueue.told).toEqual([]);
  vi.advanceTimersByTime(1500);
  expect(root.offlineQueue.told).toHaveLength(1);
  vi.useRealTimers();
  expect(await sending).toBeNull();
  expect(root.offlineQueue.told).toHaveLength(1);
});

test('a refusal while one looks on is the page’s to say, and nothing is kept', async () => {
  const { root } = world({ [ACT]: TAKEN });
  await expect(root.offlineQueue.send(pressed)).rejects.toMatchObject({ code: 'E.game.state' });
  expect(root.offlineQueue.list).toEqual([]);
});

test('a refusal of what has waited is kept until it was read, and not sent again', async () => {
  const it = world({ [ACT]: ['network', TAKEN] });
  const { root } = it;
  await root.offlineQueue.send(pressed);
  await root.offlineQueue.flush();
  expect(root.offlineQueue.of('g1')).toMatchObject({ refused: 'E.game.state' });
  await root.offlineQueue.flush();
  expect(keysOf(it)).toHaveLength(2);
  root.offlineQueue.drop(root.offlineQueue.of('g1')?.key ?? '');
  expect(root.offlineQueue.list).toEqual([]);
});

// R-clashes
test.each([
  ['E.game.clash', 'unsent.clash'],
  ['E.game.state', 'unsent.refused.answer'],
] as const)('%s of what has waited is said by %s', async (messageId, text) => {
  const { root } = world({ [ACT]: ['network', { status: 409, body: { messageId } }] });
  await root.offlineQueue.send(pressed);
  await root.offlineQueue.flush();
  expect(refusalText(root.offlineQueue.of('g1') as QueuedAction)).toBe(text);
});

test('another answer takes the place of one that waits; a score beside it stays', async () => {
  const { root } = world({ [ACT]: 'network' });
  await root.offlineQueue.send(pressed);
  await root.offlineQueue.send({ ...pressed, what: 'score', steps: [{ actionType: 'SET_SCORE' }] });
  await root.offlineQueue.send({ ...pressed, steps: [{ actionType: 'DECLINE' }] });
  expect(root.offlineQueue.list.map(({ steps }) => steps.at(-1)?.command.actionType)).toEqual(['SET_SCORE', 'DECLINE']);
});

test('what is taken back while others are sent before it is not sent', async () => {
  const it = world({ [ACT]: ['network', GAME, GAME], 'PUT /api/game/g2/action': 'network' });
  const { offlineQueue } = it.root;
  await offlineQueue.send(pressed);
  await offlineQueue.send({ ...pressed, gameId: 'g2' });
  const before = it.sent.length;
  const flushing = offlineQueue.flush();
  offlineQueue.drop(offlineQueue.of('g2')?.key ?? '');
  await flushing;
  expect(it.sent.slice(before).map(({ call }) => call)).toEqual([ACT, ACT]);
});

test('what an account has pressed is seen and sent by nobody else', async () => {
  const answers = { 'GET /api/me': { status: 200, body: ME }, [ACT]: ['network', GAME] as ['network', typeof GAME] };
  const it = world(answers, 'session');
  await it.root.start();
  await it.root.offlineQueue.send({ ...pressed, token: null });
  const { platform } = it;
  const left = readQueue(platform.memory, Date.now());
  const other = world({ 'GET /api/me': { status: 200, body: { ...ME, id: 'u2' } } }, 'other');
  writeQueue(other.platform.memory, left);
  const stop = other.root.watchSession();
  await other.root.start();
  expect(other.root.offlineQueue.mine).toEqual([]);
  expect(keysOf(other)).toEqual([]);
  stop();
});

test('what has waited for a week is not sent any more; what is no such list is left alone', () => {
  const { platform } = world({});
  const savedAt = '2026-11-01T10:00:00.000Z';
  const about = { ...pressed, share: null, steps: [], userId: null, refused: null };
  writeQueue(platform.memory, [{ ...about, key: 'k', savedAt }]);
  expect(readQueue(platform.memory, Date.parse('2026-11-08T09:00:00.000Z'))).toHaveLength(1);
  expect(readQueue(platform.memory, Date.parse('2026-11-08T11:00:00.000Z'))).toEqual([]);
  for (const text of ['{', '{}', '[1]', '[{"key":"k"}]']) {
    platform.memory.set('unsent', text);
    expect(readQueue(platform.memory, 0)).toEqual([]);
  }
});
