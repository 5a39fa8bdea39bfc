import { expect, test } from 'vitest';
import { actOnGame, getGame } from '../../../shared/contract/game.ts';
import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import {
  contactOf,
  createPerson,
  createTestGame,
  linkOf,
  newGuest,
  outbox,
  type Person,
  readGame,
} from '../../support/factories.ts';

// What the clock does by itself, for every match there is (R-sweep-isolation, R-reminders).

const NOW = '2026-11-21T09:00:00.000Z';
const app = useTestApp({ now: NOW });

const moveTo = (now: string) => app.app.inject({ method: 'POST', url: '/dev/clock', payload: { now } });
const statusOf = async (game: Game, { token }: Person) =>
  (await call(app, getGame, { params: { id: game.id }, token })).body.status;

/** A match agreed between two players. */
async function agree(owner: Person, calendarPreference: { fromTime: string; toTime: string }[]): Promise<Game> {
  const player = await createPerson(app);
  const game = await createTestGame(app, owner, { contactList: [contactOf(player)], calendarPreference });
  const body = { actionType: 'ACCEPT' };
  const answer = await call(app, actOnGame, { params: { id: game.id }, token: player.token, body });
  expect(answer.body.status).toBe('SCHEDULED');
  return game;
}

test('however many matches there is nothing to say about, the one that is tomorrow is reminded of', async () => {
  const [owner, silent] = [await createPerson(app), await createPerson(app)];
  const game = await agree(owner, [{ fromTime: '2026-11-24T17:00:00.000Z', toTime: '2026-11-24T18:00:00.000Z' }]);
  await app.db.query('update users set mail_channel = false where id = $1', [silent.id]);
  // Sorted by their ids, all of them come first.
  await app.db.query(
    `insert into games select (jsonb_populate_record(games, jsonb_build_object(
       'id', '0' || lpad(copy::text, 20, '0'), 'code', 'copy' || copy, 'share_token', 'copy' || copy, 'owner_id', $2::text
     ))).* from games, generate_series(1, 450) as copy where games.id = $1`,
    [game.id, silent.id],
  );
  await moveTo('2026-11-23T18:00:00.000Z');
  const subjects = async () => (await outbox(app, owner.email)).map(({ subject }) => subject);
  await expect.poll(subjects).toContainEqual(expect.stringMatching(/^Tomorrow/));
});

test('a match that cannot be dealt with keeps no other from expiring, and no other sweep from its work', async () => {
  await moveTo(NOW);
  const owner = await createPerson(app);
  const offer = {
    contactList: [newGuest()],
    invitationExpiryDays: 1,
    calendarPreference: [{ fromTime: '2026-11-26T17:00:00.000Z', toTime: '2026-11-26T18:00:00.000Z' }],
  };
  const broken = await createTestGame(app, owner, offer);
  const sound = await createTestGame(app, owner, offer);
  const soon = await agree(owner, [{ fromTime: '2026-11-22T17:00:00.000Z', toTime: '2026-11-22T18:00:00.000Z' }]);
  await app.db.query(
    "update games set timezone = 'Nowhere/Atall', expires_at = expires_at - interval '1 hour' where id = $1",
    [broken.id],
  );
  await moveTo('2026-11-22T16:45:00.000Z');
  await expect.poll(() => statusOf(sound, owner)).toBe('CANCELED');
  const predictions = async () =>
    (await app.db.query('select 1 from predictions where game_id = $1', [soon.id])).rowCount;
  await expect.poll(predictions).toBe(1);
  const { rows } = await app.db.query('select status from games where id = $1', [broken.id]);
  expect(rows).toEqual([{ status: 'CONFIRMED' }]);
});

// R-expiry-sweep
test('a match that ended because its time to answer was over says so, and refuses late answers as too late', async () => {
  const owner = await createPerson(app);
  const guest = newGuest();
  const [lapsed, canceled] = [
    await createTestGame(app, owner, { contactList: [guest], invitationExpiryDays: 1 }),
    await createTestGame(app, owner, { contactList: [newGuest()], invitationExpiryDays: 1 }),
  ];
  const { token } = await linkOf(app, guest.email);
  const act = (id: string, by: string, actionType: string) =>
    call(app, actOnGame, { params: { id }, token: by, body: { actionType } });
  await act(canceled.id, owner.token, 'CANCEL');
  await moveTo(new Date(Date.parse(lapsed.expiresAt ?? '') + 60_000).toISOString());
  await expect.poll(() => statusOf(lapsed, owner)).toBe('CANCELED');
  expect(await readGame(app, lapsed.id, token)).toMatchObject({ lapsed: true, action: [] });
  expect((await act(lapsed.id, token, 'DECLINE')).error).toMatchObject({ status: 409, messageId: 'E-C26' });
  expect(await readGame(app, canceled.id, owner.token)).toMatchObject({ status: 'CANCELED', lapsed: false });
});
