import { configure } from 'mobx';
import { beforeEach, expect, test } from 'vitest';
import { ME, testWorld } from '../../tests/support/testWorld.ts';
import { isText } from './keptShapes.ts';
import { KeptValue } from './useKept.ts';

configure({ enforceActions: 'always' });

const TOKEN = { status: 200, body: { access_token: 't2', token_type: 'bearer', expires_in: 1 } };
const DEAD = { status: 401, body: { messageId: 'E.auth.required' } };
const ANN = { status: 200, body: ME };
const EVA = { status: 200, body: { ...ME, id: 'u2', firstName: 'Eva' } };

const fieldOf = () => new KeptValue('', isText);

/** A world where Ann types, and her session dies at the second call. @param next who logs in then */
async function typedAndDied(next: typeof ANN | typeof EVA) {
  const answers = { 'GET /api/me': [ANN, DEAD, next], 'GET /api/game/g1': DEAD, 'POST /oauth/token': TOKEN };
  const world = testWorld(answers, { token: 't1' });
  const { root } = world;
  root.watchSession();
  await root.start();
  const field = fieldOf();
  const stop = root.kept.follow('/page note', field);
  field.set('Bring new balls');
  await root.games.load('g1').catch(() => undefined);
  await expect.poll(() => root.session.loggedIn).toBe(false);
  stop();
  return world;
}

let field = fieldOf();
beforeEach(() => {
  field = fieldOf();
});

test('what was typed is there again for the same person', async () => {
  const { root } = await typedAndDied(ANN);
  // The page is shown before it is known whose session it is.
  root.kept.follow('/page note', field);
  expect(field.value).toBe('');
  await root.session.logIn('ann@club.test', 'password');
  expect(field.value).toBe('Bring new balls');
});

test('what is typed without an account outlives a reload, and goes on as that of who logs in', async () => {
  const { root, platform } = testWorld({ 'GET /api/me': ANN, 'POST /oauth/token': TOKEN });
  await root.start();
  const stop = root.kept.follow('/page note', field);
  field.set('of a guest');
  stop();
  const again = fieldOf();
  root.kept.follow('/page note', again);
  expect(again.value).toBe('of a guest');
  await root.session.logIn('ann@club.test', 'password');
  again.set('of Ann');
  expect(JSON.parse(platform.visit.get('typed') ?? '')).toEqual({ userId: 'u1', forms: { '/page note': 'of Ann' } });
});

test('another person does not see it, and it is gone for good', async () => {
  const { root, platform } = await typedAndDied(EVA);
  root.kept.follow('/page note', field);
  await root.session.logIn('eva@club.test', 'password');
  expect(field.value).toBe('');
  expect(platform.visit.get('typed')).not.toContain('balls');
});

test('a form that stays while somebody else logs in is not kept as that person’s', async () => {
  const { root, platform } = testWorld({ 'GET /api/me': [ANN, EVA], 'POST /oauth/token': TOKEN }, { token: 't1' });
  await root.start();
  root.kept.follow('/page note', field);
  field.set('of Ann');
  await root.session.logIn('eva@club.test', 'password');
  expect(root.session.user?.id).toBe('u2');
  field.set('of Ann still');
  expect(JSON.parse(platform.visit.get('typed') ?? '')).toEqual({ userId: 'u1', forms: { '/page note': 'of Ann' } });
});

test('log-out by choice forgets it', async () => {
  const { root, platform } = await typedAndDied(ANN);
  await root.session.logIn('ann@club.test', 'password');
  root.kept.follow('/page note', field);
  expect(field.value).toBe('Bring new balls');
  await root.session.logOut();
  expect(platform.visit.get('typed')).toBe('');
  field.set('typed on the way out');
  expect(platform.visit.get('typed')).toBe('');
});

test('what is sent or given up is forgotten, that of other forms is not', async () => {
  const { root, platform } = testWorld({ 'GET /api/me': ANN }, { token: 't1' });
  await root.start();
  const other = fieldOf();
  root.kept.follow('/page note', field);
  root.kept.follow('/page other', other);
  field.set('one');
  other.set('two');
  field.clear();
  expect(JSON.parse(platform.visit.get('typed') ?? '')).toEqual({ userId: 'u1', forms: { '/page other': 'two' } });
});

test('what was typed before it is known who types counts more than what is kept', async () => {
  const { root } = await typedAndDied(ANN);
  root.kept.follow('/page note', field);
  field.set('new words');
  await root.session.logIn('ann@club.test', 'password');
  expect(field.value).toBe('new words');
});

test.each(['{', '[]', '{"userId":"u1"}', '{"userId":"u1","forms":{"/page note":5}}'])(
  'storage that holds %s is left alone',
  async (text) => {
    const { root, platform } = testWorld({ 'GET /api/me': ANN }, { token: 't1' });
    platform.visit.set('typed', text);
    await root.start();
    root.kept.follow('/page note', field);
    expect(field.value).toBe('');
    field.set('new');
    expect(platform.visit.get('typed')).toContain('new');
  },
);
