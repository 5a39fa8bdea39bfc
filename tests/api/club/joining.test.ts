import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  getClub,
  joinClub,
  leaveClub,
  removePerson,
  renewJoinLink,
  savePerson,
  searchPeople,
} from '../../../shared/contract/club.ts';
import type { Club } from '../../../shared/contract/schemas/club.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createMember, createOrganiser, createTestClub, entryOf } from '../../support/clubs.ts';
import { createPerson, logIn, type Person } from '../../support/factories.ts';
import { sweepAt } from '../../support/jobsDone.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

// The limits of one test are not the next one's.
beforeEach(() => app.clock.set(addHours(app.clock.now(), 2)));

const join = ({ token }: Person, { id }: Club, body: object = {}) =>
  call(app, joinClub, { params: { id }, token, body });
const leave = ({ token }: Person, { id }: Club) => call(app, leaveClub, { params: { id }, token });
const look = async ({ token }: Person, { slug }: Club) =>
  (await call(app, getClub, { params: { id: slug }, token })).body;
const list = async ({ token }: Person, { id }: Club, body: object = {}) =>
  call(app, searchPeople, { params: { id }, token, body });
const save = ({ token }: Person, { id }: Club, personId: string, body: object) =>
  call(app, savePerson, { params: { id, personId }, token, body });
const remove = ({ token }: Person, { id }: Club, personId: string) =>
  call(app, removePerson, { params: { id, personId }, token });
/** Sessions do not last as long as a request. */
const again = async (person: Person): Promise<Person> => ({ ...person, token: await logIn(app, person.email) });
const tokenOf = ({ joinUrl }: Club) => joinUrl?.split('/').at(-1);

// R-club-join
describe('joining', () => {
  test('an open club takes a press, however often it comes', async () => {
    const club = await createTestClub(app, await createPerson(app));
    const player = await createPerson(app);
    const answers = await Promise.all(Array.from({ length: 5 }, () => join(player, club)));
    expect(answers.map(({ body }) => body.state)).toEqual(Array(5).fill('IN'));
    expect(await look(player, club)).toMatchObject({ role: 'MEMBER', memberCount: 2, action: ['MATCH', 'LEAVE'] });
  });

  test('a club that wants to be asked: any organiser takes in or refuses', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper, { joining: 'ASK' });
    const organiser = await createOrganiser(app, club, keeper);
    const [ann, bert] = [await createPerson(app), await createPerson(app)];
    expect((await join(ann, club, { message: 'I play on Tuesdays' })).body.state).toBe('ASKED');
    await join(bert, club);
    expect(await look(ann, club)).toMatchObject({ role: null, asked: true, action: [] });
    const asked = await entryOf(app, club, organiser, ann);
    expect(asked).toMatchObject({ state: 'ASKED', message: 'I play on Tuesdays' });
    expect((await save(organiser, club, asked.id, { role: 'MEMBER' })).body).toMatchObject({
      ...{ state: 'IN', role: 'MEMBER', message: null },
    });
    await remove(organiser, club, (await entryOf(app, club, organiser, bert)).id);
    expect(await look(ann, club)).toMatchObject({ role: 'MEMBER', asked: false });
    expect(await look(bert, club)).toMatchObject({ role: null, asked: false, action: ['JOIN'] });
  });

  test('organisers find who asks, guests among them, by one call', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper, { joining: 'ASK' });
    const [ann, guest] = [await createPerson(app), await createMember(app, club)];
    const line = await entryOf(app, club, keeper, guest);
    await save(keeper, club, line.id, { role: 'GUEST' });
    const asking = async () =>
      (await list(keeper, club, { state: 'ASKED' })).body.people.map(({ code }) => code).sort();
    expect(await asking()).toEqual([]);
    await join(ann, club);
    await join(guest, club);
    expect(await asking()).toEqual([ann.code, guest.code].sort());
    await save(keeper, club, line.id, { role: 'MEMBER' });
    expect(await asking()).toEqual([ann.code]);
    const barred = (await list(keeper, club, { state: 'BARRED' })).body;
    expect(barred).toMatchObject({ people: [], total: 0 });
  });

  test('a request lapses after 30 days', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper, { joining: 'ASK' });
    const player = await createPerson(app);
    await join(player, club);
    await sweepAt([app], addDays(app.clock.now(), 31));
    const [later, itsKeeper] = [await again(player), await again(keeper)];
    expect(await look(later, club)).toMatchObject({ asked: false, action: ['JOIN'] });
    expect((await list(itsKeeper, club)).body.total).toBe(1);
  });

  test('a club that is joined by link alone: the link lets in, until it is renewed', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper, { visibility: 'MEMBERS', joining: 'LINK' });
    const [ann, bert] = [await createPerson(app), await createPerson(app)];
    expect((await join(ann, club)).status).toBe(404);
    expect((await join(ann, club, { token: 'aGuess' })).status).toBe(404);
    expect((await join(ann, club, { token: tokenOf(club) })).body.state).toBe('IN');
    const renewed = await call(app, renewJoinLink, { params: { id: club.id }, token: keeper.token });
    expect((await join(bert, club, { token: tokenOf(club) })).status).toBe(404);
    expect((await join(bert, club, { token: renewed.body.url.split('/').at(-1) })).body.state).toBe('IN');
  });

  test('needs a proved address', async () => {
    const club = await createTestClub(app, await createPerson(app));
    expect((await join(await createPerson(app, { validated: false }), club)).error.messageId).toBe('E.club.unproved');
  });

  test('a guest who is refused stays a guest, with what was typed of them', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper, { joining: 'ASK' });
    const guest = await createPerson(app);
    await app.db.query(
      `insert into club_people (id, club_id, user_id, role, note, added_at) values ('gus', $1, $2, 'GUEST', 'Cash', $3)`,
      [club.id, guest.id, app.clock.now()],
    );
    expect((await join(guest, club, { message: 'Please' })).body.state).toBe('ASKED');
    expect((await remove(keeper, club, 'gus')).status).toBe(204);
    expect(await entryOf(app, club, keeper, guest)).toMatchObject({ role: 'GUEST', note: 'Cash', message: null });
    expect((await list(keeper, club, { state: 'ASKED' })).body.total).toBe(0);
    expect((await remove(keeper, club, 'gus')).status).toBe(204);
    expect((await list(keeper, club)).body.total).toBe(1);
  });

  test('somebody who is barred is answered as who has asked, and stays barred by the link as well', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper, { joining: 'ASK' });
    const player = await createMember(app, club);
    await save(keeper, club, (await entryOf(app, club, keeper, player)).id, { barred: true });
    expect(await look(player, club)).toMatchObject({ role: null, asked: false, action: ['JOIN'] });
    expect((await join(player, club, { message: 'Please' })).body.state).toBe('ASKED');
    expect((await join(player, club, { token: tokenOf(club) })).body.state).toBe('ASKED');
    expect(await look(player, club)).toMatchObject({ role: null, asked: true });
    expect(await entryOf(app, club, keeper, player)).toMatchObject({ state: 'BARRED' });
    await leave(player, club);
    expect(await entryOf(app, club, keeper, player)).toMatchObject({ state: 'BARRED', message: null });
  });
});

// R-club-leave
describe('leaving', () => {
  test('a member is out, and joins again as anybody', async () => {
    const club = await createTestClub(app, await createPerson(app));
    const player = await createMember(app, club);
    expect((await leave(player, club)).status).toBe(204);
    expect(await look(player, club)).toMatchObject({ role: null, action: ['JOIN'] });
  });

  test('the keeper cannot leave, be removed, or lose the role', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const organiser = await createOrganiser(app, club, keeper);
    const { id } = await entryOf(app, club, keeper, keeper);
    for (const answer of [
      await leave(keeper, club),
      await remove(organiser, club, id),
      await save(organiser, club, id, { role: 'MEMBER' }),
      await save(keeper, club, id, { role: 'MEMBER' }),
    ]) {
      expect(answer.error.messageId).toBe('E.club.keeper');
    }
  });
});

// R-club-roles
describe('roles', () => {
  test('organisers make organisers, give up their own role, and only the keeper takes it from them', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const [first, second] = [await createOrganiser(app, club, keeper), await createOrganiser(app, club, keeper)];
    const member = await createMember(app, club);
    const line = async (person: Person) => (await entryOf(app, club, keeper, person)).id;
    expect((await save(member, club, await line(first), { role: 'MEMBER' })).status).toBe(403);
    expect((await save(first, club, await line(member), { role: 'ORGANISER' })).status).toBe(200);
    expect((await save(first, club, await line(second), { role: 'MEMBER' })).status).toBe(403);
    expect((await save(first, club, await line(first), { role: 'MEMBER' })).body.role).toBe('MEMBER');
    expect((await save(keeper, club, await line(second), { role: 'MEMBER' })).body.role).toBe('MEMBER');
  });

  test('there are ten organisers at most', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const members = await Promise.all(Array.from({ length: 10 }, () => createMember(app, club)));
    const lines = await Promise.all(members.map((member) => entryOf(app, club, keeper, member)));
    const answers = await Promise.all(lines.map(({ id }) => save(keeper, club, id, { role: 'ORGANISER' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
    expect(answers.find(({ status }) => status === 403)?.error.data).toEqual({ limit: 10, what: 'ORGANISERS' });
  });
});

// R-club-list
describe('the list', () => {
  test('is by name, in pages, and searched; nothing that is typed is a pattern', async () => {
    const keeper = await createPerson(app, { firstName: 'Zoe', lastName: 'Zander' });
    const club = await createTestClub(app, keeper);
    for (const firstName of ['Bo', 'Ann', 'Percy 100%'])
      await createMember(app, club, { firstName, lastName: 'Baker' });
    const names = async (body: object) => (await list(keeper, club, body)).body;
    const first = await names({ limit: 2 });
    expect([first.people.map(({ firstName }) => firstName), first.total]).toEqual([['Ann', 'Bo'], 4]);
    const second = await names({ limit: 2, after: first.next });
    expect([second.people.map(({ firstName }) => firstName), second.next]).toEqual([['Percy 100%', 'Zoe'], null]);
    expect((await names({ text: 'BAKER' })).total).toBe(3);
    expect((await names({ text: '%' })).people.map(({ firstName }) => firstName)).toEqual(['Percy 100%']);
    expect((await names({ role: 'ORGANISER' })).total).toBe(1);
  });

  // R-search-letters
  test.each([
    ['Łukasz', 'Łódzki', ['Łukasz', 'łukasz', 'lukasz', 'LUKASZ ŁÓDZKI', 'lodz']],
    ['Zoë', 'Øster Weiß', ['Zoë', 'zoe', 'ZOË', 'oster weiss', 'WEISS', 'weiß']],
    ['É.', 'ÆGIR', ['é', 'É', 'e. aegir', 'ægir']],
    ['Γιάννης', 'Işık', ['Γιάννης', 'γιαννης', 'ΓΙΑΝΝΗΣ ISIK', 'ışık']],
  ])('finds %s %s however a keyboard writes it', async (firstName, lastName, writings) => {
    const keeper = await createPerson(app, { firstName: 'Bo', lastName: 'Cox' });
    const club = await createTestClub(app, keeper);
    await createMember(app, club, { firstName, lastName });
    for (const text of writings) {
      const { people, total } = (await list(keeper, club, { text })).body;
      expect([total, people.map((each) => each.firstName)], text).toEqual([1, [firstName]]);
    }
  });

  test('puts É beside E, and the next page follows on it', async () => {
    const keeper = await createPerson(app, { firstName: 'Fay', lastName: 'Cox' });
    const club = await createTestClub(app, keeper);
    for (const firstName of ['Ez', 'Éa', 'ea']) await createMember(app, club, { firstName, lastName: 'Cox' });
    const shown: string[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const { people, next }: { people: { firstName: string }[]; next: string | null } = (
        await list(keeper, club, { limit: 1, ...(after && { after }) })
      ).body;
      shown.push(...people.map(({ firstName }) => firstName));
      after = next;
    }
    expect(shown.map((name) => name.toLowerCase().replace('é', 'e'))).toEqual(['ea', 'ea', 'ez', 'fay']);
  });

  test('shows members names alone, and outsiders nothing', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper, { joining: 'ASK' });
    const member = await createMember(app, club);
    await join(await createPerson(app, { firstName: 'Asking' }), club, { message: 'Hello' });
    const seen = (await list(member, club)).body;
    expect(seen.total).toBe(2);
    expect(JSON.stringify(seen)).not.toMatch(/Hello|Asking|@/);
    expect(seen.people.map(({ joinedAt }) => joinedAt)).toEqual([null, null]);
    expect((await list(await createPerson(app), club)).status).toBe(403);
  });
});
