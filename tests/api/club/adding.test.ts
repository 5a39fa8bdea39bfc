import { addHours } from 'date-fns/addHours';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  addPeople,
  getClub,
  joinClub,
  leaveClub,
  saveMembership,
  savePerson,
  searchPeople,
} from '../../../shared/contract/club.ts';
import { askToJoin } from '../../../shared/contract/clubActs.ts';
import { actOnGame } from '../../../shared/contract/game.ts';
import { saveGroup } from '../../../shared/contract/group.ts';
import { importPeople } from '../../../shared/contract/roster.ts';
import type { Club } from '../../../shared/contract/schemas/club.ts';
import { blockUser } from '../../../shared/contract/settings.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createOrganiser, createTestClub, entryOf } from '../../support/clubs.ts';
import {
  createPerson,
  createTestGame,
  linkOf,
  meet,
  newGuest,
  outbox,
  type Person,
  readGame,
} from '../../support/factories.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

// The limits of one test are not the next one's.
beforeEach(() => app.clock.set(addHours(app.clock.now(), 2)));

const add = ({ token }: Person, { id }: Club, ...people: { id: string }[]) =>
  call(app, addPeople, {
    params: { id },
    token,
    body: { people: people.map((person) => ({ userId: person.id })) },
  });
const list = async ({ token }: Person, { id }: Club) =>
  (await call(app, searchPeople, { params: { id }, token, body: { limit: 200 } })).body.people;
async function known() {
  const keeper = await createPerson(app);
  const ann = await createPerson(app, { firstName: 'Ann', lastName: 'Known' });
  await meet(app, keeper, ann);
  return { keeper, ann, club: await createTestClub(app, keeper) };
}

// R-club-add
describe('putting people on the list whom one knows', () => {
  test('an account stands there as a guest, and decides alone whether it joins', async () => {
    const { keeper, ann, club } = await known();
    const mails = (await outbox(app, ann.email)).length;
    const { body } = await add(keeper, club, ann);
    expect(body.people).toMatchObject([
      { firstName: 'Ann', role: 'GUEST', code: ann.code, email: null, joinedAt: null },
    ]);
    expect((await add(keeper, club, ann)).body.people).toEqual([]);
    expect(await outbox(app, ann.email)).toHaveLength(mails);
    const entry = await entryOf(app, club, keeper, ann);
    const params = { id: club.id, personId: entry.id };
    for (const change of [{ role: 'MEMBER' }, { role: 'ORGANISER' }]) {
      expect((await call(app, savePerson, { params, token: keeper.token, body: change })).status).toBe(403);
    }
    // Barring and taking that back makes no member either.
    for (const barred of [true, false]) await call(app, savePerson, { params, token: keeper.token, body: { barred } });
    expect(await entryOf(app, club, keeper, ann)).toMatchObject({ role: 'GUEST', state: 'IN', joinedAt: null });
    const asked = await call(app, askToJoin, {
      params: { id: club.id },
      token: keeper.token,
      body: { personIds: [entry.id] },
    });
    expect(asked.body).toEqual({ sent: 1, skipped: 0 });
    expect(await outbox(app, ann.email)).toHaveLength(mails + 1);
    expect((await outbox(app, ann.email))[0]?.text).toContain('who knows you');
    await call(app, joinClub, { params: { id: club.id }, token: ann.token, body: {} });
    expect(await entryOf(app, club, keeper, ann)).toMatchObject({ id: entry.id, role: 'MEMBER' });
  });

  test('they find it and take themselves off; stopped, they are not put there again', async () => {
    const { keeper, ann, club } = await known();
    await add(keeper, club, ann);
    const look = async () => (await call(app, getClub, { params: { id: club.slug }, token: ann.token })).body;
    expect(await look()).toMatchObject({ role: 'GUEST', action: ['JOIN', 'LEAVE'] });
    await call(app, leaveClub, { params: { id: club.id }, token: ann.token });
    await call(app, saveMembership, { params: { id: club.id }, token: ann.token, body: { stopped: true } });
    expect(await add(keeper, club, ann)).toMatchObject({ status: 200, body: { people: [] } });
    expect(await look()).toMatchObject({ role: null });
  });

  test('a stranger, by id, is 404, and with them everybody; one apart is left out', async () => {
    const { keeper, ann, club } = await known();
    const stranger = await createPerson(app);
    expect((await add(keeper, club, ann, stranger)).status).toBe(404);
    expect(await list(keeper, club)).toHaveLength(1);
    // Whom one organiser knows, another does not.
    const other = await createOrganiser(app, club, keeper);
    expect((await add(other, club, ann)).status).toBe(404);
    await call(app, blockUser, { query: { userId: keeper.id }, token: ann.token });
    expect((await add(keeper, club, ann)).body.people).toEqual([]);
  });

  test('a guest of a match, and a group with somebody who was typed, stand there as they were typed', async () => {
    const { keeper, ann, club } = await known();
    const guest = newGuest({ firstName: 'Gil', lastName: 'Guest' });
    const game = await createTestGame(app, keeper, { contactList: [guest] });
    const { token } = await linkOf(app, guest.email);
    await call(app, actOnGame, { params: { id: game.id }, token, body: { actionType: 'DECLINE' } });
    const [invitee] = (await readGame(app, game.id, keeper.token)).invitee;
    const members = [{ id: ann.id }, { firstName: 'Fay', lastName: 'Friend', email: 'fay@group.example' }];
    const group = (await call(app, saveGroup, { token: keeper.token, body: { name: 'Tuesdays', members } })).body;
    const body = { people: [{ userId: invitee?.user.id ?? '' }], groupId: group.id };
    const params = { id: club.id };
    const added = await call(app, addPeople, { params, token: keeper.token, body });
    const shown = added.body.people.map(({ firstName, email, code }) => [firstName, email, code]);
    expect(shown).toEqual([
      ['Ann', null, ann.code],
      ['Fay', 'fay@group.example', null],
      ['Gil', guest.email, null],
    ]);
    const other = await createOrganiser(app, club, keeper);
    expect((await call(app, addPeople, { params, token: other.token, body: { groupId: group.id } })).status).toBe(404);
  });

  test('without room in the keeper’s plan nobody is taken', async () => {
    const { keeper, ann, club } = await known();
    const lines = Array.from({ length: 99 }, (_, at) => ({ firstName: `P${at}` }));
    await call(app, importPeople, { params: { id: club.id }, token: keeper.token, body: { lines, dryRun: false } });
    const { error } = await add(keeper, club, ann);
    expect(error).toMatchObject({ messageId: 'E.limit.club', data: { limit: 100, what: 'PEOPLE', level: 'PLAYIT' } });
    expect(await list(keeper, club)).toHaveLength(100);
  });
});
