import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgottenPassword, signUp } from '../../shared/contract/account.ts';
import { useTestApp } from '../support/app.ts';
import { call } from '../support/client.ts';
import { createPerson, createTestGame, PASSWORD, type Person, readGame } from '../support/factories.ts';
import { type MailFault, type MailServer, startMailServer } from '../support/mail/smtp.ts';

// What a mail server does to us (R-mail-delivery, R-mail-urgent, R-message-id). Days pass by the clock that is moved.

const NOW = Date.parse('2026-11-21T09:00:00.000Z');
const HOUR = 3_600_000;
let now = NOW;
let mail: MailServer;
let owner: Person;
const faults = new Map<string, MailFault>();
let people = 0;

beforeAll(async () => {
  mail = await startMailServer({ fault: (address) => faults.get(address) ?? 'takes' });
});
afterAll(() => mail.close());
const app = useTestApp(() => ({
  now: new Date(NOW),
  // Production waits for 25 seconds.
  config: { smtpUrl: `${mail.url}?socketTimeout=3000`, mailFrom: 'matches@club.be' },
}));
beforeAll(async () => {
  owner = await createPerson(app);
  await query("update users set membership_level = 'OWNIT'");
});
beforeEach(() => faults.clear());

const query = async (statement: string) => (await app.db.query(statement)).rows;
const mailsTo = (address: string) => mail.received.filter(({ to }) => to?.[0]?.address === address);
const newAddress = () => {
  people += 1;
  return `player${people}@players.be`;
};

/** Invites somebody to a match whose invitation stays open for weeks. */
async function invite(address = newAddress()) {
  const contact = { firstName: 'Gil', lastName: 'Guest', email: address };
  const from = now + 20 * 24 * HOUR;
  const window = { fromTime: new Date(from).toISOString(), toTime: new Date(from + 2 * HOUR).toISOString() };
  const offer = { contactList: [contact], invitationExpiryDays: 15, calendarPreference: [window] };
  const game = await createTestGame(app, owner, offer);
  return { address, invitee: async () => (await readGame(app, game.id, owner.token)).invitee[0], game };
}

/** What the clock brings when so much time has passed. */
async function pass(hours: number): Promise<void> {
  now += hours * HOUR;
  const payload = { now: new Date(now).toISOString() };
  await app.app.inject({ method: 'POST', url: '/dev/clock', payload });
}

const triesOf = async (address: string) =>
  (await query(`select tries from mails where recipient = '${address}'`))[0]?.tries;

// R-invitee-delivery
test('a mail server that is away for two days: the organiser sees it, and every mail arrives once', async () => {
  mail.isAway = true;
  const invited = [await invite(), await invite(), await invite()];
  const [first] = invited;
  if (!first) throw new Error('nobody is invited');
  await expect.poll(() => triesOf(first.address)).toBe(1);
  expect(await first.invitee()).toMatchObject({
    status: 'PENDING',
    nextDeliveryAt: new Date(now + 5_000).toISOString(),
  });
  for (let tries = 2; tries <= 4; tries += 1) {
    await pass(16);
    await expect.poll(() => triesOf(first.address)).toBe(tries);
  }
  mail.isAway = false;
  await pass(2);
  for (const { address, invitee } of invited) {
    await expect.poll(() => mailsTo(address).length).toBe(1);
    await expect.poll(invitee).toMatchObject({ status: 'SENT', nextDeliveryAt: null });
  }
  await pass(2);
  expect(await query("select recipient from mails where state = 'QUEUED'")).toEqual([]);
});

test('after three days it is given up, and the organiser sees that', async () => {
  const { address, invitee } = await invite();
  faults.set(address, 'later');
  await expect.poll(() => triesOf(address)).toBe(1);
  await pass(71);
  await expect.poll(() => triesOf(address)).toBe(2);
  await pass(2);
  await expect.poll(invitee).toMatchObject({ status: 'UNDELIVERABLE', nextDeliveryAt: null });
  expect(mailsTo(address)).toEqual([]);
});

test('a mail that the server asks to send again later arrives', async () => {
  const { address } = await invite();
  faults.set(address, 'later');
  await expect.poll(() => triesOf(address)).toBe(1);
  faults.clear();
  await pass(1);
  await expect.poll(() => mailsTo(address).length).toBe(1);
});

test('a connection that breaks after the mail was taken: the second one is seen to be the first', async () => {
  const address = newAddress();
  faults.set(address, 'drops');
  await invite(address);
  await expect.poll(() => triesOf(address)).toBe(1);
  faults.clear();
  await pass(1);
  await expect.poll(() => mailsTo(address).length).toBe(2);
  const ids = mailsTo(address).map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toMatch(/^<\w+@club\.be>$/);
});

test('a server that hangs after DATA keeps no urgent mail waiting, and the others not for long', async () => {
  // As many as there are workers for first tries.
  const [hanging, others] = [Array.from({ length: 6 }, newAddress), Array.from({ length: 4 }, newAddress)];
  for (const address of hanging) faults.set(address, 'hangs');
  for (const address of [...hanging, ...others]) await invite(address);
  const begun = Date.now();
  const newcomer = newAddress();
  const body = { firstName: 'Pat', lastName: 'Player', password: PASSWORD, emails: [{ email: newcomer }] };
  await call(app, signUp, { body });
  await call(app, forgottenPassword, { body: { email: newcomer } });
  // The link that proves the address, and the one that sets a password.
  await expect.poll(() => mailsTo(newcomer).length).toBe(2);
  expect(Date.now() - begun).toBeLessThan(2_500);
  for (const address of others) await expect.poll(() => mailsTo(address).length).toBe(1);
  faults.clear();
  await expect.poll(() => triesOf(hanging[5] ?? '')).toBe(1);
  await pass(1);
  for (const address of hanging) await expect.poll(() => mailsTo(address).length).toBe(1);
});

test('a mail whose job is lost with its server is put back', async () => {
  const address = newAddress();
  faults.set(address, 'later');
  await invite(address);
  await expect.poll(() => triesOf(address)).toBe(1);
  await query("delete from jobs.job where name like 'mail.%'");
  faults.clear();
  await pass(1);
  await expect.poll(() => mailsTo(address).length).toBe(1);
});
