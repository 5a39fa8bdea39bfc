import { addHours } from 'date-fns/addHours';
import { beforeEach, describe, expect, test } from 'vitest';
import { closeClub, findClubGames, leaveClub, saveClub } from '../../../shared/contract/club.ts';
import { actOnGame, createGame, createSeries, editGame } from '../../../shared/contract/game.ts';
import { findOpenGames, joinGame } from '../../../shared/contract/gameLists.ts';
import { deleteMe, exportMe } from '../../../shared/contract/profile.ts';
import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import { blockUser } from '../../../shared/contract/settings.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createCourts, createMember, createOrganiser, createTestClub } from '../../support/clubs.ts';
import {
  contactOf,
  createPerson,
  createTestGame,
  gameBody,
  PASSWORD,
  type Person,
  readGame,
} from '../../support/factories.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });
// The limits of sign-ups by address are another test's.
beforeEach(() => app.clock.set(addHours(app.clock.now(), 2)));

const OPEN = { opponentsSelection: 'OPENCHALLENGE' };
const HIDDEN = { visibility: 'MEMBERS', joining: 'LINK' };

const publish = ({ token }: Person, changes: Record<string, unknown>, preference: Record<string, unknown> = {}) =>
  call(app, createGame, { token, body: gameBody(app, changes, preference) });
const edit = ({ id }: Pick<Game, 'id'>, { token }: Person, body: Record<string, unknown>) =>
  call(app, editGame, { params: { id }, token, body });
const listOf = async (clubId: string, person?: Person) =>
  (await call(app, findClubGames, { params: { id: clubId }, ...(person && { token: person.token }) })).body.games;
const finds = async (clubId: string, game: Game, person?: Person) =>
  (await listOf(clubId, person)).some(({ id }) => id === game.id);
const opens = async ({ token }: Person, { id }: Game) =>
  (await call(app, findOpenGames, { token })).body.games.find((game) => game.id === id);

// R-club-match
describe('a match belongs to a club', () => {
  test('when an organiser or a member publishes it there, with one of its courts', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const [courtId] = await createCourts(app, club, keeper, ['Court 1']);
    for (const publisher of [keeper, await createMember(app, club)]) {
      const { status, body } = await publish(publisher, { clubId: club.id, courtId });
      expect(status).toBe(201);
      expect(body).toMatchObject({
        club: { id: club.id, name: club.name, slug: club.slug },
        court: { id: courtId, name: 'Court 1' },
        audience: 'ALL',
        userRole: 'OWNER',
      });
    }
    const alone = await publish(keeper, {});
    expect(alone.body).toMatchObject({ club: null, court: null, audience: 'ALL' });
  });

  test('and every match of a series, all or none', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const of = (clubId: string) => gameBody(app, { clubId });
    const token = keeper.token;
    const made = await call(app, createSeries, { token, body: { games: [of(club.id), of(club.id)] } });
    expect(made.body.games.map((game) => game.club?.id)).toEqual([club.id, club.id]);
    const none = await call(app, createSeries, { token, body: { games: [of(club.id), of('nothing')] } });
    expect(none.status).toBe(404);
    expect(await listOf(club.id, keeper)).toHaveLength(2);
  });

  test('not by others, not where organisers alone publish, not in a closed club', async () => {
    const keeper = await createPerson(app);
    const [club, hidden] = [await createTestClub(app, keeper), await createPerson(app)];
    const away = await createTestClub(app, hidden, HIDDEN);
    const stranger = await createPerson(app);
    expect((await publish(stranger, { clubId: club.id })).error).toMatchObject({ messageId: 'E.not.allowed' });
    expect((await publish(stranger, { clubId: away.id })).status).toBe(404);
    const member = await createMember(app, club);
    expect(club).toMatchObject({ membersPublish: true, action: expect.arrayContaining(['MATCH']) });
    const params = { id: club.id };
    await call(app, saveClub, { params, token: keeper.token, body: { membersPublish: false } });
    expect((await publish(member, { clubId: club.id })).error).toMatchObject({ messageId: 'E.not.allowed' });
    expect((await publish(keeper, { clubId: club.id })).status).toBe(201);
    await call(app, closeClub, { params, token: keeper.token, body: { currentPassword: PASSWORD } });
    expect((await publish(keeper, { clubId: club.id })).error).toMatchObject({ messageId: 'E.club.closed' });
  });

  test('not with a sport or a court that is not the club’s, nor a court without a club', async () => {
    const [keeper, other] = [await createPerson(app), await createPerson(app)];
    const club = await createTestClub(app, keeper);
    const [foreign] = await createCourts(app, await createTestClub(app, other), other, ['Court 1']);
    const [gone] = await createCourts(app, club, keeper, ['Old court']);
    await createCourts(app, club, keeper, ['New court']);
    const fieldsOf = async (changes: Record<string, unknown>) =>
      (await publish(keeper, changes)).error.data?.fields ?? {};
    const clubId = club.id;
    expect(await fieldsOf({ clubId, courtId: foreign })).toEqual({ courtId: 'field.choice' });
    expect(await fieldsOf({ clubId, courtId: gone })).toEqual({ courtId: 'field.choice' });
    expect(await fieldsOf({ courtId: foreign })).toEqual({ courtId: 'field.choice' });
    expect(await fieldsOf({ clubId, sport: 'PADEL' })).toEqual({ sport: 'field.choice' });
    expect(await fieldsOf({ audience: 'CLUB' })).toEqual({ audience: 'field.choice' });
    expect(await fieldsOf({ clubId, audience: 'CLUB' })).toEqual({ audience: 'field.choice' });
  });

  test('until its owner takes it out; nobody puts it in later', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const organiser = await createOrganiser(app, club, keeper);
    const member = await createMember(app, club);
    const [courtId] = await createCourts(app, club, keeper, ['Court 1']);
    const game = (await publish(member, { clubId: club.id, courtId })).body;
    expect((await readGame(app, game.id, organiser.token)).userRole).toBe('CLUB');
    expect((await edit(game, organiser, { clubId: null })).status).toBe(403);
    const out = await edit(game, member, { clubId: null });
    expect(out.body).toMatchObject({ club: null, court: null, audience: 'ALL' });
    expect(await readGame(app, game.id, organiser.token)).toMatchObject({ userRole: null, action: [], club: null });
    expect(await finds(club.id, game, keeper)).toBe(false);
    expect((await edit(game, member, { clubId: club.id })).error).toMatchObject({ messageId: 'E.not.allowed' });
    expect((await edit(game, member, { courtId })).error.data?.fields).toEqual({ courtId: 'field.choice' });
  });

  test('also once its owner has left the club, and is theirs to take out', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper, HIDDEN);
    const member = await createMember(app, club);
    const game = (await publish(member, { clubId: club.id })).body;
    await call(app, leaveClub, { params: { id: club.id }, token: member.token });
    expect((await readGame(app, game.id, member.token)).club?.id).toBe(club.id);
    expect((await edit(game, member, { clubId: null })).body.club).toBeNull();
  });
});

// R-club-match
describe('a match for members alone', () => {
  test('is found by members, joined by them, and by nobody else', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const [owner, member, stranger] = [
      await createMember(app, club),
      await createMember(app, club),
      await createPerson(app),
    ];
    const { body: game } = await publish(owner, { clubId: club.id, audience: 'CLUB' }, OPEN);
    // As the release before reads it: for invited people.
    const { rows } = await app.db.query('select preference from games where id = $1', [game.id]);
    expect(rows[0].preference.opponentsSelection).toBe('FIX');
    expect(await opens(member, game)).toMatchObject({ audience: 'CLUB', club: { id: club.id }, userRole: null });
    expect(await opens(stranger, game)).toBeUndefined();
    expect(await finds(club.id, game, stranger)).toBe(false);
    expect(await finds(club.id, game)).toBe(false);
    const join = ({ token }: Person) => call(app, joinGame, { params: { id: game.id }, token });
    expect((await join(stranger)).error).toMatchObject({ messageId: 'E.not.allowed' });
    expect((await join(member)).body).toMatchObject({ userRole: 'OPPONENT_INVITEE' });
  });

  test('is opened to all, closed again and taken out by its owner', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const [member, stranger] = [await createMember(app, club), await createPerson(app)];
    const { body: game } = await publish(keeper, { clubId: club.id, audience: 'CLUB' }, OPEN);
    await edit(game, keeper, { audience: 'ALL' });
    expect(await opens(stranger, game)).toMatchObject({ audience: 'ALL', club: { id: club.id } });
    await edit(game, keeper, { audience: 'CLUB' });
    expect(await opens(stranger, game)).toBeUndefined();
    expect(await opens(member, game)).toBeDefined();
    await edit(game, keeper, { clubId: null });
    expect(await opens(member, game)).toBeUndefined();
    expect(await opens(stranger, game)).toBeUndefined();
    const { body: invited } = await publish(keeper, { clubId: club.id });
    expect((await edit(invited, keeper, { audience: 'CLUB' })).error.data?.fields).toEqual({
      audience: 'field.choice',
    });
  });
});

// R-club-games
describe('the matches of a club', () => {
  test('are all of them for organisers, the open ones for members, what is open to all for the rest', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const [owner, member, stranger] = [
      await createMember(app, club, { firstName: 'Olga', lastName: 'Owner' }),
      await createMember(app, club),
      await createPerson(app),
    ];
    const of = async (changes: Record<string, unknown>, preference = {}) =>
      (await publish(owner, { clubId: club.id, notes: 'Bring water', ...changes }, preference)).body;
    const fixed = await of({ contactList: [contactOf(stranger)] });
    const inside = await of({ audience: 'CLUB' }, OPEN);
    const open = await of({}, OPEN);
    const seenBy = async (person?: Person) => (await listOf(club.id, person)).map(({ id, userRole }) => [id, userRole]);
    const all = [fixed, inside, open].map(({ id }) => id).sort();
    expect((await seenBy(keeper)).sort()).toEqual(all.map((id) => [id, 'CLUB']));
    expect((await seenBy(owner)).sort()).toEqual(all.map((id) => [id, 'OWNER']));
    expect((await seenBy(member)).sort()).toEqual([inside.id, open.id].sort().map((id) => [id, null]));
    expect(await seenBy(stranger)).toEqual(
      expect.arrayContaining([
        [fixed.id, 'OPPONENT_INVITEE'],
        [open.id, null],
      ]),
    );
    expect(await seenBy()).toEqual([[open.id, null]]);
    const [shown] = await listOf(club.id);
    expect(shown).toMatchObject({ owner: { firstName: 'Olga', lastName: '', id: '', code: null }, notes: null });
    expect(shown).toMatchObject({ club: { name: club.name }, code: null, shareUrl: null, action: [], invitee: [] });
    expect(JSON.stringify(shown)).not.toContain('Owner');
  });

  test('do not say to people outside who plays already', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const [player, stranger] = [await createMember(app, club, { lastName: 'Reserved' }), await createPerson(app)];
    const doubles = { ...OPEN, matchType: 'OPENDOUBLE', candidateMethod: 'CHOOSE' };
    const contactList = [contactOf(player)];
    const { body: game } = await publish(keeper, { clubId: club.id, contactList }, doubles);
    const act = ({ token }: Person, body: Record<string, unknown>) =>
      call(app, actOnGame, { params: { id: game.id }, token, body });
    await act(player, { actionType: 'ACCEPT' });
    const chosen = { actionType: 'CONFIRMATION', contactList: [{ id: game.invitee[0]?.id }] };
    expect((await act(keeper, chosen)).body.summary.opponents).toEqual(['Pat Reserved']);
    for (const person of [undefined, stranger]) {
      const [shown] = await listOf(club.id, person);
      expect(shown).toMatchObject({ id: game.id, summary: { opponents: [] }, invitee: [] });
      expect(JSON.stringify(shown)).not.toMatch(/Reserved|Keeper/);
    }
  });

  test('not what is over, nor what people who are apart by a block have published', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const [owner, member] = [await createMember(app, club), await createMember(app, club)];
    const { body: game } = await publish(owner, { clubId: club.id }, OPEN);
    expect(await finds(club.id, game, member)).toBe(true);
    await call(app, blockUser, { token: member.token, query: { userId: owner.id } });
    expect(await finds(club.id, game, member)).toBe(false);
    await app.db.query('update games set expires_at = $2 where id = $1', [game.id, app.clock.now()]);
    expect(await finds(club.id, game, keeper)).toBe(false);
  });

  test('are 404 where the club is, and name a hidden club to its own people alone', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper, HIDDEN);
    const [member, stranger] = [await createMember(app, club), await createPerson(app)];
    const { body: game } = await publish(keeper, { clubId: club.id, contactList: [contactOf(stranger)] }, OPEN);
    for (const person of [stranger, undefined]) {
      const answer = await call(app, findClubGames, {
        params: { id: club.id },
        ...(person && { token: person.token }),
      });
      expect(answer.status).toBe(404);
    }
    expect(await finds(club.id, game, member)).toBe(true);
    expect((await readGame(app, game.id, stranger.token)).club).toBeNull();
    const found = await opens(await createPerson(app), game);
    expect(found).toMatchObject({ club: null });
  });
});

// R-export, R-erase, R-former-player
test('a person’s file says which of their matches are of a club; with their account the match ends', async () => {
  const keeper = await createPerson(app);
  const club = await createTestClub(app, keeper);
  const member = await createMember(app, club);
  const { body: game } = await publish(member, { clubId: club.id });
  const { games } = (await call(app, exportMe, { token: member.token })).body;
  expect(games[0]).toMatchObject({ id: game.id, club: { slug: club.slug } });
  expect((await call(app, exportMe, { token: keeper.token })).body.games).toEqual([]);
  await call(app, deleteMe, { token: member.token, body: { currentPassword: PASSWORD } });
  expect(await finds(club.id, game, keeper)).toBe(false);
  expect(await readGame(app, game.id, keeper.token)).toMatchObject({
    status: 'CANCELED',
    userRole: 'CLUB',
    owner: { firstName: 'Former player' },
    action: [],
  });
});

// R-upgrade
test('a match that the release before erases leaves nothing behind', async () => {
  const keeper = await createPerson(app);
  const club = await createTestClub(app, keeper);
  const game = await createTestGame(app, keeper, { clubId: club.id });
  await app.db.query('delete from game_history where game_id = $1', [game.id]);
  await app.db.query('delete from games where id = $1', [game.id]);
  const { rows } = await app.db.query('select from club_games where game_id = $1', [game.id]);
  expect(rows).toEqual([]);
});
