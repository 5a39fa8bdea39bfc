import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect, type Database } from '../../server/db/database.ts';
import { blockUser } from '../../shared/contract/block.ts';
import { actOnGame, findOpenGames, inviteToGame, joinGame } from '../../shared/contract/game.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { call } from '../support/client.ts';
import { createPerson, createTestGame, linkOf, newGuest, outbox, type Person, readGame } from '../support/factories.ts';

let app: TestApp;
let db: Database;
let owner: Person;

beforeAll(async () => {
  app = await buildTestApp({ now: '2026-11-21T09:00:00.000Z' });
  ({ db } = connect(app.connection));
  owner = await newOwner();
});
afterAll(async () => {
  await db.destroy();
  await app.close();
});

// More players sign up here than one address may in an hour.
beforeEach(async () => {
  await db.deleteFrom('limits').execute();
});

/** An organiser with room for as many games as a file of tests makes. */
async function newOwner(): Promise<Person> {
  const person = await createPerson(app, { gender: 'MALE' });
  await db.updateTable('users').set({ membership_level: 'OWNIT' }).where('id', '=', person.id).execute();
  return person;
}

const openGame = (preference: Record<string, unknown> = {}, changes: Record<string, unknown> = {}, by = owner) =>
  createTestGame(app, by, changes, { opponentsSelection: 'OPENCHALLENGE', ...preference });
const join = ({ token }: Person, id: string) => call(app, joinGame, { params: { id }, token });
const found = async ({ token }: Person) => (await call(app, findOpenGames, { token })).body.games;
const finds = async (person: Person, id: string) => (await found(person)).some((game) => game.id === id);
const act = ({ token }: Person, id: string, actionType: string) =>
  call(app, actOnGame, { params: { id }, token, body: { actionType } });
const block = ({ token }: Person, { id }: Person) => call(app, blockUser, { token, query: { userId: id } });

describe('open games', () => {
  test('are found newest first, with what is offered and by whom, and nothing of the others', async () => {
    const guest = newGuest();
    const first = await openGame({}, { notes: 'the gate’s code is 4711', contactList: [guest] });
    app.clock.set(new Date('2026-11-21T09:01:00.000Z'));
    const second = await openGame();
    const player = await createPerson(app);
    const games = (await found(player)).filter(({ id }) => id === first.id || id === second.id);
    expect(games.map(({ id }) => id)).toEqual([second.id, first.id]);
    const game = games[1];
    expect(game).toMatchObject({
      sport: 'TENNIS',
      status: 'CONFIRMED',
      userRole: null,
      action: [],
      owner: { firstName: 'Pat', code: owner.code, phone: null },
      ownerLevel: 5,
      shareUrl: null,
      code: null,
      notes: null,
      invitee: [],
      summary: { locations: ['Court 1'], opponents: [] },
    });
    expect(game?.owner.lastName).not.toBe('');
    expect(game?.calendarPreference).toHaveLength(1);
    expect(game?.locationPreference).toHaveLength(1);
    for (const secret of ['@', guest.lastName, '4711', '/extinv/']) expect(JSON.stringify(game)).not.toContain(secret);
    // The same is seen by the game's own address.
    expect(await readGame(app, first.id, player.token)).toEqual(game);
  });

  test('are those of others, open, unexpired, and not one’s own already', async () => {
    const player = await createPerson(app);
    const game = await openGame();
    const closed = await createTestGame(app, owner);
    expect(await finds(player, game.id)).toBe(true);
    expect(await finds(owner, game.id)).toBe(false);
    expect(await finds(player, closed.id)).toBe(false);
    await join(player, game.id);
    expect(await finds(player, game.id)).toBe(false);
    const canceled = await openGame();
    await act(owner, canceled.id, 'CANCEL');
    expect(await finds(player, canceled.id)).toBe(false);
    const old = await openGame();
    await db.updateTable('games').set({ expires_at: app.clock.now() }).where('id', '=', old.id).execute();
    expect(await finds(player, old.id)).toBe(false);
    expect((await readGame(app, old.id, player.token)).calendarPreference).toEqual([]);
  });

  test('of an organiser who has proved no address are not shown', async () => {
    const unproved = await createPerson(app, { validated: false });
    const game = await openGame({}, {}, unproved);
    expect(await finds(await createPerson(app), game.id)).toBe(false);
  });

  test.each([
    ['level', { opponentsLevelFrom: 6 }, {}],
    ['age', { opponentsAgeTo: 40 }, {}],
    ['gender', { opponentsGender: 'SAME' }, {}],
    ['sport', {}, { sport: 'PADEL' }],
  ])('are only for those who fit: %s', async (_what, preference, changes) => {
    const misfit = await createPerson(app, { gender: 'FEMALE', yearOfBirth: 1980 });
    const fit = await createPerson(app, { gender: 'MALE', yearOfBirth: 1990 });
    const skill = { set_at: app.clock.now() };
    for (const [person, sport, rating] of [
      [misfit, 'TENNIS', 5],
      [fit, 'TENNIS', 6.5],
      [fit, 'PADEL', 5],
    ] as const) {
      await db
        .insertInto('initial_skills')
        .values({ ...skill, user_id: person.id, sport, rating })
        .execute();
    }
    const game = await openGame(preference, changes);
    expect([await finds(fit, game.id), await finds(misfit, game.id)]).toEqual([true, false]);
    expect((await join(misfit, game.id)).error).toMatchObject({ status: 403, messageId: 'E.not.allowed' });
    expect(await readGame(app, game.id, misfit.token)).toMatchObject({ calendarPreference: [], ownerLevel: null });
    expect((await join(fit, game.id)).status).toBe(200);
  });

  test.each(['the player', 'the organiser'])('are hidden where %s blocked the other: 403', async (who) => {
    const player = await createPerson(app);
    const game = await openGame();
    await (who === 'the player' ? block(player, owner) : block(owner, player));
    expect(await finds(player, game.id)).toBe(false);
    expect((await readGame(app, game.id, player.token)).calendarPreference).toEqual([]);
    expect((await join(player, game.id)).error).toMatchObject({ status: 403, messageId: 'E.not.allowed' });
  });
});

describe('"I’m in"', () => {
  test('makes an invitee who answers like everybody else; once more changes nothing', async () => {
    const player = await createPerson(app);
    const game = await openGame();
    const joined = await join(player, game.id);
    expect(joined.body).toMatchObject({
      userRole: 'OPPONENT_INVITEE',
      currentInvitee: { status: 'OPENED', type: 'OPPONENT', inviter: 'OWNER', secured: false },
    });
    expect(joined.body.action).toContain('ACCEPT');
    expect((await join(player, game.id)).body.version).toBe(joined.body.version);
    const seen = await readGame(app, game.id, owner.token);
    expect(seen.invitee).toHaveLength(1);
    expect(seen.invitee[0]).toMatchObject({ email: null, status: 'OPENED', user: { id: player.id } });
    expect((await act(player, game.id, 'ACCEPT')).body.status).toBe('SCHEDULED');
    // Who is in sees his game, whatever becomes of it.
    expect((await join(player, game.id)).body.status).toBe('SCHEDULED');
  });

  test('403 for a game by invitation only and for one’s own, 404 for none', async () => {
    const player = await createPerson(app);
    const closed = await createTestGame(app, owner);
    const open = await openGame();
    expect((await join(player, closed.id)).error).toMatchObject({ status: 403, messageId: 'E.not.allowed' });
    expect((await join(owner, open.id)).error).toMatchObject({ status: 403, messageId: 'E.not.allowed' });
    expect((await join(player, 'nothingHere')).error.messageId).toBe('E.notFound.game');
  });

  test('409 once it is over: agreed, canceled or expired', async () => {
    const [player, other] = [await createPerson(app), await createPerson(app)];
    const agreed = await openGame();
    await join(other, agreed.id);
    await act(other, agreed.id, 'ACCEPT');
    expect((await join(player, agreed.id)).error).toMatchObject({ status: 409, messageId: 'E.game.state' });
    const canceled = await openGame();
    await act(owner, canceled.id, 'CANCEL');
    expect((await join(player, canceled.id)).error).toMatchObject({ status: 409, messageId: 'E.game.state' });
    const expired = await openGame();
    await db.updateTable('games').set({ expires_at: app.clock.now() }).where('id', '=', expired.id).execute();
    expect((await join(player, expired.id)).error).toMatchObject({ status: 409, messageId: 'E-C26' });
  });

  test('twice at once is once; of many for the last place one gets it, the others read 409', async () => {
    const small = await createPerson(app);
    const game = await openGame({}, { contactList: Array.from({ length: 9 }, () => newGuest()) }, small);
    const players = await Promise.all([1, 2, 3].map(() => createPerson(app)));
    const answers = await Promise.all(players.flatMap((player) => [join(player, game.id), join(player, game.id)]));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(4);
    for (const { error } of refused) expect(error).toMatchObject({ status: 409, messageId: 'E.game.full' });
    expect((await readGame(app, game.id, small.token)).invitee).toHaveLength(10);
    expect(await finds(await createPerson(app), game.id)).toBe(false);
  });
});

describe('an invitation that must not arrive', () => {
  async function invited(prepare: (player: Person) => Promise<unknown>) {
    const player = await createPerson(app);
    await prepare(player);
    const mails = (await outbox(app, player.email)).length;
    const game = await createTestGame(app, owner, { contactList: [newGuest({ email: player.email })] });
    return { player, mails, game };
  }

  test.each([
    ['who is invited blocked the organiser', (player: Person) => block(player, owner)],
    ['the organiser blocked him', (player: Person) => block(owner, player)],
    [
      'he wants no invitations',
      ({ id }: Person) => db.updateTable('users').set({ blocks_invitations: true }).where('id', '=', id).execute(),
    ],
  ])('%s: shown as undeliverable, nothing is sent and nothing shows', async (_why, prepare) => {
    const { player, mails, game } = await invited(prepare);
    expect((await readGame(app, game.id, owner.token)).invitee[0]?.status).toBe('UNDELIVERABLE');
    const again = await call(app, inviteToGame, {
      params: { id: game.id },
      token: owner.token,
      body: { contactList: [newGuest(), { id: player.id }] },
    });
    expect(again.body.invitee.map(({ status }) => status)).toEqual(['UNDELIVERABLE', 'SENT']);
    const { body } = await app.app.inject({
      url: '/api/report/dashboard',
      headers: { authorization: `Bearer ${player.token}` },
    });
    expect(body).not.toContain(game.id);
    await act(owner, game.id, 'CANCEL');
    expect(await outbox(app, player.email)).toHaveLength(mails);
  });

  test('others of the same game get theirs', async () => {
    const player = await createPerson(app);
    await block(player, owner);
    const guest = newGuest();
    const game = await createTestGame(app, owner, { contactList: [newGuest({ email: player.email }), guest] });
    const link = await linkOf(app, guest.email);
    expect(link.gameId).toBe(game.id);
  });
});
