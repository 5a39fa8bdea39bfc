import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  closeClub,
  handOver,
  joinClub,
  leaveClub,
  removePerson,
  reopenClub,
  saveMembership,
  savePerson,
  takeOver,
} from '../../../shared/contract/club.ts';
import { deleteMe } from '../../../shared/contract/profile.ts';
import type { Club } from '../../../shared/contract/schemas/club.ts';
import { unsubscribe } from '../../../shared/contract/unsubscribe.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createMember, createOrganiser, createTestClub, entryOf } from '../../support/clubs.ts';
import { createPerson, logIn, outbox, PASSWORD, type Person } from '../../support/factories.ts';
import { sweepAt } from '../../support/jobsDone.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });
const twin = useTestApp(() => ({ now: app.clock.now(), connection: app.connection }));

// The limits of one test are not the next one's; at noon in Brussels nobody sleeps.
beforeEach(() => app.clock.set(new Date(`${addDays(app.clock.now(), 1).toISOString().slice(0, 10)}T11:00:00.000Z`)));

const PROOF = { currentPassword: PASSWORD };
const ask = ({ token }: Person, { id }: Club) => call(app, joinClub, { params: { id }, token, body: {} });
/** The subjects of the mails to somebody that are about a club, newest first. */
const mailsTo = async ({ email }: Person, { name }: Club): Promise<string[]> =>
  (await outbox(app, email)).map(({ subject }) => subject).filter((subject) => subject.includes(name));
/** Both processes have one clock, or one would think that the other is late. */
const soon = () => sweepAt([app, twin], addMinutes(app.clock.now(), 1));

// R-club-join
describe('asking to join', () => {
  test('organisers are told, each at most once a day; who is let in is told, who is refused is not', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper, { joining: 'ASK' });
    const organiser = await createOrganiser(app, club, keeper);
    const [ann, bert] = [await createPerson(app, { firstName: 'Ann', lastName: 'Asks' }), await createPerson(app)];
    await ask(ann, club);
    await ask(bert, club);
    for (const each of [keeper, organiser]) {
      expect(await mailsTo(each, club)).toEqual([`Ann Asks would like to join ${club.name}`]);
    }
    const entry = await entryOf(app, club, organiser, ann);
    const params = { id: club.id, personId: entry.id };
    await call(app, savePerson, { params, token: organiser.token, body: { role: 'MEMBER' } });
    expect(await mailsTo(ann, club)).toEqual([`You’re in: ${club.name}`]);
    const refused = { id: club.id, personId: (await entryOf(app, club, organiser, bert)).id };
    await call(app, removePerson, { params: refused, token: organiser.token });
    expect(await mailsTo(bert, club)).toEqual([]);
    app.clock.set(addHours(app.clock.now(), 25));
    const again = await logIn(app, bert.email);
    await ask({ ...bert, token: again }, club);
    expect(await mailsTo(keeper, club)).toHaveLength(2);
  });

  test('organisers hear of the next request where the mail about one found no room', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper, { joining: 'ASK' });
    const [ann, bert] = [await createPerson(app), await createPerson(app, { firstName: 'Bert', lastName: 'Asks' })];
    // An account of today mails 30 strangers in an hour.
    await app.db.query(
      `insert into mail_counts (key, holder, counted_at)
        select 'strangers:' || $1, $1, $2::timestamptz from generate_series(1, 30)`,
      [ann.id, app.clock.now()],
    );
    await ask(ann, club);
    expect(await mailsTo(keeper, club)).toEqual([]);
    await ask(bert, club);
    expect(await mailsTo(keeper, club)).toEqual([`Bert Asks would like to join ${club.name}`]);
  });

  test('somebody who is barred reaches nobody, and an organiser who has stopped the club is not told', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper, { joining: 'ASK' });
    const member = await createMember(app, club);
    const { id: personId } = await entryOf(app, club, keeper, member);
    await call(app, savePerson, { params: { id: club.id, personId }, token: keeper.token, body: { barred: true } });
    expect(await mailsTo(member, club)).toEqual([]);
    await ask(member, club);
    expect(await mailsTo(keeper, club)).toEqual([]);
    await call(app, saveMembership, { params: { id: club.id }, token: keeper.token, body: { stopped: true } });
    await ask(await createPerson(app), club);
    expect(await mailsTo(keeper, club)).toEqual([]);
  });
});

test('who had joined is told of a removal, by name, and can stop the club by that mail (R-club-leave)', async () => {
  const keeper = await createPerson(app, { firstName: 'Kim', lastName: 'Keeper' });
  const club = await createTestClub(app, keeper);
  const member = await createMember(app, club);
  const { id: personId } = await entryOf(app, club, keeper, member);
  await call(app, removePerson, { params: { id: club.id, personId }, token: keeper.token });
  expect(await mailsTo(member, club)).toEqual([`You’re no longer in ${club.name}`]);
  const [mail] = await outbox(app, member.email);
  expect(mail?.text).toContain('Kim Keeper');
  expect(mail?.text).toContain(`because you were in the club ${club.name}`);
  const stop = new URL(mail?.links.at(-1) ?? '').searchParams;
  const body = { token: stop.get('t') ?? '', clubRef: stop.get('club') ?? '', type: 'BLOCK_CLUB' as const };
  expect((await call(app, unsubscribe, { body })).status).toBe(204);
  // Who leaves by themselves knows.
  const other = await createMember(app, club);
  await call(app, leaveClub, { params: { id: club.id }, token: other.token });
  expect(await mailsTo(other, club)).toEqual([]);
});

// R-club-handover, R-club-close
describe('what concerns the whole club', () => {
  test('handing over and taking over: all organisers are told, once, and members are not', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const heir = await createOrganiser(app, club, keeper, { firstName: 'Hedy', lastName: 'Heir' });
    const third = await createOrganiser(app, club, keeper);
    const member = await createMember(app, club);
    const { id: personId } = await entryOf(app, club, keeper, heir);
    const params = { id: club.id };
    await call(app, handOver, { params, token: keeper.token, body: { ...PROOF, personId } });
    await soon();
    const named = `${club.name}: Hedy Heir is to take over`;
    for (const each of [heir, third]) expect(await mailsTo(each, club)).toEqual([named]);
    const token = await logIn(app, heir.email);
    await call(app, takeOver, { params, token });
    await soon();
    await soon();
    const kept = `Hedy Heir is now in charge of ${club.name}`;
    expect(await mailsTo(keeper, club)).toEqual([kept]);
    expect(await mailsTo(third, club)).toEqual([kept, named]);
    expect(await mailsTo(member, club)).toEqual([]);
    expect((await app.db.query('select id from club_mailings')).rows).toEqual([]);
  });

  test('closing: one mail a person; none if it is open again by then', async () => {
    const keeper = await createPerson(app, { firstName: 'Kim', lastName: 'Keeper' });
    const club = await createTestClub(app, keeper);
    const [ann, bert] = [await createMember(app, club), await createMember(app, club)];
    const params = { id: club.id };
    await call(app, closeClub, { params, token: keeper.token, body: PROOF });
    await call(app, reopenClub, { params, token: keeper.token, body: PROOF });
    await soon();
    expect(await mailsTo(ann, club)).toEqual([]);
    const token = await logIn(app, keeper.email);
    await call(app, closeClub, { params, token, body: PROOF });
    await soon();
    await soon();
    for (const each of [ann, bert]) expect(await mailsTo(each, club)).toEqual([`${club.name} is closed`]);
    expect((await outbox(app, ann.email))[0]?.text).toContain('Kim Keeper');
    expect(await mailsTo(keeper, club)).toEqual([]);
  });

  test('two servers that sweep at once mail each person once', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const members = [await createMember(app, club), await createMember(app, club), await createMember(app, club)];
    await call(app, closeClub, { params: { id: club.id }, token: keeper.token, body: PROOF });
    await sweepAt([app, twin], addMinutes(app.clock.now(), 1));
    await soon();
    for (const each of members) expect(await mailsTo(each, club)).toEqual([`${club.name} is closed`]);
  });
});

// R-club-orphan
describe('when the account of a keeper ends', () => {
  test('organisers hear who is keeper, in the morning if it is night', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const next = await createOrganiser(app, club, keeper, { firstName: 'Nora', lastName: 'Next' });
    app.clock.set(addHours(app.clock.now(), 12));
    await call(app, deleteMe, { token: await logIn(app, keeper.email), body: PROOF });
    await soon();
    expect(await mailsTo(next, club)).toEqual([]);
    await sweepAt([app, twin], addHours(app.clock.now(), 11));
    expect(await mailsTo(next, club)).toEqual([`Nora Next is now in charge of ${club.name}`]);
  });

  test('without an organiser members of 30 days are asked to take over, once; then it is closed', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const member = await createMember(app, club);
    app.clock.set(addDays(app.clock.now(), 31));
    const [token, newcomer] = [await logIn(app, keeper.email), await createPerson(app)];
    await ask(newcomer, club);
    await call(app, deleteMe, { token, body: PROOF });
    await soon();
    await soon();
    const orphaned = `${club.name} needs someone in charge`;
    expect(await mailsTo(member, club)).toEqual([orphaned]);
    expect(await mailsTo(newcomer, club)).toEqual([]);
    await sweepAt([app, twin], addDays(app.clock.now(), 31));
    await soon();
    expect(await mailsTo(member, club)).toEqual([`${club.name} is closed`, orphaned]);
    expect(await mailsTo(newcomer, club)).toEqual([`${club.name} is closed`]);
  });
});
