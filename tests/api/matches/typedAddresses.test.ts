import { expect, test } from 'vitest';
import { actOnGame, createGame, inviteToGame } from '../../../shared/contract/game.ts';
import { findGroups, saveGroup } from '../../../shared/contract/group.ts';
import { findKnownPeople } from '../../../shared/contract/people.ts';
import { saveMe } from '../../../shared/contract/profile.ts';
import { setInitialRating } from '../../../shared/contract/rating.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import {
  createPerson,
  createTestGame,
  gameBody,
  linkOf,
  newGuest,
  type Person,
  readGame,
} from '../../support/factories.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

const NAME = { firstName: 'Kim', lastName: 'Li' };
const knownTo = async ({ token }: Person) => (await call(app, findKnownPeople, { token, query: {} })).body;

/** A member with all that could be told of them. */
async function createMember(): Promise<Person> {
  const member = await createPerson(app, {
    firstName: 'Olivia',
    lastName: 'Maes',
    gender: 'FEMALE',
    yearOfBirth: 1990,
  });
  const { token } = member;
  await call(app, setInitialRating, { token, body: { sport: 'TENNIS', productRating: 8 } });
  await call(app, saveMe, { token, body: { phone: '+32471234567' } });
  return member;
}

/** @returns all that an organiser is answered about an address which they typed, but for ids and the address */
async function toldOf(email: string) {
  const owner = await createPerson(app);
  const created = await createTestGame(app, owner, { contactList: [{ ...NAME, email }] });
  const read = await readGame(app, created.id, owner.token);
  await call(app, saveGroup, { token: owner.token, body: { name: 'Thursday', members: [{ ...NAME, email }] } });
  const groups = (await call(app, findGroups, { token: owner.token })).body;
  const told = { created: created.invitee, read: read.invitee, known: await knownTo(owner), groups };
  const ids = /"(id|createDt|nudgeFrom)":"[^"]*"/g;
  return { owner, game: created, told: JSON.stringify(told).replaceAll(email, 'address').replace(ids, '') };
}

// R-typed-address
test('an address says nothing of whose it is until that person has answered', async () => {
  const member = await createMember();
  const ofMember = await toldOf(member.email);
  const ofGuest = await toldOf(newGuest().email);
  expect(ofMember.told).toBe(ofGuest.told);
  expect(JSON.stringify(await readGame(app, ofMember.game.id, ofMember.owner.token))).not.toContain(member.id);
});

// R-typed-address, R-known-only
test('neither does their id, which others may know, in groups and in what is tried with it', async () => {
  const member = await createMember();
  const { owner } = await toldOf(member.email);
  const body = { name: 'Guessed', members: [{ id: member.id }] };
  expect((await call(app, saveGroup, { token: owner.token, body })).status).toBe(404);
});

// A release before took the ids of people who had not answered.
test('a group that names somebody by id who has not answered has the address that was typed', async () => {
  const member = await createMember();
  const { owner } = await toldOf(member.email);
  await app.db.query(
    `update group_members set user_id = $1, email = null
     where group_id in (select id from groups where owner_id = $2)`,
    [member.id, owner.id],
  );
  const [group] = (await call(app, findGroups, { token: owner.token })).body;
  expect(group?.members).toEqual([{ ...NAME, id: null, email: member.email }]);
});

test('from their answer on they are known', async () => {
  const member = await createMember();
  const { owner, game } = await toldOf(member.email);
  const { token, password } = await linkOf(app, member.email);
  await call(app, actOnGame, { params: { id: game.id }, token, body: { actionType: 'DECLINE', password } });
  expect(await knownTo(owner)).toMatchObject([{ id: member.id, firstName: 'Olivia' }]);
  const { invitee } = await readGame(app, game.id, owner.token);
  expect(invitee).toMatchObject([{ user: { id: member.id, type: 'NORMAL', firstName: 'Olivia' } }]);
});

// R-one-person-once
test('a couple with one address: nobody is left out without a word', async () => {
  const owner = await createPerson(app);
  const email = newGuest().email;
  const [hugo, ines] = ['Hugo', 'Ines'].map((firstName) => ({ firstName, lastName: 'Baker', email }));
  const publish = (...contactList: unknown[]) =>
    call(app, createGame, { token: owner.token, body: gameBody(app, { contactList }, { matchType: 'OPENDOUBLE' }) });
  const shared = 'organise.guests.problem.shared';
  const refused = await publish(hugo, newGuest(), ines);
  expect([refused.status, refused.error.data?.fields]).toEqual([400, { 'contactList[2].email': 'field.twice' }]);
  const twice = await publish(hugo, { ...hugo, firstName: ' HUGO' });
  expect(twice.body.invitee).toHaveLength(1);
  const later = (contact: unknown) =>
    call(app, inviteToGame, { token: owner.token, params: { id: twice.body.id }, body: { contactList: [contact] } });
  expect((await later({ ...ines, email: email.toUpperCase() })).error.data?.fields).toEqual({
    'contactList[0].email': shared,
  });
  expect((await later(hugo)).status).toBe(200);
});
