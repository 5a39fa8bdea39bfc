import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, type Database } from '../../server/db/database.ts';
import { blockUser } from '../../shared/contract/block.ts';
import { actOnGame, createGame, findKnownPeople, inviteToGame } from '../../shared/contract/game.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { call } from '../support/client.ts';
import {
  createPerson,
  createTestGame,
  gameBody,
  hoursFromNow,
  linkOf,
  newGuest,
  outbox,
  type Person,
  readGame,
} from '../support/factories.ts';

const START = '2026-11-21T09:00:00.000Z';

let app: TestApp;
let db: Database;

beforeAll(async () => {
  app = await buildTestApp({ now: START });
  ({ db } = connect(app.connection));
});
afterAll(async () => {
  await db.destroy();
  await app.close();
});

const known = ({ token }: Person, gameId?: string) =>
  call(app, findKnownPeople, { token, ...(gameId ? { query: { gameId } } : {}) });
const idsOf = async (person: Person, gameId?: string) => (await known(person, gameId)).body.map(({ id }) => id);
const invite = ({ token }: Person, id: string, contactList: object[]) =>
  call(app, inviteToGame, { params: { id }, token, body: { contactList } });
const contactOf = ({ email }: Person) => newGuest({ email });

/** A single of two, agreed and over two days later. */
async function playedBy(owner: Person, other: Person): Promise<void> {
  const game = await createTestGame(app, owner, { contactList: [contactOf(other)] });
  await call(app, actOnGame, { params: { id: game.id }, token: other.token, body: { actionType: 'ACCEPT' } });
}

describe('known people', () => {
  test('are whom one has invited, played with on either side, and who came by one’s code; nobody else', async () => {
    const [me, invited, opponent, host] = await Promise.all([1, 2, 3, 4].map(() => createPerson(app)));
    if (!me || !invited || !opponent || !host) throw new Error('nobody');
    const { invitation_code } = await db
      .selectFrom('users')
      .select('invitation_code')
      .where('id', '=', me.id)
      .executeTakeFirstOrThrow();
    const friend = await createPerson(app, { regInvitationCode: invitation_code });
    const stranger = await createPerson(app);
    const guest = newGuest();
    await createTestGame(app, me, { contactList: [contactOf(invited), guest] });
    // A yes that led to no match is no acquaintance of the guest's, an invitation to somebody neither.
    expect(await idsOf(invited)).toEqual([]);
    await playedBy(me, opponent);
    await playedBy(host, me);
    expect(await idsOf(me)).not.toContain(host.id);
    app.clock.set(new Date('2026-11-24T09:00:00.000Z'));
    await playedBy(stranger, await createPerson(app));

    const people = (await known(me)).body;
    expect(new Set(people.slice(0, 2).map(({ id }) => id))).toEqual(new Set([opponent.id, host.id]));
    const ids = people.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([invited.id, friend.id]));
    expect(people).toHaveLength(5);
    expect(ids).not.toContain(me.id);
    expect(ids).not.toContain(stranger.id);
    expect(people[0]).toMatchObject({ lastPlayed: expect.stringMatching(/^2026-11-22/), level: null, fits: null });
    expect(people.find(({ lastName }) => lastName === guest.lastName)).toMatchObject({ code: null, lastPlayed: null });
    expect(JSON.stringify(people)).not.toContain('@');
    expect(await idsOf(host)).toEqual([me.id]);
    app.clock.set(new Date(START));
  });

  test('of a game: how they fit it, without those who are in it', async () => {
    const [me, strong, weak, asked] = await Promise.all([1, 2, 3, 4].map(() => createPerson(app)));
    if (!me || !strong || !weak || !asked) throw new Error('nobody');
    await createTestGame(app, me, { contactList: [strong, weak, asked].map(contactOf) });
    const skill = { user_id: strong.id, sport: 'TENNIS', rating: 6.5, set_at: app.clock.now() } as const;
    await db.insertInto('initial_skills').values(skill).execute();
    const game = await createTestGame(app, me, { contactList: [contactOf(asked)] }, { opponentsLevelFrom: 6 });
    const people = (await known(me, game.id)).body;
    expect(people.map(({ id, level, fits }) => ({ id, level, fits }))).toEqual([
      { id: strong.id, level: 6.5, fits: true },
      { id: weak.id, level: 5, fits: false },
    ]);
  });

  test('are not those who block or are blocked', async () => {
    const [me, blocked, blocker] = await Promise.all([1, 2, 3].map(() => createPerson(app)));
    if (!me || !blocked || !blocker) throw new Error('nobody');
    await createTestGame(app, me, { contactList: [blocked, blocker].map(contactOf) });
    await call(app, blockUser, { token: me.token, query: { userId: blocked.id } });
    expect(await idsOf(me)).toEqual([blocker.id]);
    await call(app, blockUser, { token: blocker.token, query: { userId: me.id } });
    expect(await idsOf(me)).toEqual([]);
  });

  test('404 for a game that is not there, 403 for somebody else’s, 400 for an id of another form', async () => {
    const [me, other] = [await createPerson(app), await createPerson(app)];
    const game = await createTestGame(app, other);
    expect((await known(me, 'nothingHere')).error).toMatchObject({ status: 404, messageId: 'E.notFound.game' });
    expect((await known(me, game.id)).error).toMatchObject({ status: 403, messageId: 'E.not.allowed' });
    expect((await known(me, 'a-b')).error).toMatchObject({ status: 400, messageId: 'E.bad.request' });
  });
});

describe('inviting by id', () => {
  test('404 for somebody one does not know, as for nobody at all; then nobody is invited', async () => {
    const [me, stranger] = [await createPerson(app), await createPerson(app)];
    const game = await createTestGame(app, me);
    const answers = [];
    for (const id of [stranger.id, 'nobodyAtAll'])
      answers.push((await invite(me, game.id, [newGuest(), { id }])).error);
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ status: 404, messageId: 'E.notFound' });
    expect((await readGame(app, game.id, me.token)).invitee).toEqual([]);
    const created = await call(app, createGame, {
      token: me.token,
      body: gameBody(app, { contactList: [{ id: stranger.id }] }),
    });
    expect(created.error.messageId).toBe('E.notFound');
  });

  test('mails a guest known from somebody else’s game, and the organiser does not learn the address', async () => {
    const [me, host] = [await createPerson(app), await createPerson(app)];
    const guest = newGuest();
    const doubles = await createTestGame(
      app,
      host,
      { contactList: [contactOf(me), guest, newGuest({ firstName: 'Third' })] },
      { matchType: 'OPENDOUBLE' },
    );
    const third = (await readGame(app, doubles.id, host.token)).invitee[2]?.email ?? '';
    for (const address of [guest.email, third]) {
      const { token, password } = await linkOf(app, address);
      const body = { actionType: 'ACCEPT', password };
      await call(app, actOnGame, { params: { id: doubles.id }, token, body });
    }
    await call(app, actOnGame, { params: { id: doubles.id }, token: me.token, body: { actionType: 'ACCEPT' } });
    app.clock.set(new Date('2026-11-24T09:00:00.000Z'));
    const person = (await known(me)).body.find(({ lastName }) => lastName === guest.lastName);
    const calendarPreference = [{ fromTime: hoursFromNow(app, 24), toTime: hoursFromNow(app, 28) }];
    const game = await createTestGame(app, me, { calendarPreference, contactList: [{ id: person?.id }] });
    expect(game.invitee[0]).toMatchObject({ status: 'SENT', email: null, user: { lastName: guest.lastName } });
    expect(JSON.stringify(await readGame(app, game.id, me.token))).not.toContain(guest.email);
    const link = await linkOf(app, guest.email);
    expect(link.gameId).toBe(game.id);
    expect((await readGame(app, game.id, link.token)).currentInvitee?.email).toBe(guest.email);
    // Being forgotten takes the mails along, though no invitation holds the address.
    const erased = await app.app.inject({
      method: 'DELETE',
      url: `/api/game/${game.id}/guest`,
      headers: { authorization: `Bearer ${link.token}` },
    });
    expect(erased.statusCode).toBe(204);
    expect(await outbox(app, guest.email)).toEqual([]);
    app.clock.set(new Date(START));
  });
});
