import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  closeClub,
  getClub,
  handOver,
  removePerson,
  reopenClub,
  searchPeople,
  takeOver,
} from '../../../shared/contract/club.ts';
import { deleteMe } from '../../../shared/contract/profile.ts';
import type { Club } from '../../../shared/contract/schemas/club.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createMember, createOrganiser, createTestClub, entryOf } from '../../support/clubs.ts';
import { createPerson, logIn, PASSWORD, type Person } from '../../support/factories.ts';
import { sweepAt } from '../../support/jobsDone.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

// The limits of one test are not the next one's.
beforeEach(() => app.clock.set(addHours(app.clock.now(), 2)));

const PROOF = { currentPassword: PASSWORD };
const ofClub = ({ id }: Club, { token }: Person) => ({ params: { id }, token });
const look = (club: Club, { token }: Person) => call(app, getClub, { params: { id: club.slug }, token });
const role = async (club: Club, viewer: Person) => (await look(club, viewer)).body.role;
const hand = async (club: Club, keeper: Person, to: Person, proof: object = PROOF) => {
  const { id: personId } = await entryOf(app, club, keeper, to);
  return call(app, handOver, { ...ofClub(club, keeper), body: { ...proof, personId } });
};
const take = (club: Club, person: Person) => call(app, takeOver, ofClub(club, person));
const close = (club: Club, person: Person, proof: object = PROOF) =>
  call(app, closeClub, { ...ofClub(club, person), body: proof });
const reopen = (club: Club, person: Person) => call(app, reopenClub, { ...ofClub(club, person), body: PROOF });
const end = ({ token }: Person) => call(app, deleteMe, { token, body: PROOF });
const pass = (days: number) => app.clock.set(addDays(app.clock.now(), days));
/** Sessions do not last as long as some of what follows. */
const again = async (person: Person): Promise<Person> => ({ ...person, token: await logIn(app, person.email) });

// R-club-handover
describe('handing over', () => {
  test('the keeper names an organiser, with a proof, and that one takes over', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const [heir, other] = [await createOrganiser(app, club, keeper), await createOrganiser(app, club, keeper)];
    const member = await createMember(app, club);
    expect((await hand(club, keeper, heir, {})).error.messageId).toBe('E.proof.required');
    expect((await hand(club, keeper, member)).status).toBe(404);
    expect((await hand(club, other, heir)).status).toBe(403);
    expect((await hand(club, keeper, heir)).status).toBe(204);
    expect((await take(club, other)).status).toBe(409);
    expect((await take(club, heir)).body).toMatchObject({ role: 'KEEPER' });
    expect(await role(club, keeper)).toBe('ORGANISER');
    expect((await take(club, heir)).status).toBe(409);
  });

  test('and nobody who is no organiser any more', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const heir = await createOrganiser(app, club, keeper);
    const { id: personId } = await entryOf(app, club, keeper, heir);
    await hand(club, keeper, heir);
    await call(app, removePerson, { params: { id: club.id, personId }, token: keeper.token });
    expect((await take(club, heir)).status).toBe(403);
    expect(await role(club, keeper)).toBe('KEEPER');
  });

  test('within 14 days', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const heir = await createOrganiser(app, club, keeper);
    await hand(club, keeper, heir);
    pass(14);
    expect((await take(club, heir)).status).toBe(409);
    expect(await role(club, keeper)).toBe('KEEPER');
  });
});

// R-club-orphan
describe('a keeper whose account ends', () => {
  test('is followed by the longest-serving organiser', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const first = await createOrganiser(app, club, keeper);
    pass(1);
    const second = await createOrganiser(app, club, await again(keeper));
    await end(await again(keeper));
    expect(await role(club, await again(first))).toBe('KEEPER');
    expect(await role(club, second)).toBe('ORGANISER');
    expect((await call(app, searchPeople, { ...ofClub(club, second), body: {} })).body.total).toBe(2);
  });

  test('as is one whose account an operator closes; their line stays', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const next = await createOrganiser(app, club, keeper);
    await app.db.query('update users set disabled_at = $1 where id = $2', [app.clock.now(), keeper.id]);
    expect(await role(club, next)).toBe('KEEPER');
    expect((await call(app, searchPeople, { ...ofClub(club, next), body: {} })).body.total).toBe(2);
  });

  test('leaves an orphan without one: of ten members of 30 days that press at once one is keeper', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const old = await Promise.all(Array.from({ length: 10 }, () => createMember(app, club)));
    pass(30);
    const young = await createMember(app, club);
    await end(await again(keeper));
    const members = await Promise.all(old.map(again));
    expect((await take(club, young)).status).toBe(409);
    const answers = await Promise.all(members.map((member) => take(club, member)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    const roles = await Promise.all(members.map((member) => role(club, member)));
    expect(roles.filter((each) => each === 'KEEPER')).toHaveLength(1);
  });

  test('which is closed after 30 days, and its list erased 30 days later', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const member = await createMember(app, club);
    await end(keeper);
    await sweepAt([app], addDays(app.clock.now(), 30));
    expect((await look(club, await again(member))).body.action).toEqual([]);
    await sweepAt([app], addDays(app.clock.now(), 31));
    expect((await look(club, await again(member))).status).toBe(404);
    const { rows } = await app.db.query('select 1 from club_people where club_id = $1', [club.id]);
    expect(rows).toEqual([]);
  });
});

// R-club-close
describe('closing', () => {
  test('is the keeper’s, with a proof; members read the club, others find none, and nothing changes', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const organiser = await createOrganiser(app, club, keeper);
    expect((await close(club, organiser)).status).toBe(403);
    expect((await close(club, keeper, {})).error.messageId).toBe('E.proof.required');
    expect((await close(club, keeper)).status).toBe(204);
    expect((await close(club, keeper)).error.messageId).toBe('E.club.closed');
    expect((await look(club, organiser)).body).toMatchObject({ action: [], memberCount: 2 });
    expect((await look(club, await createPerson(app))).status).toBe(404);
    expect((await call(app, getClub, { params: { id: club.slug } })).status).toBe(404);
  });

  test('can be taken back for seven days', async () => {
    const [one, two] = [await createPerson(app), await createPerson(app)];
    const [soon, late] = [await createTestClub(app, one), await createTestClub(app, two)];
    await close(soon, one);
    await close(late, two);
    pass(6);
    expect((await reopen(soon, one)).body).toMatchObject({ role: 'KEEPER' });
    pass(1);
    expect((await reopen(late, two)).error.messageId).toBe('E.club.closed');
  });
});

// R-upgrade
describe('what the database does for each release', () => {
  const enter = (club: Club, userId: string, role: string) =>
    app.db.query(
      `insert into club_people (id, club_id, user_id, role, added_at) values (replace(gen_random_uuid()::text, '-', ''), $1, $2, $3, now())`,
      [club.id, userId, role],
    );
  const lines = async (userId: string) =>
    (await app.db.query('select club_id, role from club_people where user_id = $1 order by role desc', [userId])).rows;

  test('a guest who turns out to be an account is that account in their clubs, once', async () => {
    const keeper = await createPerson(app);
    const [one, two] = [await createTestClub(app, keeper), await createTestClub(app, await createPerson(app))];
    const player = await createMember(app, one);
    const guest = await createPerson(app);
    await enter(one, guest.id, 'GUEST');
    await enter(two, guest.id, 'GUEST');
    await app.db.query('update users set merged_into = $1, deleted_at = now() where id = $2', [player.id, guest.id]);
    expect(await lines(guest.id)).toEqual([]);
    expect(await lines(player.id)).toEqual([
      { club_id: one.id, role: 'MEMBER' },
      { club_id: two.id, role: 'GUEST' },
    ]);
  });

  test('somebody who is erased is in no list and in no history, and is nobody’s heir', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const heir = await createOrganiser(app, club, keeper);
    await hand(club, keeper, heir);
    await app.db.query('update users set deleted_at = $1 where id = $2', [app.clock.now(), heir.id]);
    expect(await lines(heir.id)).toEqual([]);
    const { rows } = await app.db.query(
      'select heir_id, (select count(*)::int from club_history where actor = $2) as acts from clubs where id = $1',
      [club.id, heir.id],
    );
    expect(rows).toEqual([{ heir_id: null, acts: 0 }]);
  });
});
