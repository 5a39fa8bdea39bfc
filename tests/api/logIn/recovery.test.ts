import { expect, test } from 'vitest';
import { findLinkAddress, forgottenPassword, getMe, setNewPassword } from '../../../shared/contract/account.ts';
import { getDashboard } from '../../../shared/contract/game.ts';
import { readPath } from '../../../shared/routes/paths.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { execute } from '../../support/database/databaseServer.ts';
import { createPerson, createTestGame, logIn, outbox } from '../../support/factories.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const NEW_PASSWORD = 'quiet grass court morning';
const app = useTestApp({ now: NOW });

const resetMails = async (to: string) =>
  (await outbox(app, to)).filter(({ subject }) => subject === 'Set a new password');

/** Asks for a reset link. @returns its token once the mail is there */
async function resetToken(email: string, nth = 1): Promise<string> {
  expect((await call(app, forgottenPassword, { body: { email } })).status).toBe(204);
  await expect.poll(async () => (await resetMails(email)).length).toBe(nth);
  const [mail] = await resetMails(email);
  return readPath(new URL(mail?.links[0] ?? '').pathname)?.params.token ?? '';
}

const set = (token: string, newPassword = NEW_PASSWORD) => call(app, setNewPassword, { body: { token, newPassword } });

const look = (token: string) => call(app, findLinkAddress, { body: { token } });

test('a reset link sets the password once and ends every session', async () => {
  const person = await createPerson(app);
  const token = await resetToken(person.email);
  for (let looks = 0; looks < 2; looks += 1) expect((await look(token)).body).toEqual({ address: person.email });
  expect((await set(token, 'tennis')).error).toMatchObject({ status: 422, messageId: 'E.password.weak' });
  expect((await set(token)).status).toBe(204);
  expect((await call(app, getMe, { token: person.token })).status).toBe(401);
  expect(await logIn(app, person.email, NEW_PASSWORD)).toBeTruthy();
  expect((await set(token)).error).toMatchObject({ status: 409, messageId: 'E.link.used' });
  expect((await look(token)).error).toMatchObject({ status: 409, messageId: 'E.link.used' });
});

test('only the newest link works, and only for an hour', async () => {
  const person = await createPerson(app);
  const first = await resetToken(person.email);
  const second = await resetToken(person.email, 2);
  expect((await set(first)).error.messageId).toBe('E.link.used');
  app.clock.set(new Date(Date.parse(NOW) + 61 * 60_000));
  expect((await set(second)).error.messageId).toBe('E.link.used');
  expect((await look(second)).error.messageId).toBe('E.link.used');
  app.clock.set(new Date(NOW));
});

test('the answer is the same for an address nobody has, and 429 after three in an hour', async () => {
  const email = 'nobody@club.example';
  const statuses = [];
  for (let tries = 0; tries < 4; tries += 1)
    statuses.push((await call(app, forgottenPassword, { body: { email } })).status);
  expect(statuses).toEqual([204, 204, 204, 429]);
  expect(await outbox(app, email)).toEqual([]);
});

test('who proves the mailbox takes the address over: the unknown person’s password and sessions are gone', async () => {
  const email = 'taken@club.example';
  const unknown = await createPerson(app, { validated: false, emails: [{ email }] });
  const organiser = await createPerson(app);
  await createTestGame(app, organiser, { contactList: [{ firstName: 'Real', lastName: 'Owner', email }] });
  await set(await resetToken(email));
  expect((await call(app, getMe, { token: unknown.token })).status).toBe(401);
  const token = await logIn(app, email, NEW_PASSWORD);
  expect((await call(app, getMe, { token })).body.emails[0]?.validated).toBe(true);
  expect((await call(app, getDashboard, { token })).body.games).toHaveLength(1);
});

// R-password-forgotten
test('1,500 links for nobody go by many at a time, so that a real one need not wait for each', async () => {
  const person = await createPerson(app);
  await execute(
    app.connection,
    `insert into jobs.job (name, data, retry_limit, expire_seconds, policy)
     select 'password.remind', jsonb_build_object('address', 'nobody' || n || '@club.example'), 0, 120, 'standard'
     from generate_series(1, 1500) n`,
  );
  expect((await call(app, forgottenPassword, { body: { email: person.email } })).status).toBe(204);
  await expect.poll(async () => (await resetMails(person.email)).length).toBe(1);
  const { rows } = await execute(
    app.connection,
    `select count(distinct started_on)::integer as turns from jobs.job where name = 'password.remind' and data->>'address' like 'nobody%'`,
  );
  // A hundred at a time; one by one they would take as many turns as there are.
  expect(rows[0].turns).toBeGreaterThan(0);
  expect(rows[0].turns).toBeLessThan(50);
});

// R-limits-account
test('429 after 50 of one network address in an hour, and others still get theirs', async () => {
  const ask = (email: string, remoteAddress: string) =>
    app.app.inject({ method: 'POST', url: '/api/forgottenPassword', remoteAddress, payload: { email } });
  const statuses = [];
  for (let tries = 0; tries <= 50; tries += 1)
    statuses.push((await ask(`nobody${tries}@club.example`, '198.51.100.7')).statusCode);
  expect(statuses.slice(0, 50).every((status) => status === 204)).toBe(true);
  expect(statuses[50]).toBe(429);
  expect((await ask('somebody@club.example', '198.51.100.8')).statusCode).toBe(204);
});

test('400 with neither or both of email and phone', async () => {
  for (const body of [{}, { email: 'a@club.example', phone: '+32470123456' }]) {
    expect((await call(app, forgottenPassword, { body })).error.status).toBe(400);
  }
});
