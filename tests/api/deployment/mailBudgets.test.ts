import { addHours } from 'date-fns/addHours';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { movableClock } from '../../../server/clock.ts';
import { connect, type Database } from '../../../server/db/database.ts';
import type { Jobs } from '../../../server/jobs/jobs.ts';
import type { Email } from '../../../server/mail/email.ts';
import { createMailer, type Mailer } from '../../../server/mail/mailer.ts';
import { createTexter, type Texter } from '../../../server/mail/texter.ts';
import { createTracking } from '../../../server/mail/tracking.ts';
import { forgottenPassword, signUp } from '../../../shared/contract/account.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createPerson, newGuest, outbox } from '../../support/factories.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const clock = movableClock(NOW);
const app = useTestApp({ now: NOW });
let db: Database;
let mailer: Mailer;
let texter: Texter;
const noteTextsUsedUp = vi.fn();

beforeAll(async () => {
  db = connect(app.connection).db;
  const jobs = { handle: () => undefined } as unknown as Jobs;
  const tracking = createTracking([]);
  mailer = createMailer({ config: app.config, db, clock, jobs, tracking, noteMail: () => undefined });
  const config = { ...app.config, smsDailyMax: 40 };
  texter = createTexter({ config, db, clock, jobs, tracking, noteMail: () => undefined, noteTextsUsedUp });
});
beforeEach(() => clock.set(NOW));
afterAll(() => db.destroy());

const mail = (to: string, changes: Partial<Email>): Email => ({
  to,
  language: 'en',
  subject: 'Subject',
  greeting: 'Hello',
  paragraphs: ['Text'],
  stop: null,
  about: 'ACCOUNT',
  ...changes,
});
const send = (email: Email) => db.transaction().execute((tx) => mailer.send(tx, email));
async function sendMany(times: number, email: Email): Promise<number> {
  for (let time = 0; time < times; time += 1) await send(email);
  return (await outbox(app, email.to)).length;
}

// R-mail-budget
test('security mails have budgets of their own, so that none uses up another’s', async () => {
  const { email } = newGuest();
  expect(await sendMany(25, mail(email, { kind: 'claim' }))).toBe(20);
  expect(await sendMany(65, mail(email, {}))).toBe(20 + 60);
  expect(await sendMany(1, mail(email, { kind: 'reset' }))).toBe(20 + 60 + 1);
  clock.set(addHours(NOW, 25));
  expect(await sendMany(1, mail(email, { kind: 'claim' }))).toBe(82);
});

// R-mail-budget
test('one address gets a hundred mails a day from all senders, and no sender is told', async () => {
  const person = await createPerson(app);
  const { mail_token: token } = await db
    .selectFrom('users')
    .select('mail_token')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow();
  const before = (await outbox(app, person.email)).length;
  for (let sender = 0; sender < 110; sender += 1) {
    await send(mail(person.email, { stop: { token, senderId: `sender${sender}` }, isRefusable: true }));
  }
  expect((await outbox(app, person.email)).length - before).toBe(100);
  // A bomb leaves the mails of security their room.
  await call(app, forgottenPassword, { body: { email: person.email } });
  await expect.poll(async () => (await outbox(app, person.email))[0]?.subject).toContain('password');
});

// R-mail-budget
test('a number gets thirty text messages a day, and all numbers together as many as the operator allows', async () => {
  const text = { to: '+32470999999', text: 'Hello' };
  const send = (to: string) => db.transaction().execute((tx) => texter.send(tx, { ...text, to }));
  for (let time = 0; time < 33; time += 1) await send(text.to);
  expect(await outbox(app, text.to)).toHaveLength(30);
  expect(noteTextsUsedUp).not.toHaveBeenCalled();
  for (let number = 0; number < 12; number += 1) await send(`+3247088888${number}`);
  expect(noteTextsUsedUp).toHaveBeenCalledTimes(2);
});

// R-mail-budget
test('what requests cause is counted by their network address, what jobs send is not', async () => {
  const networks = async () =>
    (await db.selectFrom('mail_counts').select('key').where('key', 'like', 'mailNetwork:%').execute()).length;
  const before = await networks();
  await send(mail(newGuest().email, {}));
  expect(await networks()).toBe(before);
  const body = { firstName: 'Ann', lastName: 'Net', password: 'seven green tennis balls', emails: [newGuest()] };
  const emails = body.emails.map(({ email }) => ({ email }));
  expect((await call(app, signUp, { body: { ...body, emails } })).status).toBe(201);
  expect(await networks()).toBe(before + 1);
});
