import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../../../server/admin/commands.ts';
import { buildContext } from '../../../server/buildContext.ts';
import type { Context } from '../../../server/context.ts';
import { forgottenPassword, getMe, setNewPassword } from '../../../shared/contract/account.ts';
import {
  beginFactor,
  closeFactorHint,
  getFactors,
  renewRecoveryCodes,
  turnOffFactor,
  turnOnFactor,
} from '../../../shared/contract/factors.ts';
import { deleteMe, exportMe, saveMe } from '../../../shared/contract/profile.ts';
import { createToken } from '../../../shared/contract/session.ts';
import { endOtherSessions } from '../../../shared/contract/sessions.ts';
import { useTestApp } from '../../support/app.ts';
import { codeAt, turnOn } from '../../support/authenticatorApp.ts';
import { call } from '../../support/client.ts';
import { createPerson, createTestGame, outbox, PASSWORD, type Person } from '../../support/factories.ts';

// The second step of a log-in by password (R-factor, R-factor-code).
const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });
let context: Context;
let closeContext: () => Promise<void>;

beforeAll(async () => {
  const { config, connection, clock } = app;
  ({ context, close: closeContext } = buildContext({
    config,
    connection,
    clock,
    log: app.app.log,
    security: () => undefined,
  }));
});
afterAll(() => closeContext());
beforeEach(() => pass(3_600_000 * 25));

const pass = (ms: number) => app.clock.set(new Date(app.clock.now().getTime() + ms));
const logIn = ({ email }: Pick<Person, 'email'>, code?: string, password = PASSWORD) =>
  call(app, createToken, {
    body: { grant_type: 'password', username: email, password, ...(code === undefined ? {} : { code }) },
  });
const said = async (answer: Promise<{ status: number; error: { messageId: string } }>) => {
  const { status, ...rest } = await answer.then((it) => ({ status: it.status, it }));
  return status < 400 ? status : rest.it.error.messageId;
};
const subjects = async ({ email }: Person) => (await outbox(app, email)).map(({ text }) => text).join('\n');

async function createGuarded() {
  const person = await createPerson(app);
  return { ...person, ...(await turnOn(app, person)) };
}

test('off, no code is asked for; on, a right password needs a code, and a wrong one does not mention it', async () => {
  const person = await createPerson(app);
  expect(await said(logIn(person))).toBe(200);
  const { secret, uri, codes } = await turnOn(app, person);
  expect(uri).toMatch(/^otpauth:\/\/totp\/Crosscourt:player\d+%40club.example\?/);
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  expect(codes[0]).toMatch(/^(\d{4}-){3}\d{4}$/);
  expect(await said(logIn(person))).toBe('E.factor.required');
  expect(await said(logIn(person, undefined, 'wrong'))).toBe('invalid_grant');
  expect(await said(logIn(person, codeAt(secret, app.clock.now()), 'wrong'))).toBe('invalid_grant');
  const spaced = codeAt(secret, app.clock.now()).replace(/(...)/, '$1 ');
  expect(await said(logIn(person, spaced))).toBe(200);
  expect(await subjects(person)).toContain('Two-step login has been turned on');
  const stored = await app.db.query('select code_hash from recovery_codes where user_id = $1', [person.id]);
  expect(stored.rows).toHaveLength(10);
  expect(JSON.stringify(stored.rows)).not.toContain(codes[0]);
});

test('a code is good for its half minute and the ones beside it, once, and none before it any more', async () => {
  const person = await createGuarded();
  const now = app.clock.now().getTime();
  const at = (steps: number) => codeAt(person.secret, new Date(now + steps * 30_000));
  expect(await said(logIn(person, at(-2)))).toBe('E.code.wrong');
  expect(await said(logIn(person, at(2)))).toBe('E.code.wrong');
  expect(await said(logIn(person, at(0)))).toBe(200);
  expect(await said(logIn(person, at(0)))).toBe('E.code.used');
  expect(await said(logIn(person, at(-1)))).toBe('E.code.used');
  expect(await said(logIn(person, at(1)))).toBe(200);
});

test('the code that turned it on opens nothing', async () => {
  const person = await createPerson(app);
  const { token } = person;
  const { secret } = (await call(app, beginFactor, { token, body: { currentPassword: PASSWORD } })).body;
  const code = codeAt(secret, app.clock.now());
  expect(await said(logIn(person))).toBe(200);
  expect(await said(call(app, turnOnFactor, { token, body: { code: '000000' } }))).toBe('E.code.wrong');
  expect((await call(app, turnOnFactor, { token, body: { code } })).status).toBe(200);
  expect(await said(logIn(person, code))).toBe('E.code.used');
});

test('of requests at the same moment with one code, one gets in: six digits and recovery code alike', async () => {
  const person = await createGuarded();
  for (const code of [codeAt(person.secret, app.clock.now()), person.codes[0] ?? '']) {
    const answers = await Promise.all(Array.from({ length: 4 }, () => said(logIn(person, code))));
    expect(answers.filter((answer) => answer === 200)).toHaveLength(1);
  }
});

test('a recovery code works once, however it is typed, and the owner is told', async () => {
  const person = await createGuarded();
  const [first = '', second = ''] = person.codes;
  expect(await said(logIn(person, first.replaceAll('-', ' ')))).toBe(200);
  expect(await said(logIn(person, first))).toBe('E.code.wrong');
  expect(await subjects(person)).toContain('recovery code for your account has been used');
  const { body } = await call(app, getFactors, { token: person.token });
  expect(body).toMatchObject({ since: expect.any(String), codesLeft: 9, passkeys: [] });
  pass(60_000);
  const proof = { currentPassword: PASSWORD, factorCode: codeAt(person.secret, app.clock.now()) };
  const renewed = await call(app, renewRecoveryCodes, { token: person.token, body: proof });
  expect(renewed.body.codes).toHaveLength(10);
  expect(await said(logIn(person, second))).toBe('E.code.wrong');
  expect(await said(logIn(person, renewed.body.codes[0]))).toBe(200);
});

describe('tries', () => {
  test('a right password alone wipes no tries: codes are guessed ten times from an address, then ever more slowly', async () => {
    const person = await createGuarded();
    for (let tried = 0; tried < 5; tried += 1) {
      expect(await said(logIn(person))).toBe('E.factor.required');
      expect(await said(logIn(person, '000000'))).toBe('E.code.wrong');
    }
    const { error } = await logIn(person, codeAt(person.secret, app.clock.now()));
    expect(error).toMatchObject({ messageId: 'E.tooMany', data: { retryAfter: expect.any(Number) } });
    pass(61_000);
    expect(await said(logIn(person, codeAt(person.secret, app.clock.now())))).toBe(200);
  });

  test('a person who knows the password has thirty guesses a day; strangers use none up, and a recovery code gets in', async () => {
    const person = await createGuarded();
    const guess = (from: number, code: string, password = PASSWORD) =>
      app.app.inject({
        method: 'POST',
        url: '/oauth/token',
        remoteAddress: `10.1.0.${from}`,
        headers: {
          authorization: `Basic ${Buffer.from('crosscourt-web:').toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams({ grant_type: 'password', username: person.email, password, code }).toString(),
      });
    for (let from = 0; from < 12; from += 1) {
      expect((await guess(from, '000000', 'wrong')).json().messageId).toBe('invalid_grant');
    }
    for (let guesses = 0; guesses < 30; guesses += 1) {
      expect((await guess(guesses % 5, '000000')).json().messageId).toBe('E.code.wrong');
    }
    const late = (await guess(9, codeAt(person.secret, app.clock.now()))).json();
    expect(late).toMatchObject({ messageId: 'E.tooMany', data: { retryAfter: expect.any(Number) } });
    expect((await guess(9, person.codes[3] ?? '')).statusCode).toBe(200);
  });
});

describe('the owner', () => {
  test('shows who they are by password and code; a code given with a wrong password stays good', async () => {
    const person = await createGuarded();
    const { token } = person;
    const factorCode = codeAt(person.secret, app.clock.now());
    const asked = await call(app, deleteMe, { token, body: { currentPassword: PASSWORD } });
    expect(asked.error).toMatchObject({ messageId: 'E.proof.required', data: { proof: 'password', factor: true } });
    const change = (proof: object) => call(app, saveMe, { token, body: { password: 'quiet grass court', ...proof } });
    expect(await said(change({ factorCode }))).toBe('E.proof.required');
    expect(await said(change({ currentPassword: 'wrong', factorCode }))).toBe('E.password.current');
    expect(await said(change({ currentPassword: PASSWORD, factorCode: '000000' }))).toBe('E.code.wrong');
    expect(await said(change({ currentPassword: PASSWORD, factorCode }))).toBe(200);
  });

  test('turns it off with both, and is told', async () => {
    const person = await createGuarded();
    const { token } = person;
    const off = (proof: object) => said(call(app, turnOffFactor, { token, body: proof }));
    expect(await off({})).toBe('E.proof.required');
    expect(await off({ currentPassword: PASSWORD })).toBe('E.proof.required');
    expect(await off({ currentPassword: PASSWORD, factorCode: person.codes[0] })).toBe(204);
    expect(await said(logIn(person))).toBe(200);
    expect(await subjects(person)).toContain('Two-step login has been turned off');
  });

  test('begins only with a proof, and not twice; a secret waits half an hour for its first code', async () => {
    const person = await createPerson(app);
    const { token } = person;
    const begin = (proof: object) => call(app, beginFactor, { token, body: proof });
    expect(await said(begin({}))).toBe('E.proof.required');
    const old = (await begin({ currentPassword: PASSWORD })).body.secret;
    const { secret } = (await begin({ currentPassword: PASSWORD })).body;
    const on = (of: string) => said(call(app, turnOnFactor, { token, body: { code: codeAt(of, app.clock.now()) } }));
    expect(await on(old)).toBe('E.code.wrong');
    pass(31 * 60_000);
    expect(await on(secret)).toBe('E.code.used');
    const { codes } = await turnOn(app, person);
    expect(await said(begin({ currentPassword: PASSWORD, factorCode: codes[0] }))).toBe('E.code.used');
  });
});

test('a reset of the password leaves the second step, what was begun ends with other access', async () => {
  const person = await createGuarded();
  await call(app, forgottenPassword, { body: { email: person.email } });
  const reset = async () =>
    (await outbox(app, person.email)).flatMap(({ links }) => links).find((link) => link.includes('setNewPassword'));
  await expect.poll(reset).toBeTruthy();
  const token = (await reset())?.split('/').pop();
  const newPassword = 'quiet grass court morning';
  expect((await call(app, setNewPassword, { body: { token, newPassword } })).status).toBe(204);
  expect(await said(logIn(person, undefined, newPassword))).toBe('E.factor.required');
  expect(await said(logIn(person, codeAt(person.secret, app.clock.now()), newPassword))).toBe(200);

  const other = await createPerson(app);
  const { secret } = (await call(app, beginFactor, { token: other.token, body: { currentPassword: PASSWORD } })).body;
  await call(app, endOtherSessions, { token: other.token, body: { currentPassword: PASSWORD } });
  const code = codeAt(secret, app.clock.now());
  expect(await said(call(app, turnOnFactor, { token: other.token, body: { code } }))).toBe('E.code.used');
});

test('the operator lets somebody in who has lost everything', async () => {
  const person = await createGuarded();
  const operator = { context, connection: app.connection, folder: '' };
  const printed = await runCommand(operator, ['factor-off', person.email]);
  expect(printed).toEqual([expect.stringContaining(person.email)]);
  expect(await said(logIn(person))).toBe(200);
});

test('the export says that it is on and no secret; deletion leaves nothing', async () => {
  const person = await createGuarded();
  const { token } = person;
  const given = await call(app, exportMe, { token });
  expect(given.body).toMatchObject({ secondStepSince: expect.any(String), passkeys: [] });
  expect(JSON.stringify(given.body)).not.toContain(person.secret);
  await call(app, deleteMe, { token, body: { currentPassword: PASSWORD, factorCode: person.codes[0] } });
  for (const table of ['second_factors', 'recovery_codes']) {
    expect((await app.db.query(`select 1 from ${table} where user_id = $1`, [person.id])).rowCount).toBe(0);
  }
});

test('organisers of three matches are invited until they have answered, others never (R-factor-hint)', async () => {
  const owner = await createPerson(app);
  const player = await createPerson(app);
  const invited = async ({ token }: Person) => (await call(app, getMe, { token })).body.factorHint;
  for (let games = 0; games < 3; games += 1) {
    expect(await invited(owner)).toBe(false);
    await createTestGame(app, owner, { contactList: [{ firstName: 'Pat', lastName: 'Player', email: player.email }] });
  }
  expect(await invited(owner)).toBe(true);
  expect(await invited(player)).toBe(false);
  expect((await call(app, closeFactorHint, { token: owner.token })).status).toBe(204);
  expect(await invited(owner)).toBe(false);
  await app.db.query('update users set factor_hint_closed = false where id = $1', [owner.id]);
  await turnOn(app, owner);
  expect(await invited(owner)).toBe(false);
});
