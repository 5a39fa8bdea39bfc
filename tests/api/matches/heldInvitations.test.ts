import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { actOnGame, getDashboard } from '../../../shared/contract/game.ts';
import { holdInvitations, takeBackInvitations } from '../../../shared/contract/heldInvitations.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { contactOf, createPerson, createTestGame, outbox, type Person, readGame } from '../../support/factories.ts';

let app: TestApp;
let db: pg.Client;
let owner: Person;
let known: Person[];
let gameId: string;

beforeAll(async () => {
  app = await buildTestApp();
  db = new pg.Client(app.connection);
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await app.close();
});
afterEach(() => app.clock.set(null));

/** What the clock does by itself, so many minutes from now: long before the jobs of these seconds. */
async function sweepAfter(minutes: number): Promise<void> {
  const now = new Date(Date.now() + minutes * 60_000);
  await app.app.inject({ method: 'POST', url: '/dev/clock', payload: { now } });
}

beforeEach(async () => {
  [owner, ...known] = [await createPerson(app), await createPerson(app), await createPerson(app)];
  await createTestGame(app, owner, { contactList: known.map(contactOf) });
  gameId = (await createTestGame(app, owner)).id;
});

const hold = (token = owner.token, people = known.map(({ id }) => id), id = gameId) =>
  call(app, holdInvitations, { params: { id }, token, body: { people } });
const takeBack = (heldId: string, token = owner.token) =>
  app.app.inject({
    method: 'DELETE',
    url: takeBackInvitations.path.replace(':id', heldId),
    headers: { authorization: `Bearer ${token}` },
  });
const asked = async () => (await readGame(app, gameId, owner.token)).invitee.map(({ user }) => user.id);
const mails = async () => (await Promise.all(known.map(({ email }) => outbox(app, email)))).flat().length;

// R-hold
test('they are asked after ten seconds, by the rules of every invitation', async () => {
  const before = await mails();
  const { body } = await hold();
  expect(body.seconds).toBe(10);
  expect(await asked()).toEqual([]);
  expect(await mails()).toBe(before);
  const [first] = known;
  const seen = await call(app, getDashboard, { token: first?.token ?? '', query: { archive: 'false' } });
  expect(seen.body.games.map(({ id }) => id)).not.toContain(gameId);
  await expect.poll(asked, { timeout: 15_000, interval: 250 }).toEqual(known.map(({ id }) => id));
  expect(await mails()).toBe(before + 2);
  expect((await takeBack(body.id)).statusCode).toBe(404);
});

test('taken back, nobody is asked, whatever the job or the sweep does', async () => {
  const { body } = await hold();
  const [kept, both] = await Promise.all([takeBack(body.id), takeBack(body.id)]);
  expect([kept.statusCode, both.statusCode].sort()).toEqual([204, 404]);
  const other = await hold();
  await sweepAfter(3);
  // The second went out by the sweep: of the first nothing is left to send.
  await expect.poll(asked, { timeout: 8000 }).toHaveLength(2);
  expect((await takeBack(other.body.id)).statusCode).toBe(404);
});

test('what is not possible is refused at once; what is not possible any more asks nobody', async () => {
  const stranger = await createPerson(app);
  const status = async (token: string, people: string[]) => {
    const url = holdInvitations.path.replace(':id', gameId);
    const headers = { authorization: `Bearer ${token}` };
    return (await app.app.inject({ method: 'POST', url, headers, payload: { people } })).statusCode;
  };
  const ids = known.map(({ id }) => id);
  expect(await status(stranger.token, ids)).toBe(403);
  expect(await status(owner.token, [stranger.id])).toBe(404);
  expect(await status(owner.token, ['nobody', ...ids])).toBe(404);
  expect(await status(owner.token, [])).toBe(400);
  const { body } = await hold();
  expect((await takeBack(body.id, stranger.token)).statusCode).toBe(404);
  await call(app, actOnGame, { params: { id: gameId }, token: owner.token, body: { actionType: 'CANCEL' } });
  await sweepAfter(3);
  await expect.poll(async () => (await db.query('select 1 from held_invitations')).rowCount, { timeout: 8000 }).toBe(0);
  expect(await asked()).toEqual([]);
});
