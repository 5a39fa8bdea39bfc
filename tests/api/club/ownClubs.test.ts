import { addDays } from 'date-fns/addDays';
import { expect, test } from 'vitest';
import { getMe } from '../../../shared/contract/account.ts';
import { closeClub, joinClub, saveClub, savePerson } from '../../../shared/contract/club.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createMember, createTestClub, entryOf } from '../../support/clubs.ts';
import { createPerson, logIn, PASSWORD, type Person } from '../../support/factories.ts';

const app = useTestApp();

const clubsOf = async ({ token }: Person) => (await call(app, getMe, { token })).body.clubs;

// R-club-mine
test('somebody is told their clubs by name, and what they are in each', async () => {
  const keeper = await createPerson(app);
  const person = await createPerson(app);
  expect(await clubsOf(person)).toEqual([]);
  const asking = await createTestClub(app, keeper, { name: 'Zephyr', joining: 'ASK' });
  await call(app, joinClub, { params: { id: asking.id }, token: person.token, body: {} });
  const own = await createTestClub(app, person, { name: 'Adria', sports: ['PADEL', 'TENNIS'] });
  expect(await clubsOf(person)).toEqual([
    {
      ...{ id: own.id, slug: own.slug, name: 'Adria', sports: ['PADEL', 'TENNIS'] },
      ...{ role: 'KEEPER', asked: false, publishes: true },
    },
    {
      ...{ id: asking.id, slug: asking.slug, name: 'Zephyr', sports: ['TENNIS'] },
      ...{ role: null, asked: true, publishes: false },
    },
  ]);
});

// R-club-mine, R-club-match
test('a member is told whether they may publish matches there', async () => {
  const keeper = await createPerson(app);
  const club = await createTestClub(app, keeper);
  const member = await createMember(app, club);
  const asKeeper = { params: { id: club.id }, token: keeper.token };
  expect(await clubsOf(member)).toMatchObject([{ publishes: true }]);
  await call(app, saveClub, { ...asKeeper, body: { membersPublish: false } });
  expect(await clubsOf(member)).toMatchObject([{ publishes: false }]);
  expect(await clubsOf(keeper)).toMatchObject([{ publishes: true }]);
});

// R-club-mine, R-club-join
test('somebody who is barred is told what somebody who has asked is told, once they ask', async () => {
  const keeper = await createPerson(app);
  const club = await createTestClub(app, keeper, { joining: 'ASK' });
  const person = await createMember(app, club);
  const { id: personId } = await entryOf(app, club, keeper, person);
  await call(app, savePerson, { params: { id: club.id, personId }, token: keeper.token, body: { barred: true } });
  expect(await clubsOf(person)).toEqual([]);
  await call(app, joinClub, { params: { id: club.id }, token: person.token, body: {} });
  expect(await clubsOf(person)).toMatchObject([{ id: club.id, role: null, asked: true }]);
});

// R-club-close
test('a closed club is among them for thirty days, for its members alone', async () => {
  const keeper = await createPerson(app);
  const club = await createTestClub(app, keeper);
  const member = await createMember(app, club);
  const body = { currentPassword: PASSWORD };
  await call(app, closeClub, { params: { id: club.id }, token: keeper.token, body });
  expect(await clubsOf(member)).toMatchObject([{ id: club.id, role: 'MEMBER' }]);
  app.clock.set(addDays(app.clock.now(), 30));
  // Sessions do not last as long.
  expect(await clubsOf({ ...member, token: await logIn(app, member.email) })).toEqual([]);
});
