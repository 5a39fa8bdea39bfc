import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { beforeEach, describe, expect, test } from 'vitest';
import { closeClub, saveMembership } from '../../../shared/contract/club.ts';
import { announce } from '../../../shared/contract/clubActs.ts';
import { deleteMe, exportMe } from '../../../shared/contract/profile.ts';
import { importPeople } from '../../../shared/contract/roster.ts';
import type { Club } from '../../../shared/contract/schemas/club.ts';
import { blockUser } from '../../../shared/contract/settings.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createMember, createOrganiser, createTestClub } from '../../support/clubs.ts';
import { ageAccount, createPerson, logIn, outbox, PASSWORD, type Person } from '../../support/factories.ts';
import { jobsDone, sweepAt } from '../../support/jobsDone.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

// The limits of one test are not the next one's.
beforeEach(() => app.clock.set(addHours(app.clock.now(), 2)));

const TEXT = { subject: 'The hall is closed', body: 'Not on Thursday.\n\nSee you on Friday.' };
const say = ({ token }: Person, { id }: Club, changes: object = {}) =>
  call(app, announce, { params: { id }, token, body: { ...TEXT, ...changes } });
const newsTo = async ({ email }: { email: string }, { name }: Club) =>
  (await outbox(app, email)).filter(({ subject }) => subject.startsWith(`From ${name}`));
const again = async (person: Person): Promise<Person> => ({ ...person, token: await logIn(app, person.email) });

// R-club-announce
describe('an announcement', () => {
  test('goes to members in the club’s name and names its writer; not to guests, to who has stopped it or is apart', async () => {
    const keeper = await createPerson(app, { firstName: 'Kim', lastName: 'Keeper' });
    const club = await createTestClub(app, keeper);
    const organiser = await createOrganiser(app, club, keeper);
    const [ann, stopped, apart] = [
      await createMember(app, club),
      await createMember(app, club),
      await createMember(app, club),
    ];
    const lines = [{ firstName: 'Typed', email: 'only.typed@list.example' }];
    await call(app, importPeople, { params: { id: club.id }, token: keeper.token, body: { lines, dryRun: false } });
    await call(app, saveMembership, { params: { id: club.id }, token: stopped.token, body: { stopped: true } });
    await call(app, blockUser, { query: { userId: keeper.id }, token: apart.token });
    const answer = await say(keeper, club, { link: 'https://parkside.example/hall' });
    expect(answer).toMatchObject({ status: 201, body: { receivers: 3 } });
    await jobsDone(app, 'clock.sweep');
    for (const each of [ann, organiser]) expect(await newsTo(each, club)).toHaveLength(1);
    for (const each of [keeper, stopped, apart, { email: 'only.typed@list.example' }]) {
      expect(await newsTo(each, club)).toEqual([]);
    }
    const [mail] = await newsTo(ann, club);
    expect(mail).toMatchObject({ subject: `From ${club.name}: The hall is closed` });
    for (const part of ['Kim Keeper', 'See you on Friday.', 'Open parkside.example:\nhttps://parkside.example/hall']) {
      expect(mail?.text).toContain(part);
    }
    const { rows } = await app.db.query('select from_name from mails where id = $1', [mail?.id]);
    expect(rows).toEqual([{ from_name: `${club.name} via Crosscourt` }]);
    expect((await app.db.query('select id from club_mailings')).rows).toEqual([]);
  });

  test('twice a day, five times in seven days, of all organisers together', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const organiser = await createOrganiser(app, club, keeper);
    const both = await Promise.all([say(keeper, club), say(organiser, club), say(keeper, club)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 201, 429]);
    for (const [days, status] of [
      [1, 201],
      [2, 201],
      [3, 201],
      [4, 429],
      [6, 429],
    ]) {
      app.clock.set(addDays(app.clock.now(), 1));
      const answer = await say(await again(days === 1 ? organiser : keeper), club);
      expect([days, answer.status]).toEqual([days, status]);
    }
    app.clock.set(addDays(app.clock.now(), 2));
    expect((await say(await again(keeper), club)).status).toBe(201);
  });

  test('a repeated call is one announcement', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const ann = await createMember(app, club);
    const parts = { params: { id: club.id }, token: keeper.token, body: TEXT, once: 'announcedOnlyOnce' };
    const [one, two] = await Promise.all([call(app, announce, parts), call(app, announce, parts)]);
    expect(one.body.id).toBe(two.body.id);
    await jobsDone(app, 'clock.sweep');
    expect(await newsTo(ann, club)).toHaveLength(1);
  });

  test.each([
    ['a link in the text', { body: 'Look at https://evil.example' }],
    ['a link in the subject', { subject: 'ftp://evil.example' }],
    ['a host in the subject', { subject: 'Pay at www.evil.example' }],
    ['a host with a path in the subject', { subject: 'Pay at evil.co/now' }],
    ['a link with a user', { link: 'https://parkside@evil.example' }],
    ['a link without encryption', { link: 'http://parkside.example' }],
    ['nothing to say', { body: '   ' }],
  ])('%s is 400', async (_what, changes) => {
    const keeper = await createPerson(app);
    expect((await say(keeper, await createTestClub(app, keeper), changes)).status).toBe(400);
  });

  test('members write none: 403; nobody in a closed club: 409', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    expect((await say(await createMember(app, club), club)).status).toBe(403);
    await call(app, closeClub, { params: { id: club.id }, token: keeper.token, body: { currentPassword: PASSWORD } });
    expect((await say(await again(keeper), club)).status).toBe(409);
  });

  test('of a new account to more members than it may write to: the others get it as soon as there is room', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const members: Person[] = [];
    for (let n = 0; n < 3; n += 1) members.push(await createMember(app, club));
    // 29 of the 30 mails of this hour are gone.
    await app.db.query(
      `insert into mail_counts (key, holder, counted_at)
        select 'strangers:' || $1, $1, $2::timestamptz from generate_series(1, 29)`,
      [keeper.id, app.clock.now()],
    );
    expect((await say(keeper, club)).body.receivers).toBe(3);
    await jobsDone(app, 'clock.sweep');
    const arrived = async () => (await Promise.all(members.map((each) => newsTo(each, club)))).flat().length;
    expect(await arrived()).toBe(1);
    expect((await call(app, exportMe, { token: keeper.token })).body.announcements).toMatchObject([TEXT]);
    await sweepAt([app], addMinutes(app.clock.now(), 61));
    expect(await arrived()).toBe(3);
  });

  test('whom its writer has mailed too often today holds up nobody behind them', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const members: Person[] = [];
    for (let n = 0; n < 3; n += 1) members.push(await createMember(app, club));
    await say(keeper, club);
    await jobsDone(app, 'clock.sweep');
    const { rows } = await app.db.query(
      `select min(key) as key from mail_counts where key like 'mailCircle:%'
      and counted_at = $1`,
      [app.clock.now()],
    );
    await app.db.query(
      'insert into mail_counts (key, counted_at) select $1, $2::timestamptz from generate_series(1, 20)',
      [rows[0].key, app.clock.now()],
    );
    await say(keeper, club);
    await jobsDone(app, 'clock.sweep');
    const counts = await Promise.all(members.map(async (each) => (await newsTo(each, club)).length));
    expect(counts.sort()).toEqual([1, 2, 2]);
    expect((await app.db.query('select id from club_mailings where club_id = $1', [club.id])).rows).toEqual([]);
  });

  test('what is still on its way goes with its writer', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const organiser = await createOrganiser(app, club, keeper);
    await ageAccount(app, organiser, 1);
    await createMember(app, club);
    await app.db.query(
      `insert into club_mailings (id, club_id, kind, author_id, subject, body, created_at, due_at)
        values ('waiting', $1, 'ANNOUNCEMENT', $2, 'Larkspur', 'Larkspur', $3, $4)`,
      [club.id, organiser.id, app.clock.now(), addDays(app.clock.now(), 1)],
    );
    await call(app, deleteMe, { token: organiser.token, body: { currentPassword: PASSWORD } });
    expect((await app.db.query(`select id from club_mailings where id = 'waiting'`)).rows).toEqual([]);
  });
});
