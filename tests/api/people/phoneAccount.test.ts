import { expect, test } from 'vitest';
import { forgottenPassword, getMe, setNewPassword, signUp, validatePhone } from '../../../shared/contract/account.ts';
import { confirmUpgrade, getMembership, requestUpgrade } from '../../../shared/contract/member.ts';
import { deleteMe, exportMe, saveMe } from '../../../shared/contract/profile.ts';
import { createToken } from '../../../shared/contract/session.ts';
import { readPath } from '../../../shared/routes/paths.ts';
import { useTestApp } from '../../support/app.ts';
import { codeAt, turnOn } from '../../support/authenticatorApp.ts';
import { call } from '../../support/client.ts';
import {
  createPerson,
  createTestGame,
  logIn,
  newGuest,
  outbox,
  PASSWORD,
  proveAddress,
  readGame,
} from '../../support/factories.ts';
import { sweepAt } from '../../support/jobsDone.ts';

// An account made with a phone is a whole one (R-phone-account).
const NOW = '2026-11-21T09:00:00.000Z';
const NEW_PASSWORD = 'quiet grass court morning';
const DAY = 86_400_000;
const app = useTestApp({ now: NOW });
let people = 0;

interface Phoner {
  id: string;
  code: string;
  email: string;
  phone: string;
  token: string;
}

const texts = async ({ phone }: Pick<Phoner, 'phone'>) => (await outbox(app, phone)).map(({ text }) => text);
const digits = (text: string | undefined) => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? '';
const me = async ({ token }: Pick<Phoner, 'token'>) => (await call(app, getMe, { token })).body;
const save = ({ token }: Phoner, body: Record<string, unknown>) =>
  call(app, saveMe, { token, body: { currentPassword: PASSWORD, ...body } });
const newEmail = () => `late${people}@mail.example`;

/** Somebody who signed up by phone; their number waits for its code unless it is `proved`. */
async function createPhoner({ proved = true, balls = 0 } = {}): Promise<Phoner> {
  people += 1;
  const phone = `+324701300${String(people).padStart(2, '0')}`;
  const body = { firstName: 'Pat', lastName: 'Phoner', password: PASSWORD, emails: [{ email: phone, main: true }] };
  const account = await call(app, signUp, { body });
  const [sent] = await texts({ phone });
  if (proved) await call(app, validatePhone, { body: { phone, code: digits(sent) } });
  if (balls > 0) {
    const entry = [`phoner${people}`, account.body.id, balls, NOW];
    await app.db.query(`insert into ball_entries values ($1, $2, $3, 'FRIEND', $1, $4)`, entry);
  }
  return { ...account.body, email: phone, phone, token: await logIn(app, phone) };
}

/** Adds an address and opens the link mailed to it. @returns it */
async function addEmail(phoner: Phoner): Promise<string> {
  const email = newEmail();
  expect((await save(phoner, { emails: [{ email, main: false }] })).status).toBe(200);
  await proveAddress(app, email);
  return email;
}

test('its number is its phone, with its state, and among no email addresses', async () => {
  const phoner = await createPhoner({ proved: false });
  expect(await me(phoner)).toMatchObject({ emails: [], phone: phoner.phone, phoneValidated: false });
  const code = digits((await texts(phoner))[0]);
  await call(app, validatePhone, { body: { phone: phoner.phone, code } });
  expect(await me(phoner)).toMatchObject({ emails: [], phone: phoner.phone, phoneValidated: true });
});

test('a phone that somebody with an address has typed opens nothing: it has no state', async () => {
  const person = await createPerson(app);
  await call(app, saveMe, { token: person.token, body: { phone: '+32470139999' } });
  expect(await me(person)).toMatchObject({ phone: '+32470139999', phoneValidated: null });
});

test('an account made before its number was its phone has it there, and shares it', async () => {
  const phoner = await createPhoner();
  await app.db.query('update users set phone = null where id = $1', [phoner.id]);
  expect(await me(phoner)).toMatchObject({ phone: phoner.phone, phoneValidated: true });
  const game = await createTestGame(app, phoner, { contactList: [newGuest()], shareMyPhone: true });
  await app.db.query(`update games set status = 'SCHEDULED' where id = $1`, [game.id]);
  expect((await readGame(app, game.id, phoner.token)).owner.phone).toBe(phoner.phone);
});

test('an address is added, waits, is confirmed and becomes the main one; the number stays as it is', async () => {
  const phoner = await createPhoner();
  const email = newEmail();
  const waiting = await save(phoner, { emails: [{ email, main: false }] });
  expect(waiting.body).toMatchObject({
    emails: [{ email, main: false, validated: false }],
    phone: phoner.phone,
    phoneValidated: true,
  });
  // The number is told: a thief of the session could take the account otherwise.
  expect((await texts(phoner))[0]).toContain('the addresses of your account have changed');
  await proveAddress(app, email);
  const main = await save(phoner, { emails: [{ email, main: true }] });
  expect(main.body).toMatchObject({ emails: [{ email, main: true, validated: true }], phoneValidated: true });
  for (const name of [phoner.phone, email]) expect(await logIn(app, name)).toBeTruthy();
});

test('a page of the release before, which names the number in its list, does not change the number', async () => {
  const phoner = await createPhoner();
  const email = newEmail();
  const list = [
    { email: phoner.phone, main: true },
    { email, main: false },
  ];
  expect((await save(phoner, { emails: list })).status).toBe(200);
  expect(await me(phoner)).toMatchObject({ emails: [{ email, main: false }], phoneValidated: true });
  expect((await save(phoner, { emails: [{ email: '+32470139998', main: false }] })).status).toBe(400);
});

test('addresses go again, to the last; an account without a phone keeps one', async () => {
  const phoner = await createPhoner();
  await addEmail(phoner);
  expect((await save(phoner, { emails: [] })).body.emails).toEqual([]);
  const person = await createPerson(app);
  const none = await call(app, saveMe, { token: person.token, body: { emails: [], currentPassword: PASSWORD } });
  expect(none.error).toMatchObject({ status: 400, data: { fields: { emails: 'field.tooFew' } } });
});

test('another phone takes its place only when an address is the main one, and then ends the log-in by it', async () => {
  const phoner = await createPhoner();
  const email = await addEmail(phoner);
  for (const phone of ['+32470139997', null]) {
    expect((await save(phoner, { phone })).error).toMatchObject({ status: 422, messageId: 'E.phone.main' });
  }
  await save(phoner, { emails: [{ email, main: true }] });
  const unasked = await call(app, saveMe, { token: phoner.token, body: { phone: '+32470139997' } });
  expect(unasked.error).toMatchObject({ status: 422, messageId: 'E.proof.required' });
  expect((await save(phoner, { phone: phoner.phone })).status).toBe(200);
  expect(await logIn(app, phoner.phone)).toBeTruthy();
  const changed = await save(phoner, { phone: '+32470139997' });
  expect(changed.body).toMatchObject({ phone: '+32470139997', phoneValidated: null });
  const body = { grant_type: 'password', username: phoner.phone, password: PASSWORD };
  expect((await call(app, createToken, { body })).error).toMatchObject({ messageId: 'invalid_grant' });
  expect(await logIn(app, email)).toBeTruthy();
});

test('balls are paid by a texted code; the receipt and the end of the plan are texted as well', async () => {
  const phoner = await createPhoner({ balls: 30 });
  const { token } = phoner;
  const asked = await call(app, requestUpgrade, { token, body: { planId: 'LOVEIT1', currency: 'IPB' } });
  expect(asked.body).toEqual({ requestId: asked.body.requestId, otpRequired: true });
  const [sent] = await texts(phoner);
  expect(sent).toContain('Love It, 1 month (30 balls)');
  const wrong = String((Number(digits(sent)) + 1) % 1_000_000).padStart(6, '0');
  const refused = await call(app, confirmUpgrade, { token, body: { password: wrong } });
  expect(refused.error).toMatchObject({ messageId: 'E.code.wrong', data: { left: 4 } });
  expect((await call(app, confirmUpgrade, { token, body: { password: digits(sent) } })).status).toBe(204);
  const paid = (await call(app, getMembership, { token })).body;
  expect(paid).toMatchObject({ membershipLevel: 'LOVEIT', balls: 0 });
  expect((await texts(phoner))[0]).toMatch(/paid, Love It, 1 month \(30 balls\).*Love It until/);
  await sweepAt([app], '2026-12-15T09:00:00.000Z');
  expect((await texts(phoner))[0]).toContain('your Love It plan ends on 21 December 2026, then Play It follows');
});

test('five codes in an hour, as by mail; an address that is confirmed gets them instead', async () => {
  const phoner = await createPhoner({ balls: 30 });
  const ask = () => call(app, requestUpgrade, { token: phoner.token, body: { planId: 'LOVEIT1', currency: 'IPB' } });
  const email = await addEmail(phoner);
  const before = (await texts(phoner)).length;
  expect((await ask()).status).toBe(200);
  expect(await texts(phoner)).toHaveLength(before);
  expect((await outbox(app, email))[0]?.subject).toMatch(/is your code$/);
  for (let codes = 1; codes < 5; codes += 1) await ask();
  expect((await ask()).error).toMatchObject({ status: 429 });
});

test('422 with the number to confirm for a code to pay with while nothing is confirmed', async () => {
  const { token } = await createPhoner({ proved: false, balls: 30 });
  const asked = await call(app, requestUpgrade, { token, body: { planId: 'LOVEIT1', currency: 'IPB' } });
  expect(asked.error).toMatchObject({ status: 422, messageId: 'E.phone.unproved' });
});

test('its password changes and is set anew, by a texted link', async () => {
  const phoner = await createPhoner();
  expect((await save(phoner, { password: NEW_PASSWORD })).status).toBe(200);
  await call(app, forgottenPassword, { body: { phone: phoner.phone } });
  await expect.poll(async () => (await outbox(app, phoner.phone))[0]?.links.length).toBe(1);
  const [message] = await outbox(app, phoner.phone);
  const token = readPath(new URL(message?.links[0] ?? '').pathname)?.params.token ?? '';
  expect((await call(app, setNewPassword, { body: { token, newPassword: PASSWORD } })).status).toBe(204);
  expect(await logIn(app, phoner.phone)).toBeTruthy();
});

test('it turns the second step on, is told by text message, and logs in with a code', async () => {
  const phoner = await createPhoner();
  const { secret } = await turnOn(app, phoner);
  expect((await texts(phoner))[0]).toContain('the login for your account has changed');
  app.clock.set(new Date(app.clock.now().getTime() + 60_000));
  const body = { grant_type: 'password', username: phoner.phone, password: PASSWORD };
  expect((await call(app, createToken, { body })).error).toMatchObject({ messageId: 'E.factor.required' });
  const code = codeAt(secret, app.clock.now());
  expect((await call(app, createToken, { body: { ...body, code } })).status).toBe(200);
});

test('its export names the number, its match goes on, and it is deleted with its password', async () => {
  // An hour has only so many sign-ups of one network address.
  app.clock.set(new Date(app.clock.now().getTime() + DAY));
  const phoner = await createPhoner();
  const { body } = await call(app, exportMe, { token: phoner.token });
  expect(JSON.stringify(body)).toContain(phoner.phone);
  await createTestGame(app, phoner, { contactList: [newGuest()] });
  const gone = await call(app, deleteMe, { token: phoner.token, body: { currentPassword: PASSWORD } });
  expect(gone.status).toBe(204);
  const { rows } = await app.db.query('select phone from users where id = $1', [phoner.id]);
  expect(rows).toEqual([{ phone: null }]);
});
