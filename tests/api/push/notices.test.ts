import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { actOnGame, createSeries, nudgeGame } from '../../../shared/contract/game.ts';
import { addNote } from '../../../shared/contract/note.ts';
import { addPushDevice, setPush } from '../../../shared/contract/push.ts';
import { revokeToken } from '../../../shared/contract/session.ts';
import { blockUser, setEmailChannel } from '../../../shared/contract/settings.ts';
import { PUSH_KINDS } from '../../../shared/domain/push.ts';
import { useStarted, useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import {
  contactOf,
  createPerson,
  createTestGame,
  gameBody,
  hoursFromNow,
  outbox,
  type Person,
} from '../../support/factories.ts';
import { type Received, startPushService } from '../../support/push/service.ts';
import { enter, playMatch } from '../scores/disputed.ts';

// What goes to devices, and what follows (R-push, R-push-delivery).
const timezone = 'Europe/Brussels';
const service = useStarted(startPushService);
afterAll(() => expect(service.faults).toEqual([]));
const app = useTestApp(() => ({ config: { pushHosts: [service.url] } }));
let day = 0;

// Each test on a morning of its own: nobody's quiet hours, and no limit of the day before.
beforeEach(() => {
  day += 1;
  app.clock.set(new Date(Date.UTC(2026, 10, 20 + day, 9)));
});

/** A player whose device is on. @returns the player, and what has come to the device, oldest first */
async function createReceiver(): Promise<{ person: Person; received: () => Received[]; endpoint: string }> {
  const person = await createPerson(app);
  const subscription = service.subscribe();
  await call(app, addPushDevice, { token: person.token, body: { ...subscription, timezone } });
  const { endpoint } = subscription;
  return { person, endpoint, received: () => service.received.filter((one) => one.endpoint === endpoint) };
}
const titles = (received: () => Received[]) => received().map(({ notice }) => notice.title);
const comes = (received: () => Received[], title: RegExp | string) =>
  expect.poll(() => titles(received)).toContainEqual(expect.stringMatching(title));
const act = (id: string, token: string, body: Record<string, unknown>) =>
  call(app, actOnGame, { params: { id }, token, body });
/** Says what becomes due by the clock. */
async function moveTo(now: Date): Promise<void> {
  await app.app.inject({ method: 'POST', url: '/dev/clock', payload: { now: now.toISOString() } });
}
const later = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000);

describe('each kind reaches the device of whom it concerns', () => {
  test('invitation, agreed, message and called off', async () => {
    const owner = await createReceiver();
    const player = await createReceiver();
    const game = await createTestGame(app, owner.person, { contactList: [contactOf(player.person)] });
    await comes(player.received, /^Pat Player\d+ invites you to play tennis$/);
    const [invitation] = player.received();
    expect(invitation).toMatchObject({
      notice: { path: `/game/${game.id}`, tag: `${game.id}:invitation`, language: 'en' },
      urgency: 'normal',
      // Until it can't be answered any more.
      ttl: 27 * 3600,
      claims: { aud: service.url, sub: expect.stringMatching(/^mailto:/) },
    });
    expect(invitation?.claims.exp).toBeGreaterThan(Date.now() / 1000);
    expect(invitation?.topic).toMatch(/^[\w-]{32}$/);
    // No more of anybody than the subject of the mail, which went out as ever.
    const [mail] = await outbox(app, player.person.email);
    expect(mail?.subject).toBe(invitation?.notice.title);
    expect(JSON.stringify(invitation?.notice)).not.toMatch(/@|Court 1|extinv/);

    const slot = { fromTime: hoursFromNow(app, 24), toTime: hoursFromNow(app, 25) };
    await act(game.id, player.person.token, { actionType: 'ACCEPT', preferedCalendar: [slot] });
    await comes(owner.received, /^It’s a match/);
    await comes(player.received, /^It’s a match/);
    expect(player.received().at(-1)).toMatchObject({ urgency: 'high', notice: { tag: `${game.id}:change` } });

    const body = { comment: 'The secret is behind the fence' };
    await call(app, addNote, { token: owner.person.token, query: { gameId: game.id }, body });
    await comes(player.received, /sent you a message: Tennis$/);
    expect(JSON.stringify(player.received())).not.toContain('secret');
    expect(titles(owner.received)).not.toContainEqual(expect.stringMatching(/sent you a message/));

    await act(game.id, owner.person.token, { actionType: 'CANCEL' });
    await comes(player.received, /^Cancelled/);
  });

  test('answer missing', async () => {
    const [owner, player] = [await createPerson(app), await createReceiver()];
    const soon = [{ fromTime: hoursFromNow(app, 4), toTime: hoursFromNow(app, 6) }];
    const game = await createTestGame(app, owner, {
      contactList: [contactOf(player.person)],
      calendarPreference: soon,
    });
    app.clock.set(later(3));
    await call(app, nudgeGame, { params: { id: game.id }, token: owner.token });
    await comes(player.received, /is waiting for your answer/);
  });

  test('the score, and that the sides differ', async () => {
    const owner = await createReceiver();
    const player = await createReceiver();
    const game = await playMatch(app, owner.person, player.person);
    const { body } = await enter(app, game, owner.person, [6, 4]);
    await comes(player.received, /has entered the score: Tennis$/);
    await enter(app, body, player.person, [4, 6]);
    await comes(owner.received, /^Two different scores/);
    expect(titles(owner.received)).not.toContainEqual(expect.stringMatching(/has entered the score/));
  });

  test('a series is one notice', async () => {
    const [owner, player] = [await createPerson(app), await createReceiver()];
    const games = [1, 2].map(() => gameBody(app, { contactList: [contactOf(player.person)] }));
    await call(app, createSeries, { token: owner.token, body: { games } });
    await comes(player.received, /invites you to 2 matches/);
    expect(player.received()).toMatchObject([{ notice: { path: '/' } }]);
  });

  test('only those somebody wants, in their language, and with mails off as well', async () => {
    const [owner, player] = [await createPerson(app), await createReceiver()];
    const { token } = player.person;
    await app.db.query(`update users set language = 'de' where id = $1`, [player.person.id]);
    await call(app, setEmailChannel, { token, query: { emailStatus: 'false' } });
    const first = await createTestGame(app, owner, { contactList: [contactOf(player.person)] });
    await comes(player.received, / möchte mit dir Tennis spielen$/);
    const { rows } = await app.db.query('select status from invitees where game_id = $1', [first.id]);
    expect(rows).toEqual([{ status: 'SENT' }]);
    const kinds = PUSH_KINDS.filter((kind) => kind !== 'invitation');
    await call(app, setPush, { token, body: { kinds, quietFrom: 22, quietTo: 7, timezone } });
    await createTestGame(app, owner, { contactList: [contactOf(player.person)] });
    await act(first.id, owner.token, { actionType: 'CANCEL' });
    await comes(player.received, /Tennis/);
    await expect.poll(() => player.received().length).toBe(2);
    expect(player.received().map(({ notice }) => notice.tag.split(':')[1])).toEqual(['invitation', 'change']);
  });

  test('that a match is agreed, of who takes no mails: nothing is put into a calendar then', async () => {
    const [owner, player] = [await createPerson(app), await createReceiver()];
    await call(app, setEmailChannel, { token: player.person.token, query: { emailStatus: 'false' } });
    const game = await createTestGame(app, owner, { contactList: [contactOf(player.person)] });
    const agreed = await act(game.id, player.person.token, { actionType: 'ACCEPT' });
    expect(agreed.body).toMatchObject({ status: 'SCHEDULED', reach: 'DEVICE', entryMail: null });
    await comes(player.received, /^It’s a match/);
  });

  test('not of a message by somebody one is apart from', async () => {
    const owner = await createReceiver();
    const player = await createReceiver();
    const game = await createTestGame(app, owner.person, { contactList: [contactOf(player.person)] });
    await act(game.id, player.person.token, { actionType: 'ACCEPT' });
    await call(app, blockUser, { token: player.person.token, query: { userId: owner.person.id } });
    const note = { token: owner.person.token, query: { gameId: game.id }, body: { comment: 'Hello' } };
    await call(app, addNote, note);
    const { rows } = await app.db.query(`select 1 from push_notices where user_id = $1 and kind = 'message'`, [
      player.person.id,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('quiet hours (R-push-quiet)', () => {
  test('hold what can wait until they end, the newest of a tag alone, and nothing that is over', async () => {
    const [owner, player] = [await createPerson(app), await createReceiver()];
    app.clock.set(later(13));
    // 23:00 in Brussels; one invitation can be answered until the quiet hours end, one for longer.
    const lasting = await createTestGame(app, owner, { contactList: [contactOf(player.person)] });
    const short = await createTestGame(app, owner, { contactList: [contactOf(player.person)] });
    await app.db.query(`update push_notices set ends_at = $1 where game_id = $2`, [later(7), short.id]);
    await act(lasting.id, player.person.token, { actionType: 'ACCEPT' });
    await act(lasting.id, owner.token, { actionType: 'CANCEL' });
    await moveTo(later(7.5));
    expect(player.received()).toEqual([]);
    await moveTo(later(1));
    await comes(player.received, /^Cancelled/);
    expect(titles(player.received).filter((title) => /^It’s a match/.test(title))).toEqual([]);
    const tags = player.received().map(({ notice }) => notice.tag);
    expect(tags.sort()).toEqual([`${lasting.id}:change`, `${lasting.id}:invitation`]);
  });

  test('hold nothing about a match that is about to begin', async () => {
    const [owner, player] = [await createPerson(app), await createReceiver()];
    app.clock.set(later(13));
    const slot = { fromTime: hoursFromNow(app, 2), toTime: hoursFromNow(app, 3) };
    const game = await createTestGame(app, owner, {
      contactList: [contactOf(player.person)],
      calendarPreference: [slot],
    });
    await act(game.id, player.person.token, { actionType: 'ACCEPT' });
    await comes(player.received, /^It’s a match/);
  });
});

describe('a push service that (R-push-delivery)', () => {
  const invite = async (player: Person) =>
    createTestGame(app, await createPerson(app), { contactList: [contactOf(player)] });
  const devicesOf = async ({ id }: Person) =>
    (await app.db.query('select 1 from push_devices where user_id = $1', [id])).rowCount;
  const counted = async (result: string) => {
    const { body } = await app.app.inject({ url: '/metrics' });
    return Number(new RegExp(`crosscourt_pushes_total\\{result="${result}"\\} (\\d+)`).exec(body)?.[1] ?? 0);
  };

  test.each([404, 410])('answers %i: the device is gone', async (status) => {
    const { person, endpoint } = await createReceiver();
    service.answers.push({ endpoint, status });
    await invite(person);
    await expect.poll(() => devicesOf(person)).toBe(0);
  });

  test.each([429, 503])('answers %i with Retry-After: it is tried again then', async (status) => {
    const { person, endpoint, received } = await createReceiver();
    const before = await counted('again');
    service.answers.push({ endpoint, status, headers: { 'retry-after': '1' } });
    await invite(person);
    await comes(received, /invites you/);
    expect(await counted('again')).toBe(before + 1);
  });

  test.each([400, 413, 302])('answers %i: it is dropped, counted, and nobody is followed', async (status) => {
    const { person, endpoint, received } = await createReceiver();
    const before = await counted('refused');
    const calls = service.calls(endpoint);
    service.answers.push({ endpoint, status, headers: { location: `${service.url}/elsewhere` } });
    await invite(person);
    await expect.poll(() => counted('refused')).toBe(before + 1);
    expect([service.calls(endpoint), await devicesOf(person), received()]).toEqual([calls + 1, 1, []]);
  });

  test('is not named any more: nothing is sent to it', async () => {
    const { person, endpoint } = await createReceiver();
    await app.db.query(`update push_devices set endpoint = 'http://127.0.0.1:1/x' where user_id = $1`, [person.id]);
    const calls = service.calls(endpoint);
    await invite(person);
    await expect.poll(() => devicesOf(person)).toBe(0);
    expect(service.calls(endpoint)).toBe(calls);
  });

  test('hears nothing for a session that has ended meanwhile', async () => {
    const { person, received } = await createReceiver();
    app.clock.set(later(13));
    await invite(person);
    await call(app, revokeToken, { token: person.token });
    await moveTo(later(9));
    const held = 'select 1 from push_notices where user_id = $1 and due_at is not null';
    await expect.poll(async () => (await app.db.query(held, [person.id])).rowCount).toBe(0);
    expect(received()).toEqual([]);
  });
});
