import { beforeEach, expect, test } from 'vitest';
import { forgottenPassword, getMe, setNewPassword } from '../../../shared/contract/account.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogIn,
  getFactors,
  removePasskey,
  turnOffFactor,
} from '../../../shared/contract/factors.ts';
import { deleteMe, exportMe, saveMe } from '../../../shared/contract/profile.ts';
import { createToken } from '../../../shared/contract/session.ts';
import { endOtherSessions } from '../../../shared/contract/sessions.ts';
import { useTestApp } from '../../support/app.ts';
import { turnOn } from '../../support/authenticatorApp.ts';
import { call } from '../../support/client.ts';
import { createPerson, outbox, PASSWORD, type Person } from '../../support/factories.ts';
import { passkeyDevice } from '../../support/passkeyDevice.ts';

// Passkeys: a log-in without a password (R-passkey, R-passkey-log-in).
const proof = { currentPassword: PASSWORD };
const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

beforeEach(() => pass(3_700_000));

const pass = (ms: number) => app.clock.set(new Date(app.clock.now().getTime() + ms));
const newDevice = (counts = true) => {
  const { hostname, origin } = new URL(app.config.publicUrl);
  return passkeyDevice({ rpId: hostname, origin, counts });
};
type Device = ReturnType<typeof newDevice>;
const challengeFor = async ({ token }: Person) =>
  (await call(app, beginPasskey, { token, body: proof })).body.challenge;
const challenge = async () => (await call(app, beginPasskeyLogIn)).body.challenge;
const add = ({ token }: Person, body: object) => call(app, addPasskey, { token, body });
const logInWith = (password: string) =>
  call(app, createToken, { body: { grant_type: 'passkey', username: '', password } });
const isIn = async (token: string) => (await call(app, getMe, { token })).status === 200;

async function withPasskey(person: Person, device = newDevice()): Promise<{ device: Device; id: string }> {
  const added = await add(person, device.register(await challengeFor(person)));
  return { device, id: added.body.id };
}

test('one is added with a proof, is listed, told of, and logs in; so does nobody else’s', async () => {
  const person = await createPerson(app);
  const { token } = person;
  const refused = await call(app, beginPasskey, { token, body: {} });
  expect(refused.error).toMatchObject({ messageId: 'E.proof.required', data: { proof: 'password' } });
  const options = (await call(app, beginPasskey, { token, body: proof })).body;
  expect(options).toMatchObject({
    rp: { id: new URL(app.config.publicUrl).hostname, name: 'Crosscourt' },
    user: { name: person.email, displayName: expect.stringContaining('Pat Player') },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  });
  const { device, id } = await withPasskey(person);
  expect((await outbox(app, person.email)).map(({ text }) => text).join()).toContain('A passkey has been added');
  pass(60_000);
  const opened = await logInWith(device.sign(await challenge(), { userId: person.id }));
  expect((await call(app, getMe, { token: opened.body.access_token })).body.id).toBe(person.id);
  const lastUsed = app.clock.now().toISOString();
  expect((await call(app, getFactors, { token })).body.passkeys).toMatchObject([{ id, lastUsed }]);
  expect((await call(app, exportMe, { token })).body.passkeys).toMatchObject([{ lastUsedAt: lastUsed }]);

  const stranger = await createPerson(app);
  for (const text of [
    newDevice().sign(await challenge()),
    device.sign(await challenge(), { userId: stranger.id }),
    '{"id":"x"}',
    'no json',
  ]) {
    expect((await logInWith(text)).error.messageId).toBe('invalid_grant');
  }
});

test.each([
  ['a challenge nobody gave out', async (device: Device) => device.sign('nobodys')],
  ['another site', async (device: Device) => device.sign(await challenge(), { from: 'https://evil.example' })],
  ['the key of another site', async (device: Device) => device.sign(await challenge(), { of: 'evil.example' })],
  [
    'a device that has not asked who is there',
    async (device: Device) => device.sign(await challenge(), { verified: false }),
  ],
  ['a count that does not rise', async (device: Device) => device.sign(await challenge(), { again: true })],
  [
    'a challenge of five minutes ago',
    async (device: Device) => {
      const old = await challenge();
      pass(301_000);
      return device.sign(old);
    },
  ],
])('%s logs nobody in', async (_what, sign) => {
  const { device } = await withPasskey(await createPerson(app));
  expect((await logInWith(await sign(device))).error.messageId).toBe('invalid_grant');
});

test('a challenge is good once, at the same moment too, and only for what it was given out', async () => {
  const person = await createPerson(app);
  // One that does not count its uses: nothing but the challenge tells the second from the first.
  const { device } = await withPasskey(person, newDevice(false));
  const signed = device.sign(await challenge());
  const answers = await Promise.all([logInWith(signed), logInWith(signed), logInWith(signed)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await logInWith(signed)).error.messageId).toBe('invalid_grant');
  const forAdding = await challengeFor(person);
  expect((await logInWith(device.sign(forAdding))).error.messageId).toBe('invalid_grant');
});

test('nothing is added that answers no challenge of this account, twice, from elsewhere, unverified, or as the eleventh', async () => {
  const person = await createPerson(app);
  const stranger = await createPerson(app);
  const device = newDevice();
  const refused = async (body: object) => (await add(person, body)).error.messageId;
  for (const body of [
    device.register(await challengeFor(stranger)),
    device.register(await challenge()),
    device.register(await challengeFor(person), { from: 'https://evil.example' }),
    device.register(await challengeFor(person), { verified: false }),
  ]) {
    expect(await refused(body)).toBe('E.passkey.refused');
  }
  const made = device.register(await challengeFor(person));
  expect((await add(person, made)).status).toBe(200);
  expect(await refused(made)).toBe('E.passkey.refused');
  expect(await refused(device.register(await challengeFor(person)))).toBe('E.passkey.refused');
  for (let count = 1; count < 10; count += 1) await withPasskey(person);
  const eleventh = await call(app, beginPasskey, { token: person.token, body: proof });
  expect(eleventh.error.messageId).toBe('E.passkey.refused');
});

test('a log-in by it asks for no second step, and is a proof for five minutes', async () => {
  const person = await createPerson(app);
  const { device } = await withPasskey(person);
  await turnOn(app, person);
  const opened = await logInWith(device.sign(await challenge()));
  const token = opened.body.access_token;
  const change = (body: object) => call(app, saveMe, { token, body });
  expect((await change({ password: 'quiet grass court morning' })).status).toBe(200);
  pass(301_000);
  const late = await change({ password: 'quiet grass court evening' });
  expect(late.error.data).toEqual({ proof: 'password', factor: true });
  const again = (await logInWith(device.sign(await challenge()))).body.access_token;
  expect((await call(app, turnOffFactor, { token: again, body: {} })).status).toBe(204);
});

test('of two log-ins with one count at the same moment one gets in', async () => {
  const { device } = await withPasskey(await createPerson(app));
  const challenges = [await challenge(), await challenge(), await challenge(), await challenge()];
  const signed = challenges.map((each, index) => device.sign(each, { again: index > 0 }));
  const answers = await Promise.all(signed.map(logInWith));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
});

test('removed with a proof, it opens nothing, and what it has opened ends but for the session that asks', async () => {
  const person = await createPerson(app);
  const { device, id } = await withPasskey(person);
  const first = (await logInWith(device.sign(await challenge()))).body.access_token;
  const second = (await logInWith(device.sign(await challenge()))).body.access_token;
  const remove = (token: string, body: object, which = id) =>
    call(app, removePasskey, { token, params: { id: which }, body });
  pass(301_000);
  expect((await remove(second, {})).error.messageId).toBe('E.proof.required');
  expect((await remove(second, proof, 'nobodys')).error.messageId).toBe('E.notFound');
  expect((await remove((await createPerson(app)).token, proof)).error.messageId).toBe('E.notFound');
  expect((await remove(second, proof)).status).toBe(204);
  expect([await isIn(first), await isIn(second), await isIn(person.token)]).toEqual([false, true, true]);
  expect((await logInWith(device.sign(await challenge()))).error.messageId).toBe('invalid_grant');
});

test('it outlives other access, as log-ins elsewhere do; what is under way does not', async () => {
  const person = await createPerson(app);
  const { device } = await withPasskey(person);
  const begun = await challengeFor(person);
  await call(app, endOtherSessions, { token: person.token, body: { currentPassword: PASSWORD } });
  expect((await add(person, newDevice().register(begun))).error.messageId).toBe('E.passkey.refused');
  expect((await logInWith(device.sign(await challenge()))).status).toBe(200);
});

test('a person who proves an address that somebody else signed up with takes over neither step nor passkey', async () => {
  const person = await createPerson(app, { validated: false });
  const { device } = await withPasskey(person);
  await turnOn(app, person);
  await call(app, forgottenPassword, { body: { email: person.email } });
  const find = async () =>
    (await outbox(app, person.email)).flatMap(({ links }) => links).find((link) => link.includes('setNewPassword'));
  await expect.poll(find).toBeTruthy();
  const newPassword = 'quiet grass court morning';
  await call(app, setNewPassword, { body: { token: (await find())?.split('/').pop(), newPassword } });
  expect((await logInWith(device.sign(await challenge()))).error.messageId).toBe('invalid_grant');
  const body = { grant_type: 'password', username: person.email, password: newPassword };
  expect((await call(app, createToken, { body })).status).toBe(200);
});

test('it goes with the account', async () => {
  const person = await createPerson(app);
  const { device } = await withPasskey(person);
  await call(app, deleteMe, { token: person.token, body: proof });
  expect((await logInWith(device.sign(await challenge()))).error.messageId).toBe('invalid_grant');
  const left = await app.db.query('select 1 from passkeys where user_id = $1', [person.id]);
  expect(left.rowCount).toBe(0);
});
