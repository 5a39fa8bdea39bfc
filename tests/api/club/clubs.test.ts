import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { beforeEach, describe, expect, test } from 'vitest';
import { createClub, getClub, saveClub, saveCourts } from '../../../shared/contract/club.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { clubBody, createMember, createOrganiser, createTestClub } from '../../support/clubs.ts';
import { createPerson, type Person } from '../../support/factories.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

// The limits of one test are not the next one's.
beforeEach(() => app.clock.set(addHours(app.clock.now(), 2)));

const look = (slug: string, viewer?: Person) =>
  call(app, getClub, { params: { id: slug }, ...(viewer && { token: viewer.token }) });
const make = ({ token }: Person, body: object, once?: string) =>
  call(app, createClub, { token, body, ...(once && { once }) });
const save = ({ token }: Person, id: string, body: object) => call(app, saveClub, { params: { id }, token, body });
const pass = (days: number) => app.clock.set(addDays(app.clock.now(), days));

// R-club
describe('a new club', () => {
  test('has its maker as keeper, once however often the call comes', async () => {
    const keeper = await createPerson(app, { firstName: 'Kim' });
    const body = clubBody({ about: 'Two courts behind the church.' });
    const first = await make(keeper, body, 'a-key-of-one-club-1');
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      ...body,
      ...{ role: 'KEEPER', asked: false, version: 1, memberCount: 1, venues: [], juniors: false },
      action: ['EDIT', 'PEOPLE', 'MATCH', 'ANNOUNCE', 'HANDOVER', 'CLOSE'],
      organisers: [{ firstName: 'Kim' }],
    });
    expect((await make(keeper, body, 'a-key-of-one-club-1')).body.id).toBe(first.body.id);
  });

  test('is nothing for an account without a proved address', async () => {
    const newcomer = await createPerson(app, { validated: false });
    expect((await make(newcomer, clubBody())).error.messageId).toBe('E.club.unproved');
  });

  test('keeps to the plan of its keeper, for two at once as well', async () => {
    const keeper = await createPerson(app);
    const both = await Promise.all([make(keeper, clubBody()), make(keeper, clubBody())]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 403]);
    const refused = both.find(({ status }) => status === 403);
    expect(refused?.error).toMatchObject({
      messageId: 'E.limit.club',
      data: { level: 'PLAYIT', limit: 1, what: 'CLUBS' },
    });
  });

  test('has an address of its own: of ten at once one gets it', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => createPerson(app)));
    const answers = await Promise.all(people.map((person) => make(person, clubBody({ slug: 'wanted' }))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409).map(({ error }) => error.messageId)).toEqual(
      Array(9).fill('E.club.slug'),
    );
  });

  test.each([
    ['slug', 'Park side'],
    ['slug', 'new'],
    ['timezone', 'Europe/Nowhere'],
    ['country', 'Belgium'],
    ['sports', []],
    ['sports', ['CHESS']],
    ['name', 'visit www.spam.example'],
    ['visibility', 'PUBLIC', { juniors: true }],
  ] as [string, unknown, object?][])('is refused with %s %j', async (field, value, more = {}) => {
    const answer = await make(await createPerson(app), clubBody({ [field]: value, ...more }));
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.error.data?.fields ?? {})[0]).toContain(field);
  });
});

// R-club-visibility
describe('what is shown', () => {
  test('of a public club: everybody sees its facts, and who shows themselves', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper, { about: 'Come along.' });
    await createOrganiser(app, club, keeper, { firstName: 'Hidden' });
    await app.db.query("update users set listed = 'NOBODY' where first_name = 'Hidden'");
    const seen = (await look(club.slug)).body;
    expect(seen).toMatchObject({ about: 'Come along.', memberCount: 2, role: null, action: ['JOIN'], joinUrl: null });
    expect(seen.organisers).toHaveLength(1);
    expect((await look(club.slug, keeper)).body.organisers).toHaveLength(2);
  });

  test('of a members’ club: its name, town and how to join', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper, { visibility: 'MEMBERS', joining: 'ASK', about: 'Ours.' });
    const outside = { name: club.name, city: 'Gent', about: null, memberCount: null, organisers: [], venues: [] };
    expect((await look(club.slug)).body).toMatchObject({ ...outside, action: ['JOIN'] });
    expect((await look(club.slug, await createMember(app, club))).body).toMatchObject({
      about: 'Ours.',
      memberCount: 2,
    });
  });

  test('of a members’ club joined by link: nothing, as if there were none', async () => {
    const club = await createTestClub(app, await createPerson(app), { visibility: 'MEMBERS', joining: 'LINK' });
    const stranger = await createPerson(app);
    const nothing = await look('no-such-club', stranger);
    for (const answer of [await look(club.slug), await look(club.slug, stranger)]) {
      expect({ status: answer.status, error: answer.error }).toEqual({ status: nothing.status, error: nothing.error });
    }
  });

  test('not by a session that has ended', async () => {
    const club = await createTestClub(app, await createPerson(app));
    expect((await call(app, getClub, { params: { id: club.slug }, token: 'endedEndedEnded' })).status).toBe(401);
  });
});

describe('a change', () => {
  test('changes what is named, and raises the version', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper, { about: 'Old.' });
    const changed = (await save(keeper, club.id, { name: 'New name', about: '', version: 1 })).body;
    expect(changed).toMatchObject({ name: 'New name', about: null, city: 'Gent', version: 2 });
    const stale = await save(keeper, club.id, { name: 'Other', version: 1 });
    expect(stale.error).toMatchObject({ messageId: 'E.club.changed', data: { version: 2 } });
  });

  test('is for organisers', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const member = await createMember(app, club);
    const organiser = await createOrganiser(app, club, keeper);
    expect((await save(member, club.id, { name: 'Mine' })).status).toBe(403);
    expect((await save(await createPerson(app), club.id, { name: 'Mine' })).status).toBe(403);
    expect((await save(organiser, club.id, { name: 'Ours' })).status).toBe(200);
  });

  // R-club
  test('of the address: the old one leads on for a year, and is nobody else’s', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper, { slug: 'old-name' });
    await save(keeper, club.id, { slug: 'new-name' });
    expect((await look('old-name')).body.slug).toBe('new-name');
    const rival = await createPerson(app);
    expect((await make(rival, clubBody({ slug: 'old-name' }))).error.messageId).toBe('E.club.slug');
    expect((await save(keeper, club.id, { slug: 'old-name' })).body.slug).toBe('old-name');
    expect((await save(keeper, club.id, { slug: 'new-name' })).status).toBe(200);
    const fourth = await save(keeper, club.id, { slug: 'third-name', name: 'Third' });
    expect(fourth.error).toMatchObject({ status: 429, messageId: 'E.club.renames', data: { limit: 3 } });
    expect((await save(keeper, club.id, { name: 'Third' })).body).toMatchObject({ slug: 'new-name', name: 'Third' });
    pass(366);
    expect((await look('old-name')).status).toBe(404);
    expect((await make(await createPerson(app), clubBody({ slug: 'old-name' }))).status).toBe(201);
  });
});

// R-club-courts
describe('where a club plays', () => {
  const court = (name: string, id?: string) => ({ name, indoor: false, sports: ['TENNIS'], ...(id && { id }) });
  const set = ({ token }: Person, id: string, venues: object[]) =>
    call(app, saveCourts, { params: { id }, token, body: { venues } });

  test('is replaced whole: courts keep their ids, may trade names, and go', async () => {
    const keeper = await createPerson(app);
    const { id } = await createTestClub(app, keeper);
    const made = await set(keeper, id, [{ name: 'Park', city: 'Gent', courts: [court('1'), court('2')] }]);
    const [venue] = made.body.venues;
    const [one, two] = venue?.courts ?? [];
    const traded = [{ id: venue?.id, name: 'Park', courts: [court('2', one?.id), court('1', two?.id)] }];
    const after = (await set(keeper, id, traded)).body.venues;
    expect(after[0]?.courts.map((each) => [each.id, each.name])).toEqual([
      [one?.id, '2'],
      [two?.id, '1'],
    ]);
    const twice = { id: venue?.id, name: 'Park', courts: [court('3')] };
    const refused = await set(keeper, id, [twice, twice]);
    expect(refused.error).toMatchObject({ status: 400, data: { fields: { 'venues[1].id': 'field.twice' } } });
    const fewer = await set(keeper, id, [{ id: venue?.id, name: 'Park', courts: [court('1', two?.id)] }]);
    expect(fewer.body.venues[0]?.courts).toHaveLength(1);
    expect((await set(keeper, id, [])).body.venues).toEqual([]);
  });

  test('has no two courts of one name, no court of another club, and no more than the plan', async () => {
    const keeper = await createPerson(app);
    const { id } = await createTestClub(app, keeper);
    const other = await createPerson(app);
    const theirs = await createTestClub(app, other);
    const foreign = (await set(other, theirs.id, [{ name: 'Hall', courts: [court('1')] }])).body.venues[0];
    expect((await set(keeper, id, [{ name: 'Park', courts: [court('A'), court('a')] }])).status).toBe(400);
    expect((await set(keeper, id, [{ id: foreign?.id, name: 'Hall', courts: [] }])).status).toBe(404);
    const taken = [{ name: 'Park', courts: [court('1', foreign?.courts[0]?.id)] }];
    expect((await set(keeper, id, taken)).status).toBe(404);
    const seven = Array.from({ length: 7 }, (_one, index) => court(`${index}`));
    const refused = await set(keeper, id, [{ name: 'Park', courts: seven }]);
    expect(refused.error).toMatchObject({ messageId: 'E.limit.club', data: { limit: 6, what: 'COURTS' } });
    expect((await look(theirs.slug)).body.venues[0]?.courts).toHaveLength(1);
  });
});
