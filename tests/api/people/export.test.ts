import { beforeAll, expect, test } from 'vitest';
import { savePreferences } from '../../../shared/contract/account.ts';
import { actOnGame } from '../../../shared/contract/game.ts';
import { saveGroup } from '../../../shared/contract/group.ts';
import { addNote } from '../../../shared/contract/note.ts';
import { exportMe } from '../../../shared/contract/profile.ts';
import { blockUser } from '../../../shared/contract/settings.ts';
import { reviewPlayer } from '../../../shared/contract/skill.ts';
import { PERSONAL_SKILLS, TECHNICAL_SKILLS } from '../../../shared/domain/values.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import {
  contactOf,
  createPerson,
  createTestGame,
  hoursFromNow,
  newGuest,
  type Person,
} from '../../support/factories.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const app = useTestApp({ now: NOW });
let owner: Person;
let player: Person;

beforeAll(async () => {
  owner = await createPerson(app);
  player = await createPerson(app);
});

const take = async ({ token }: Person) => (await call(app, exportMe, { token })).body;
const none = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, null]));

test('holds everything that a player has left here, and no address that the player did not type', async () => {
  const guest = newGuest();
  const game = await createTestGame(app, owner, { contactList: [contactOf(player), guest] });
  const params = { id: game.id };
  const as = ({ token }: Person, body: Record<string, unknown>) => call(app, actOnGame, { params, token, body });
  await as(player, { actionType: 'ACCEPT', note: 'With pleasure' });
  await call(app, addNote, {
    token: player.token,
    query: { gameId: game.id },
    body: { comment: 'I bring the balls', type: 'NOTE' },
  });
  app.clock.set(new Date(hoursFromNow(app, 26)));
  await as(player, {
    actionType: 'SET_SCORE',
    sets: [{ initiatorScore: 6, opponentScore: 2, type: 'NORMAL', ord: 0 }],
  });
  await call(app, reviewPlayer, {
    token: player.token,
    body: {
      gameId: game.id,
      userId: owner.id,
      personal: { ...none(PERSONAL_SKILLS), punctual: 5 },
      technical: none(TECHNICAL_SKILLS),
    },
  });
  await call(app, savePreferences, { token: player.token, body: { timeFormat: 'H12' } });
  const stranger = await createPerson(app);
  await call(app, blockUser, { token: player.token, query: { userId: stranger.id } });
  const friend = { firstName: 'Fay', lastName: 'Friend', email: 'fay@mail.example' };
  await call(app, saveGroup, { token: player.token, body: { name: 'Tuesdays', members: [friend, { id: owner.id }] } });

  await expect.poll(async () => (await take(player)).receipts).toHaveLength(1);
  const data = await take(player);
  expect(data).toMatchObject({
    account: { id: player.id, firstName: 'Pat' },
    addresses: [{ address: player.email, main: true, validatedAt: NOW }],
    preferences: { timeFormat: 'H12' },
    games: [{ id: game.id, status: 'PLAYED', gameSet: [{ initiatorScore: 6, opponentScore: 2 }] }],
    notes: expect.arrayContaining([expect.objectContaining({ gameId: game.id, message: 'I bring the balls' })]),
    ratings: [{ pool: 'TENNIS:single:same', matches: 1, losses: 1 }],
    reviewsGiven: [{ userId: owner.id, stars: [{ skill: 'punctual', stars: 5 }] }],
    blocked: [{ id: stranger.id }],
    groups: [{ name: 'Tuesdays', members: [{ email: friend.email }, { id: owner.id, email: null }] }],
  });
  expect(data.games[0]?.currentInvitee?.note).toBe('With pleasure');
  const text = JSON.stringify(data);
  for (const address of [owner.email, guest.email, stranger.email]) expect(text).not.toContain(address);

  const own = await take(owner);
  expect(JSON.stringify(own)).toContain(guest.email);
  expect(JSON.stringify(own)).not.toContain(stranger.email);
  expect(own.places).toMatchObject([{ name: 'Court 1' }]);
  app.clock.set(new Date(NOW));
});

test('a newcomer’s is short and complete, and 429 comes after twenty in an hour', async () => {
  const person = await createPerson(app);
  const data = await take(person);
  expect(data).toMatchObject({
    preferences: null,
    games: [],
    groups: [],
    balls: [],
    payments: [],
    logIns: [],
    takesMails: true,
  });
  expect(data.sessions).toHaveLength(1);
  for (let n = 1; n < 20; n += 1) await take(person);
  expect((await call(app, exportMe, { token: person.token })).status).toBe(429);
});
