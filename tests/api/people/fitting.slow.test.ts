import { beforeEach, describe, expect, test } from 'vitest';
import { createGame } from '../../../shared/contract/game.ts';
import { findAskablePeople, findFittingPeople, findKnownPeople } from '../../../shared/contract/people.ts';
import { banInvitations, blockUser } from '../../../shared/contract/settings.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createPerson, createTestGame, gameBody, newGuest, outbox, type Person } from '../../support/factories.ts';
import { type Ranked, rankedPlayer } from '../../support/ratings/ranked.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });
/** Rated 5.3; nobody knows anybody here. */
let me: Person;

beforeEach(async () => {
  for (const table of ['rankings', 'teams', 'ratings', 'limits']) await app.db.query(`delete from ${table}`);
  me = await ranked(5.3);
});

const ranked = (level: number, person?: Ranked) => rankedPlayer(app, level, person);

const fitting = async (query: Record<string, string> = {}, token = me.token) =>
  (await call(app, findFittingPeople, { token, query })).body;
const fittingIds = async () => (await fitting()).people.map(({ id }) => id);
const askable = async (...people: Person[]) => {
  const query = { codes: people.map(({ code }) => code).join(','), sport: 'TENNIS' as const };
  return (await call(app, findAskablePeople, { token: me.token, query })).body.map(({ id }) => id);
};
const invite = (...people: Pick<Person, 'id'>[]) =>
  call(app, createGame, {
    token: me.token,
    body: gameBody(app, { contactList: people.map(({ id }) => ({ id })) }),
  });

/** Somebody of each kind that may not be asked, near as their level is. */
async function notAskable(): Promise<Record<string, Person>> {
  const [blocked, blocks, shy, closed] = [await ranked(5.3), await ranked(5.3), await ranked(5.3), await ranked(5.3)];
  await call(app, blockUser, { token: me.token, query: { userId: blocked.id } });
  await call(app, blockUser, { token: blocks.token, query: { userId: me.id } });
  await call(app, banInvitations, { token: shy.token, query: { invitationStatus: 'true' } });
  await app.db.query('update users set disabled_at = now() where id = $1', [closed.id]);
  return { blocked, blocks, shy, closed, minor: await ranked(5.3, { yearOfBirth: 2009 }) };
}

// R-people-fitting
describe('people of one’s level', () => {
  test('are those within half a point, then the next nearest; one’s own town goes first among the former', async () => {
    const [far, near, same, edge] = [await ranked(6.2), await ranked(5.5), await ranked(5.3), await ranked(4.8)];
    expect(await fittingIds()).toEqual([same, near, edge, far].map(({ id }) => id));
    await app.db.query("update users set location = 'Gent' where id = $1", [me.id]);
    await app.db.query("update users set location = ' gent' where id = any($1)", [[edge.id, far.id]]);
    expect(await fittingIds()).toEqual([edge, same, near, far].map(({ id }) => id));
  });

  // R-search-letters
  test('are of one’s own town however it is written', async () => {
    const [near, same] = [await ranked(5.3), await ranked(5.4)];
    const first = async (own: string, theirs: string) => {
      await app.db.query('update users set location = $2 where id = $1', [me.id, own]);
      await app.db.query('update users set location = $2 where id = $1', [same.id, theirs]);
      return (await fittingIds())[0];
    };
    expect(await first('Łódź', ' lodz')).toBe(same.id);
    expect(await first('ÉLANCOURT', 'élancourt ')).toBe(same.id);
    expect(await first('Gent', 'Genk')).toBe(near.id);
  });

  test('come with what rankings and profile show, and nothing else', async () => {
    const { code, id } = await ranked(5.46, { firstName: 'Noa' });
    await app.db.query("update users set location = 'Gent', phone = '+32470111222' where id = $1", [id]);
    const answer = await fitting();
    expect(answer).toMatchObject({ sport: 'TENNIS', level: 5.3 });
    const { rows } = await app.db.query('select last_name from users where id = $1', [id]);
    const lastName = rows[0].last_name;
    expect(answer.people).toEqual([
      { id, code, firstName: 'Noa', lastName, profileImageId: null, location: 'Gent', level: 5.5, provisional: true },
    ]);
  });

  // R-rating-width
  test('are said to be of a provisional level before five matches, and so is oneself', async () => {
    const [newer, settled] = [await ranked(5.4), await ranked(5.5, { matches: 5 })];
    const unrated = await createPerson(app);
    const provisionalOf = (people: readonly { id: string; provisional: boolean }[]) =>
      Object.fromEntries(people.map(({ id, provisional }) => [id, provisional]));
    const answer = await fitting();
    expect(provisionalOf(answer.people)).toEqual({ [newer.id]: true, [settled.id]: false });
    expect(answer.provisional).toBe(true);
    expect((await fitting({}, settled.token)).provisional).toBe(false);

    const kind = { sport: 'TENNIS', matchType: 'SINGLE' } as const;
    const codes = [newer, settled, unrated].map(({ code }) => code).join(',');
    const asked = await call(app, findAskablePeople, { token: me.token, query: { codes, ...kind } });
    const expected = { [newer.id]: true, [settled.id]: false, [unrated.id]: true };
    expect(provisionalOf(asked.body)).toEqual(expected);

    await invite(newer, settled, unrated);
    const known = await call(app, findKnownPeople, { token: me.token, query: kind });
    expect(provisionalOf(known.body)).toEqual(expected);
    const doubles = await call(app, findKnownPeople, { token: me.token, query: { ...kind, matchType: 'OPENDOUBLE' } });
    expect(provisionalOf(doubles.body)[settled.id]).toBe(true);
    const without = await call(app, findKnownPeople, { token: me.token });
    expect(provisionalOf(without.body)[unrated.id]).toBe(false);
    const { body: next } = await invite(newer);
    const ofGame = await call(app, findKnownPeople, { token: me.token, query: { gameId: next.id } });
    expect(provisionalOf(ofGame.body)).toEqual({ [settled.id]: false, [unrated.id]: true });
  });

  test('leave out who is not in the rankings, plays something else, or may not be asked', async () => {
    await ranked(5.3, { listed: false });
    await ranked(5.3, { pool: 'PADEL:double:same' });
    await notAskable();
    expect(await fittingIds()).toEqual([]);
  });

  test('are twenty at most, the same ones each time', async () => {
    for (let each = 0; each < 22; each += 1) {
      // Accounts of one address are limited; here they are not the question.
      if (each % 10 === 0) await app.db.query('delete from limits');
      await ranked(5.3);
    }
    const first = await fittingIds();
    expect(first).toHaveLength(20);
    expect(await fittingIds()).toEqual(first);
  });

  test('are those of the sport and number of players asked for, with the level one starts at', async () => {
    const other = await ranked(5.2, { pool: 'PADEL:double:mixed' });
    const query = { sport: 'PADEL', matchType: 'OPENDOUBLE' };
    expect(await fitting(query)).toMatchObject({ sport: 'PADEL', level: 5, people: [{ id: other.id, level: 5.2 }] });
    expect((await fitting({ sport: 'PADEL' })).people).toEqual([]);
    await app.db.query("insert into initial_skills values ($1, 'PADEL', 7, now())", [me.id]);
    expect((await fitting(query)).level).toBe(7);
  });

  test('are no business of a minor', async () => {
    await ranked(5.3);
    const young = await ranked(5.3, { yearOfBirth: 2009 });
    expect((await fitting({}, young.token)).people).toEqual([]);
  });
});

// R-ask, R-known-only
describe('asking somebody one does not know', () => {
  test('goes by their player code; who may not be asked is left out without a word', async () => {
    const [unrated, unproved] = [await createPerson(app), await createPerson(app, { validated: false })];
    const others = await notAskable();
    expect(await askable(unrated, unproved, me, ...Object.values(others))).toEqual([unrated.id]);
    const nobody = { ...unrated, code: 'nobody' };
    expect(await askable(nobody)).toEqual([]);
  });

  test('invites and mails them like anybody, and makes them known', async () => {
    const stranger = await createPerson(app);
    const before = (await outbox(app, stranger.email)).length;
    const { body } = await invite(stranger);
    expect(body.invitee).toMatchObject([{ status: 'SENT', email: null, user: { id: stranger.id } }]);
    expect(await outbox(app, stranger.email)).toHaveLength(before + 1);
    const known = await call(app, findKnownPeople, { token: me.token });
    expect(known.body.map(({ id }) => id)).toEqual([stranger.id]);
  });

  test('is refused for minors, closed accounts, guests and nobody; a block shows as not delivered', async () => {
    const { minor, closed, blocks, shy } = await notAskable();
    const guest = newGuest();
    const seen = await createTestGame(app, await createPerson(app), { contactList: [guest] });
    const ids = [minor?.id, closed?.id, seen.invitee[0]?.user.id, 'nobodyAtAll'];
    for (const id of ids) expect((await invite({ id: id ?? '' })).error).toMatchObject({ status: 404 });
    const { body } = await invite({ id: blocks?.id ?? '' }, { id: shy?.id ?? '' });
    expect(body.invitee.map(({ status }) => status)).toEqual(['UNDELIVERABLE', 'UNDELIVERABLE']);
  });

  test('is for twenty a day; who is known by then does not count', async () => {
    const [known, last] = [await createPerson(app), await createPerson(app)];
    await invite(known);
    await app.db.query("update limits set used = 20 where key like 'strangers:%'");
    expect((await invite(known)).status).toBe(201);
    expect((await invite(last)).error).toMatchObject({ status: 429, messageId: 'E.tooMany' });
  });
});
