import { expect, test } from 'vitest';
import { actOnGame, createSeries, getDashboard } from '../../../shared/contract/game.ts';
import { changeGroup, deleteGroup, findGroups, saveGroup } from '../../../shared/contract/group.ts';
import { findLocations } from '../../../shared/contract/location.ts';
import { readInvitationPath } from '../../../shared/routes/invitation.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import {
  contactOf,
  createPerson,
  gameBody,
  hoursFromNow,
  meet,
  newGuest,
  outbox,
  type Person,
} from '../../support/factories.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

const WEEK = 168;
const weekly = (weeks: number, changes: Record<string, unknown> = {}) =>
  Array.from({ length: weeks }, (_, week) =>
    gameBody(app, {
      calendarPreference: [
        { fromTime: hoursFromNow(app, 24 + week * WEEK), toTime: hoursFromNow(app, 26 + week * WEEK) },
      ],
      ...changes,
    }),
  );
const publish = (owner: Person, games: unknown[]) => call(app, createSeries, { token: owner.token, body: { games } });
const gamesOf = async ({ token }: Person) =>
  (await call(app, getDashboard, { token, query: { archive: 'false' } })).body.games;

// R-series, R-series-mail
test('a match a week: each is a game of its own, and each person gets one mail with a link to each', async () => {
  const owner = await createPerson(app, { emails: [{ email: 'olga@club.example' }] });
  const guest = newGuest();
  const answer = await publish(owner, weekly(3, { contactList: [guest] }));
  expect(answer.status).toBe(201);
  const { games } = answer.body;
  expect(games.map(({ status }) => status)).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED']);
  expect(games.flatMap(({ invitee }) => invitee.map(({ status }) => status))).toEqual(['SENT', 'SENT', 'SENT']);
  const mails = await outbox(app, guest.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toContain('3 matches: Tennis');
  // Each time to tap leads to its match as well.
  const paths = new Set((mails[0]?.links ?? []).map((link) => new URL(link).pathname));
  const links = [...paths].flatMap((path) => readInvitationPath(path) ?? []);
  expect(links.map(({ gameId }) => gameId)).toEqual(games.map(({ id }) => id));
  const [, second] = links;
  const accepted = await call(app, actOnGame, {
    params: { id: second?.gameId ?? '' },
    token: second?.token ?? '',
    body: { actionType: 'ACCEPT', password: second?.password },
  });
  expect(accepted.body.status).toBe('SCHEDULED');
  expect((await gamesOf(owner)).map(({ status }) => status).sort()).toEqual(['CONFIRMED', 'CONFIRMED', 'SCHEDULED']);
});

// R-invitation-facts
test('the mail says of each what is played and how long, who is in, by when; and to strangers why it came', async () => {
  const owner = await createPerson(app, { firstName: 'Olga', lastName: 'Baker' });
  const [guest, member] = [newGuest(), await createPerson(app)];
  const contactList = [guest, contactOf(member)];
  const gamePreference = { matchType: 'OPENDOUBLE', duration: 90 };
  await publish(owner, weekly(2, { contactList, gamePreference, invitationExpiryDays: 1 }));
  const textTo = async (email: string) => (await outbox(app, email))[0]?.text.replace(/\s+/g, ' ') ?? '';
  const text = await textTo(guest.email);
  for (const fact of [/Match: Doubles · 90 minutes/g, /Player: Olga Baker/g, /Answer by: \w+day/g]) {
    expect(text.match(fact), String(fact)).toHaveLength(2);
  }
  expect(text).toContain('because Olga Baker typed your address into');
  expect(text).toContain('to invite you to these matches.');
  expect(text).not.toContain('because of one of your matches');
  expect(await textTo(member.email)).not.toContain('typed your address');
});

test('who is asked to one of them gets the usual invitation; a new place is kept once', async () => {
  const owner = await createPerson(app);
  const [first, second] = weekly(2);
  const [once, twice] = [newGuest(), newGuest()];
  await publish(owner, [
    { ...first, contactList: [once, twice] },
    { ...second, contactList: [twice] },
  ]);
  expect((await outbox(app, once.email)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('invites you to play tennis'),
  ]);
  expect(await outbox(app, twice.email)).toHaveLength(1);
  const places = await call(app, findLocations, { token: owner.token, query: { q: '' } });
  expect(places.body.map(({ name }) => name)).toEqual(['Court 1']);
});

test('all or none: one that cannot be leaves nothing behind, and is named', async () => {
  const owner = await createPerson(app);
  const guest = newGuest();
  const [first, second, third] = weekly(3, { contactList: [guest] });
  const past = { ...third, calendarPreference: [{ fromTime: hoursFromNow(app, -5), toTime: hoursFromNow(app, -2) }] };
  expect(await publish(owner, [first, second, past])).toMatchObject({ status: 422 });
  const wrong = await call(app, createSeries, {
    token: owner.token,
    body: { games: [first, { ...second, timezone: 'Europe/Nowhere' }] } as never,
  });
  expect(wrong.status).toBe(400);
  expect(wrong.error?.data?.fields).toEqual({ 'games[1].timezone': 'field.choice' });
  expect(await publish(owner, [])).toMatchObject({ status: 400 });
  expect(await publish(owner, weekly(53))).toMatchObject({ status: 400 });
  expect(await gamesOf(owner)).toEqual([]);
  expect(await outbox(app, guest.email)).toEqual([]);
});

test('the membership’s limit of open games counts all of them', async () => {
  const owner = await createPerson(app);
  expect(await publish(owner, weekly(6))).toMatchObject({ status: 403 });
  expect(await gamesOf(owner)).toEqual([]);
  expect(await publish(owner, weekly(5))).toMatchObject({ status: 201 });
});

test('groups hold known people without their addresses, and others with the address typed', async () => {
  const [owner, friend, stranger] = [
    await createPerson(app),
    await createPerson(app, { firstName: 'Finn' }),
    await createPerson(app),
  ];
  const guest = newGuest({ firstName: 'Gwen' });
  const { token } = owner;
  await meet(app, owner, friend);
  const saved = await call(app, saveGroup, {
    token,
    body: { name: ' Thursdays ', members: [{ id: friend.id }, guest] },
  });
  expect(saved.status).toBe(201);
  expect(saved.body).toMatchObject({
    name: 'Thursdays',
    members: [
      { id: friend.id, firstName: 'Finn', email: null },
      { id: null, firstName: 'Gwen', email: guest.email },
    ],
  });
  const { id } = saved.body;
  expect((await call(app, changeGroup, { token, params: { id }, body: { name: 'Fridays' } })).body.name).toBe(
    'Fridays',
  );
  const fewer = await call(app, changeGroup, {
    token,
    params: { id },
    body: { name: 'Fridays', members: [{ id: friend.id }] },
  });
  expect(fewer.body.members).toHaveLength(1);
  for (const deed of [
    () => call(app, changeGroup, { token: stranger.token, params: { id }, body: { name: 'Mine' } }),
    () => call(app, deleteGroup, { token: stranger.token, params: { id } }),
    () => call(app, saveGroup, { token, body: { name: 'None', members: [{ id: 'nobody' }] } }),
  ]) {
    expect(await deed()).toMatchObject({ status: 404 });
  }
  expect((await call(app, findGroups, { token: stranger.token })).body).toEqual([]);
  expect((await call(app, findGroups, { token })).body.map(({ name }) => name)).toEqual(['Fridays']);
  expect((await call(app, deleteGroup, { token, params: { id } })).status).toBe(204);
  expect((await call(app, findGroups, { token })).body).toEqual([]);
  expect(await call(app, saveGroup, { token, body: { name: '', members: [guest] } })).toMatchObject({ status: 400 });
  expect(await call(app, saveGroup, { token, body: { name: 'Empty', members: [] } })).toMatchObject({ status: 400 });
});
