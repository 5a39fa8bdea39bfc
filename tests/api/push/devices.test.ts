import pg from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { getMe } from '../../../shared/contract/account.ts';
import { deleteMe, exportMe } from '../../../shared/contract/profile.ts';
import {
  addPushDevice,
  closePushHint,
  getPush,
  movePushDevice,
  removePushDevice,
  setPush,
} from '../../../shared/contract/push.ts';
import { revokeToken } from '../../../shared/contract/session.ts';
import { endOtherSessions } from '../../../shared/contract/sessions.ts';
import { buildTestApp, useStarted, useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { contactOf, createPerson, createTestGame, logIn, PASSWORD, type Person } from '../../support/factories.ts';
import { startPushService } from '../../support/push/service.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const timezone = 'Europe/Brussels';
const service = useStarted(startPushService);
const app = useTestApp(() => ({ now: NOW, config: { pushHosts: [service.url] } }));

// Sign-ups of an hour are limited, and this test is not about them.
beforeEach(() => app.clock.set(new Date(app.clock.now().getTime() + 3_700_000)));

const turnOn = (token: string, subscription = service.subscribe()) =>
  call(app, addPushDevice, { token, body: { ...subscription, timezone } });
const settings = async (token: string) => (await call(app, getPush, { token })).body;

describe('the devices of an account (R-push-devices)', () => {
  test('are listed with the key that browsers ask for, and turned off one by one', async () => {
    const person = await createPerson(app);
    const other = await logIn(app, person.email);
    const before = await settings(person.token);
    expect(Buffer.from(before.key, 'base64url')).toHaveLength(65);
    expect(before).toMatchObject({ quietFrom: 22, quietTo: 7, timezone: null, devices: [] });
    expect((await turnOn(person.token)).status).toBe(201);
    const { id } = (await turnOn(other)).body;
    const { devices, timezone: zone } = await settings(other);
    expect(devices.map(({ current }) => current).sort()).toEqual([false, true]);
    expect(zone).toBe(timezone);
    const stranger = await createPerson(app);
    const refused = await call(app, removePushDevice, { token: stranger.token, params: { id } });
    expect(refused.error.messageId).toBe('E.notFound');
    expect((await call(app, removePushDevice, { token: person.token, params: { id } })).status).toBe(204);
    expect((await settings(other)).devices).toMatchObject([{ current: false }]);
  });

  test('are ten at most: the oldest goes', async () => {
    const person = await createPerson(app);
    const first = (await turnOn(person.token)).body.id;
    for (let more = 0; more < 10; more += 1) {
      app.clock.set(new Date(app.clock.now().getTime() + 1000));
      await turnOn(await logIn(app, person.email));
    }
    const { devices } = await settings(person.token);
    expect(devices).toHaveLength(10);
    expect(devices.map(({ id }) => id)).not.toContain(first);
  });

  test('are one a browser: who turns it on there next takes it over', async () => {
    const [ann, bob] = [await createPerson(app), await createPerson(app)];
    const browser = service.subscribe();
    await turnOn(ann.token, browser);
    await turnOn(bob.token, browser);
    expect((await settings(ann.token)).devices).toEqual([]);
    expect((await settings(bob.token)).devices).toHaveLength(1);
    // The same browser with a new endpoint is no second device.
    await turnOn(bob.token);
    expect((await settings(bob.token)).devices).toHaveLength(1);
  });

  test('say by their token that their endpoint has changed, and by no other', async () => {
    const person = await createPerson(app);
    const { token } = (await turnOn(person.token)).body;
    const next = service.subscribe();
    expect((await call(app, movePushDevice, { body: { token, ...next } })).status).toBe(204);
    const { rows } = await app.db.query('select endpoint from push_devices where user_id = $1', [person.id]);
    expect(rows).toEqual([{ endpoint: next.endpoint }]);
    const wrong = await call(app, movePushDevice, { body: { token: 'nobodysToken', ...service.subscribe() } });
    expect(wrong.error.messageId).toBe('E.notFound');
    const away = await call(app, movePushDevice, { body: { token, ...next, endpoint: 'https://evil.example/x' } });
    expect(away.error.messageId).toBe('E.push.service');
  });

  test.each([
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/x',
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil.example/x',
    'file:///etc/passwd',
  ])('are not taken at %s', async (endpoint) => {
    const person = await createPerson(app);
    const answer = await turnOn(person.token, { ...service.subscribe(), endpoint });
    expect(answer.error).toMatchObject({ status: 422, messageId: 'E.push.service' });
    expect((await settings(person.token)).devices).toEqual([]);
  });

  test('are refused with keys of another length, endpoints too long, and zones that are none', async () => {
    const { token } = await createPerson(app);
    const right = { ...service.subscribe(), timezone };
    for (const wrong of [
      { p256dh: 'short' },
      { auth: 'short' },
      { endpoint: `${service.url}/${'x'.repeat(1000)}` },
      { timezone: 'Mars/Olympus' },
    ]) {
      const answer = await call(app, addPushDevice, { token, body: { ...right, ...wrong } });
      expect(answer.error.data?.fields).toHaveProperty(Object.keys(wrong));
    }
  });
});

describe('notices end with what they belong to (R-push-ends, R-access-ends)', () => {
  const left = async ({ id }: Person) =>
    (await app.db.query('select 1 from push_devices where user_id = $1', [id])).rowCount;

  test('the session that turned them on', async () => {
    const person = await createPerson(app);
    const here = await logIn(app, person.email);
    await turnOn(person.token);
    await turnOn(here);
    await call(app, revokeToken, { token: here });
    expect(await left(person)).toBe(1);
  });

  test('"log out everywhere else", but for this device', async () => {
    const person = await createPerson(app);
    await turnOn(await logIn(app, person.email));
    await turnOn(person.token);
    await call(app, endOtherSessions, { token: person.token, body: { currentPassword: PASSWORD } });
    expect((await settings(person.token)).devices).toMatchObject([{ current: true }]);
  });

  test('the account: nothing of its notices is left', async () => {
    const [owner, person] = [await createPerson(app), await createPerson(app)];
    await turnOn(person.token);
    await createTestGame(app, owner, { contactList: [contactOf(person)] });
    await call(app, deleteMe, { token: person.token, body: { currentPassword: PASSWORD } });
    for (const table of ['push_devices', 'push_choices', 'push_notices']) {
      const { rowCount } = await app.db.query(`select 1 from ${table} where user_id = $1`, [person.id]);
      expect(rowCount, table).toBe(0);
    }
  });

  test('a session that has run out gets none, before anything has deleted it', async () => {
    const [owner, person] = [await createPerson(app), await createPerson(app)];
    await turnOn(person.token);
    await app.db.query('update sessions set expires_at = $1 where user_id = $2', [NOW, person.id]);
    await createTestGame(app, owner, { contactList: [contactOf(person)] });
    const { rowCount } = await app.db.query('select 1 from push_notices where user_id = $1', [person.id]);
    expect(rowCount).toBe(0);
  });
});

test('who has turned nothing on is invited to, until they say so (R-push-hint)', async () => {
  const [person, other] = [await createPerson(app), await createPerson(app)];
  const invited = async ({ token }: Person) => (await call(app, getMe, { token })).body.pushHint;
  expect(await invited(person)).toBe(true);
  await turnOn(person.token);
  expect(await invited(person)).toBe(false);
  await call(app, closePushHint, { token: other.token });
  expect(await invited(other)).toBe(false);
});

test('several processes that start at once have one pair of keys (R-push-keys)', async () => {
  const first = await buildTestApp({ now: NOW });
  const direct = new pg.Client(first.connection);
  await direct.connect();
  await direct.query(`delete from deployment where key = 'pushKeys'`);
  const others = await Promise.all([1, 2, 3].map(() => buildTestApp({ now: NOW, connection: first.connection })));
  const person = await createPerson(first);
  const keys = await Promise.all(
    [first, ...others].map(async (one) => (await call(one, getPush, { token: person.token })).body.key),
  );
  expect(new Set(keys).size).toBe(1);
  const { rows } = await direct.query(`select value from deployment where key = 'pushKeys'`);
  const { privateKey } = JSON.parse(rows[0].value);
  const lines = [first, ...others].flatMap((one) => one.lines).join('');
  expect(lines).not.toContain(privateKey);
  await direct.end();
  for (const one of [...others, first]) await one.close();
});

test('what somebody wants is kept, each kind once', async () => {
  const { token } = await createPerson(app);
  const body = { kinds: ['score', 'score', 'message'], quietFrom: 23, quietTo: 6, timezone: 'Asia/Tokyo' };
  expect((await call(app, setPush, { token, body })).status).toBe(204);
  expect(await settings(token)).toMatchObject({ ...body, kinds: ['score', 'message'] });
  await turnOn(token);
  const { pushChoices, pushDevices } = (await call(app, exportMe, { token })).body;
  expect(pushChoices).toEqual({ ...body, kinds: ['score', 'message'] });
  expect(pushDevices).toHaveLength(1);
  for (const wrong of [{ kinds: ['other'] }, { quietFrom: 24 }, { quietTo: 1.5 }, { timezone: '+02:00' }]) {
    const answer = await call(app, setPush, { token, body: { ...body, ...wrong } });
    expect(answer.status).toBe(400);
  }
});
