import { expect, test } from 'vitest';
import { buildTestApp, useStarted, useTestApp } from '../../support/app.ts';
import { createPerson, createTestGame, newGuest, type Person } from '../../support/factories.ts';
import { startMailServer } from '../../support/mail/smtp.ts';

// R-roles, R-idle

const mail = useStarted(startMailServer);
let owner: Person;
const web = useTestApp(async () => {
  const first = await buildTestApp();
  owner = await createPerson(first);
  await first.close();
  return { connection: first.connection, config: { roles: ['web'], smtpUrl: mail.url } };
});

const statesOf = async (queue: string) =>
  (
    await web.db.query(`select state from jobs.job where name like $1 and state in ('created', 'active')`, [queue])
  ).rows.map(({ state }) => state);
const mailedTo = (address: string) => mail.received.some(({ to }) => to?.[0]?.address === address);

async function invite(): Promise<string> {
  const guest = newGuest({ email: `roles${Math.random().toString(36).slice(2)}@players.be` });
  await createTestGame(web, owner, { contactList: [guest] });
  return guest.email;
}

test('who answers people alone sends no mail and sweeps nothing; who does jobs does it, and answers those who watch it', async () => {
  const guest = await invite();
  await web.app.inject({ method: 'POST', url: '/dev/clock', payload: { now: null }, remoteAddress: '127.0.0.1' });
  // Several times as long as it takes elsewhere.
  const oldest =
    "select extract(epoch from now() - max(created_on))::float8 as age from jobs.job where state = 'created'";
  await expect.poll(async () => (await web.db.query(oldest)).rows[0].age).toBeGreaterThan(1.5);
  expect(await statesOf('mail.%')).toEqual(['created']);
  expect(await statesOf('clock.sweep')).toEqual(['created']);
  expect(mailedTo(guest)).toBe(false);

  const jobs = await buildTestApp({ connection: web.connection, config: { roles: ['jobs'], smtpUrl: mail.url } });
  const statusOf = async (url: string) => (await jobs.app.inject({ url, headers: { host: 'localhost' } })).statusCode;
  await expect.poll(() => mailedTo(guest)).toBe(true);
  await expect.poll(() => statesOf('clock.sweep')).toEqual([]);
  for (const path of ['/healthz', '/readyz', '/metrics']) expect(await statusOf(path)).toBe(200);
  for (const path of ['/', '/api/config', '/api/me', '/api/live', '/dev/outbox', '/login'])
    expect(await statusOf(path)).toBe(404);
  await jobs.close();
});

test('a mail leaves by the process that sends mails, which is told of it', async () => {
  const jobs = await buildTestApp({ connection: web.connection, config: { roles: ['jobs'], smtpUrl: mail.url } });
  const guest = await invite();
  await expect.poll(() => mailedTo(guest), { interval: 20 }).toBe(true);
  await jobs.close();
});
