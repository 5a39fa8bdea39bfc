import { expect, test } from 'vitest';
import {
  forgottenPassword,
  getMe,
  sendPhoneCode,
  setNewPassword,
  signUp,
  validatePhone,
} from '../../../shared/contract/account.ts';
import { getConfig } from '../../../shared/contract/config.ts';
import { createToken } from '../../../shared/contract/session.ts';
import { readPath } from '../../../shared/routes/paths.ts';
import { buildTestApp, useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { execute } from '../../support/database/databaseServer.ts';
import { createTestGame, logIn, newGuest, outbox, PASSWORD } from '../../support/factories.ts';
import { startSmsGateway } from '../../support/standIns/sms.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const NEW_PASSWORD = 'quiet grass court morning';
const app = useTestApp({ now: NOW });
let people = 0;

/** @returns a number that no other test here uses */
function newNumber(): string {
  people += 1;
  return `+324701200${String(people).padStart(2, '0')}`;
}

const body = (phone: string) => ({
  firstName: 'Pat',
  lastName: 'Player',
  password: PASSWORD,
  emails: [{ email: phone, main: true }],
});

async function signUpBy(phone: string, test = app): Promise<void> {
  expect((await call(test, signUp, { body: body(phone) })).status).toBe(201);
}

async function codeTo(phone: string): Promise<string> {
  const [message] = await outbox(app, phone);
  return /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '';
}

/** Asks for a new code. @returns it once its message is there */
async function nextCodeTo(phone: string): Promise<string> {
  const before = (await outbox(app, phone)).length;
  expect((await call(app, sendPhoneCode, { body: { phone } })).status).toBe(204);
  await expect.poll(async () => (await outbox(app, phone)).length).toBe(before + 1);
  return codeTo(phone);
}

const prove = async (phone: string, code: string) => (await call(app, validatePhone, { body: { phone, code } })).status;
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function isProved(phone: string): Promise<boolean | undefined> {
  const me = await call(app, getMe, { token: await logIn(app, phone) });
  expect(me.body).toMatchObject({ emails: [], phone });
  return me.body.phoneValidated ?? undefined;
}

test('a phone signs up, logs in however it is written, and is proved by the code, once', async () => {
  await signUpBy('+32 470 12 34 56');
  const phone = '+32470123456';
  const messages = await outbox(app, phone);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatchObject({ to: phone, links: [], html: '' });
  const forms = [phone, '+32 470 12 34 56', '+320470123456', '00 32 470 12 34 56'];
  for (const written of forms) expect(await logIn(app, written)).toBeTruthy();
  expect(await isProved(phone)).toBe(false);
  const code = await codeTo(phone);
  expect(await prove('+32 470 123456', code)).toBe(204);
  expect(await isProved(phone)).toBe(true);
  expect(await prove(phone, code)).toBe(409);
});

test('409 E.link.used for a wrong code and for a phone nobody has', async () => {
  const phone = newNumber();
  await signUpBy(phone);
  const wrong = await call(app, validatePhone, { body: { phone, code: another(await codeTo(phone)) } });
  expect(wrong.error).toMatchObject({ status: 409, messageId: 'E.link.used' });
  expect(await prove(newNumber(), '123456')).toBe(409);
  expect(await prove(phone, await codeTo(phone))).toBe(204);
});

test('a code works for ten minutes', async () => {
  const [phone, late] = [newNumber(), newNumber()];
  await signUpBy(phone);
  await signUpBy(late);
  app.clock.set(new Date(Date.parse(NOW) + 10 * 60_000 - 1));
  expect(await prove(phone, await codeTo(phone))).toBe(204);
  // The clock goes forward only: a sweep may have deleted what had ended.
  app.clock.set(new Date(Date.parse(NOW) + 10 * 60_000));
  expect(await prove(late, await codeTo(late))).toBe(409);
  app.clock.set(new Date(NOW));
});

test('a code has five tries; a new one has five again', async () => {
  const phone = newNumber();
  await signUpBy(phone);
  const code = await codeTo(phone);
  for (let tries = 0; tries < 5; tries += 1) expect(await prove(phone, another(code))).toBe(409);
  expect(await prove(phone, code)).toBe(409);
  expect(await prove(phone, await nextCodeTo(phone))).toBe(204);
});

test('a stranger’s wrong tries leave the owner theirs, and strangers together have five', async () => {
  const phone = newNumber();
  await signUpBy(phone);
  const code = await codeTo(phone);
  const from = (remoteAddress: string, tried: string) =>
    app.app.inject({ method: 'POST', url: '/api/validatePhone', remoteAddress, payload: { phone, code: tried } });
  for (let tries = 0; tries < 5; tries += 1) await from(`203.0.113.${tries}`, another(code));
  expect((await from('203.0.113.77', code)).statusCode).toBe(409);
  // Each caller who asks for a code has their own tries: another caller does not use them up, and each code renews them.
  const again = {
    method: 'POST',
    url: '/api/sendPhoneCode',
    remoteAddress: '203.0.113.200',
    payload: { phone },
  } as const;
  expect((await app.app.inject(again)).statusCode).toBe(204);
  await expect.poll(async () => (await outbox(app, phone)).length).toBe(2);
  const newest = await codeTo(phone);
  for (let tries = 0; tries < 5; tries += 1) await from('203.0.113.200', another(newest));
  expect((await from('203.0.113.200', newest)).statusCode).toBe(409);
  for (let tries = 0; tries < 4; tries += 1) expect(await prove(phone, another(newest))).toBe(409);
  expect(await prove(phone, newest)).toBe(204);
});

test('tries at the same moment do not exceed their number', async () => {
  const phone = newNumber();
  await signUpBy(phone);
  const code = await codeTo(phone);
  await Promise.all(Array.from({ length: 8 }, () => prove(phone, another(code))));
  expect(await prove(phone, code)).toBe(409);
});

test('only the newest code works, and five go out in an hour', async () => {
  const phone = newNumber();
  await signUpBy(phone);
  const first = await codeTo(phone);
  let newest = '';
  for (let codes = 1; codes < 5; codes += 1) newest = await nextCodeTo(phone);
  expect((await call(app, sendPhoneCode, { body: { phone } })).error).toMatchObject({ messageId: 'E.tooMany' });
  if (first !== newest) expect(await prove(phone, first)).toBe(409);
  expect(await prove(phone, newest)).toBe(204);
});

test('asking for codes of a number does not keep its owner from signing up', async () => {
  const phone = newNumber();
  for (let tries = 0; tries < 4; tries += 1) await call(app, sendPhoneCode, { body: { phone } });
  // One that is asked for now would replace the code of the sign-up.
  const waiting = "select 1 from jobs.job where name = 'phone.code' and state < 'completed'";
  await expect.poll(async () => (await execute(app.connection, waiting)).rowCount).toBe(0);
  await signUpBy(phone);
  expect(await prove(phone, await codeTo(phone))).toBe(204);
});

test('a new code is answered alike for a phone nobody has or that is proved, and none is sent', async () => {
  const proved = newNumber();
  await signUpBy(proved);
  await prove(proved, await codeTo(proved));
  const nobody = newNumber();
  const waiting = newNumber();
  await signUpBy(waiting);
  for (const phone of [proved, nobody]) {
    expect((await call(app, sendPhoneCode, { body: { phone } })).status).toBe(204);
  }
  // Jobs run in their order: when the last is done, so are those before it.
  await nextCodeTo(waiting);
  expect(await outbox(app, proved)).toHaveLength(1);
  expect(await outbox(app, nobody)).toEqual([]);
});

test('409 for a phone that has an account, however it is written', async () => {
  const phone = newNumber();
  await signUpBy(phone);
  const again = await call(app, signUp, { body: body(phone.replace('+32', '+32 0 ')) });
  expect(again.error).toMatchObject({ status: 409, messageId: 'E.signUp.exists' });
  expect(await outbox(app, phone)).toHaveLength(1);
});

test.each(['+3247012', '+32 470 12 34 5a', '+999123456789', '+'])('400 field.phone for %j', async (phone) => {
  const answer = await call(app, signUp, { body: body(phone) });
  expect(answer.error).toMatchObject({ status: 400, data: { fields: { 'emails[0].email': 'field.phone' } } });
});

test('an email address may begin with a plus', async () => {
  expect((await call(app, signUp, { body: body('+pat@club.example') })).status).toBe(201);
  expect((await outbox(app, '+pat@club.example'))[0]?.links).toHaveLength(1);
});

test.each(['', '12345', '1234567', 'abcdef', 123456])('400 for the code %j', async (code) => {
  const answer = await call(app, validatePhone, { body: { phone: '+32470120099', code } });
  expect(answer.error).toMatchObject({ status: 400, messageId: 'E.bad.request' });
});

test('a new password by text message; the link proves the phone', async () => {
  const phone = newNumber();
  await signUpBy(phone);
  expect((await call(app, forgottenPassword, { body: { phone: phone.replace('+32', '+32 ') } })).status).toBe(204);
  await expect.poll(async () => (await outbox(app, phone)).length).toBe(2);
  const [message] = await outbox(app, phone);
  const token = readPath(new URL(message?.links[0] ?? '').pathname)?.params.token ?? '';
  expect((await call(app, setNewPassword, { body: { token, newPassword: NEW_PASSWORD } })).status).toBe(204);
  const answer = await call(app, getMe, { token: await logIn(app, phone, NEW_PASSWORD) });
  expect(answer.body).toMatchObject({ phone, phoneValidated: true });
});

test('the invitations of a phone account go out once the phone is proved, and no mail goes to the phone', async () => {
  const phone = newNumber();
  await signUpBy(phone);
  const token = await logIn(app, phone);
  const me = await call(app, getMe, { token });
  const guest = newGuest();
  const owner = { id: me.body.id, code: me.body.code, email: phone, token };
  await createTestGame(app, owner, { contactList: [guest] });
  expect(await outbox(app, guest.email)).toEqual([]);
  await prove(phone, await codeTo(phone));
  expect(await outbox(app, guest.email)).toHaveLength(1);
  expect(await outbox(app, phone)).toHaveLength(1);
});

test('with SMS_URL the gateway gets POST {to, text}, again when it failed', async () => {
  const gateway = await startSmsGateway([503]);
  const real = await buildTestApp({ config: { smsUrl: gateway.url } });
  await signUpBy('+32470123456', real);
  await expect.poll(() => gateway.received.length).toBe(2);
  const [message] = gateway.received;
  expect(message).toMatchObject({ to: '+32470123456' });
  expect(gateway.received[1]).toEqual(message);
  await expect.poll(async () => outbox(real, '+32470123456')).toEqual([]);
  const code = /\b\d{6}\b/.exec(message?.text ?? '')?.[0];
  expect((await call(real, validatePhone, { body: { phone: '+32470123456', code } })).status).toBe(204);
  await real.close();
  await gateway.close();
});

test('production without SMS_URL says that phones are not offered', async () => {
  const real = await buildTestApp({ now: NOW, config: { development: false, smsUrl: null } });
  expect((await call(real, getConfig)).body.phoneOffered).toBe(false);
  expect((await call(real, signUp, { body: body('+32470123456') })).error).toMatchObject({
    status: 422,
    messageId: 'E.phone.notOffered',
  });
  expect((await call(real, forgottenPassword, { body: { phone: '+32470123456' } })).status).toBe(204);
  expect((await call(real, sendPhoneCode, { body: { phone: '+32470123456' } })).status).toBe(204);
  await real.close();
  expect((await call(app, getConfig)).body.phoneOffered).toBe(true);
});

test('a wrong password for a phone and a phone nobody has are told apart by nobody', async () => {
  // An hour has only so many sign-ups of one network address.
  app.clock.set(new Date(Date.parse(NOW) + 61 * 60_000));
  const phone = newNumber();
  await signUpBy(phone);
  for (const username of [phone, newNumber()]) {
    const answer = await call(app, createToken, { body: { grant_type: 'password', username, password: 'wrong' } });
    expect(answer.error).toMatchObject({ status: 400, messageId: 'invalid_grant' });
  }
});
