import { expect, it } from 'vitest';
import { testInvitee } from '../../../../tests/support/testGame.ts';
import { testWorld } from '../../../../tests/support/testWorld.ts';
import { GuestList } from '../../invitees/GuestList.ts';
import { KnownPeople } from '../../invitees/KnownPeople.ts';
import { SavedGroups } from './SavedGroups.ts';

const GROUP = {
  id: 'g1',
  name: 'Thursdays',
  members: [
    { id: 'u1', firstName: 'Ann', lastName: 'Baker', email: null },
    { id: null, firstName: 'Gil', lastName: 'Guest', email: 'gil@mail.example' },
  ],
};

function setUp(answers: Parameters<typeof testWorld>[0]) {
  const { root } = testWorld(answers);
  const known = new KnownPeople(root.api);
  const draft = { guests: new GuestList(() => ({ own: [], invited: [], known })), known };
  return { groups: new SavedGroups(root), draft, root };
}

it('puts its people into the form, each once', () => {
  const { groups, draft } = setUp({});
  draft.guests.take([{ firstName: 'Kim', lastName: 'Li', email: 'kim@mail.example' }]);
  expect(groups.take(GROUP, draft)).toBe(2);
  expect(groups.take(GROUP, draft)).toBe(0);
  expect(draft.known.picks.map(({ id }) => id)).toEqual(['u1']);
  expect(draft.guests.toBody().map(({ email }) => email)).toEqual(['kim@mail.example', 'gil@mail.example']);
});

// R-one-person-once
it('leaves nobody out who shares an address with somebody in the form', () => {
  const { groups, draft } = setUp({});
  draft.guests.take([{ firstName: 'Gerda', lastName: 'Guest', email: 'gil@mail.example' }]);
  expect(groups.holds(GROUP, draft)).toBe(false);
  expect(groups.take(GROUP, draft)).toBe(2);
  expect(draft.guests.toBody().map(({ firstName }) => firstName)).toEqual(['Gerda', 'Gil']);
  expect([...draft.guests.problems.values()]).toEqual(['organise.guests.problem.shared']);
});

it('takes them out again, and nobody else', () => {
  const { groups, draft } = setUp({});
  draft.guests.take([{ firstName: 'Kim', lastName: 'Li', email: 'kim@mail.example' }]);
  expect(groups.holds(GROUP, draft)).toBe(false);
  groups.take(GROUP, draft);
  expect(groups.holds(GROUP, draft)).toBe(true);
  groups.takeOut(GROUP, draft);
  expect(draft.known.picks).toEqual([]);
  expect(draft.guests.toBody().map(({ email }) => email)).toEqual(['kim@mail.example']);
});

// R-known-address
it('picks who is known by an address that was typed before, once, and takes them out again', async () => {
  const gil = { id: 'u7', firstName: 'Gil', lastName: 'Guest', code: null, profileImageId: null, level: null };
  const { groups, draft } = setUp({
    'GET /api/people/known': { status: 200, body: [{ ...gil, provisional: false, fits: true, lastPlayed: null }] },
  });
  await draft.known.load();
  draft.known.learn([{ invitee: [{ ...testInvitee('u7', 'Gil Guest', 'CONFIRMED'), email: 'Gil@mail.example' }] }]);
  expect(groups.take(GROUP, draft)).toBe(2);
  expect(draft.known.picks.map(({ id }) => id)).toEqual(['u1', 'u7']);
  expect(draft.guests.filled).toEqual([]);
  expect(groups.holds(GROUP, draft)).toBe(true);
  expect(groups.take(GROUP, draft)).toBe(0);
  draft.guests.paste('', 'Gil <gil@mail.example>, Kim Li <kim@mail.example>', 'en');
  expect(draft.guests.toBody().map(({ email }) => email)).toEqual(['kim@mail.example']);
  groups.takeOut(GROUP, draft);
  expect(draft.known.picks).toEqual([]);
});

// R-one-person-once
it('leaves nobody out who shares an address with somebody known', async () => {
  const hugo = { id: 'u7', firstName: 'Hugo', lastName: 'Baker', code: null, profileImageId: null, level: null };
  const { groups, draft } = setUp({
    'GET /api/people/known': { status: 200, body: [{ ...hugo, provisional: false, fits: true, lastPlayed: null }] },
  });
  await draft.known.load();
  draft.known.learn([{ invitee: [{ ...testInvitee('u7', 'Hugo Baker', 'CONFIRMED'), email: 'bakers@mail.example' }] }]);
  draft.guests.paste('', 'Hugo Baker <bakers@mail.example>; Ines Baker <bakers@mail.example>', 'en');
  expect(draft.known.picks.map(({ id }) => id)).toEqual(['u7']);
  expect(draft.guests.toBody().map(({ firstName }) => firstName)).toEqual(['Ines']);
  expect([...draft.guests.problems.values()]).toEqual(['organise.guests.problem.shared']);
  const couple = {
    id: 'g2',
    name: 'Pair',
    members: [{ id: null, firstName: 'Ines', lastName: 'Baker', email: 'bakers@mail.example' }],
  };
  draft.guests.clear();
  expect(groups.holds(couple, draft)).toBe(false);
});

it('saves, renames and forgets, sorted by name', async () => {
  const { groups, draft } = setUp({
    'GET /api/group': { status: 200, body: [GROUP] },
    'POST /api/group': { status: 201, body: { ...GROUP, id: 'g2', name: 'Mondays' } },
    'PUT /api/group/g2': { status: 200, body: { ...GROUP, id: 'g2', name: 'Wednesdays' } },
    'DELETE /api/group/g1': { status: 204 },
  });
  const names = () => groups.list.value?.map(({ name }) => name) ?? groups.list.status;
  await groups.load();
  expect(await groups.save('Mondays', draft)).toBe(true);
  expect(names()).toEqual(['Mondays', 'Thursdays']);
  await groups.rename('g2', 'Wednesdays');
  expect(names()).toEqual(['Thursdays', 'Wednesdays']);
  await groups.remove('g1');
  expect(names()).toEqual(['Wednesdays']);
});

it('says why it could not, and keeps what is there', async () => {
  const { groups, draft, root } = setUp({
    'GET /api/group': { status: 200, body: [GROUP] },
    'POST /api/group': { status: 403, body: { messageId: 'E.limit.groups', data: { limit: 50 } } },
  });
  await groups.load();
  expect(await groups.save('One more', draft)).toBe(false);
  expect(root.feedback.alert?.text).toBe('error.E.limit.groups');
  expect(groups.list).toMatchObject({ status: 'ready', value: [{ id: 'g1' }] });
});
