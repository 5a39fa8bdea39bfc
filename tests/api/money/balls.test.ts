import { afterEach, expect, test } from 'vitest';
import { confirmUpgrade, getMembership, getUpgrade, requestUpgrade } from '../../../shared/contract/member.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createPerson, outbox, type Person } from '../../support/factories.ts';
import { ledgerFaults } from '../../support/moneyLedger.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const app = useTestApp({ now: NOW });

afterEach(async () => {
  app.clock.set(new Date(NOW));
  expect(await ledgerFaults(app.db)).toEqual([]);
});

let friends = 0;

/** A player whose friends have earned them so many balls. */
async function createEarner(balls: number, changes = {}): Promise<Person> {
  const person = await createPerson(app, changes);
  friends += 1;
  await app.db.query(`insert into ball_entries values ($1, $2, $3, 'FRIEND', $1, $4)`, [
    `friend${friends}`,
    person.id,
    balls,
    NOW,
  ]);
  return person;
}

const ask = ({ token }: Person, planId = 'LOVEIT1') =>
  call(app, requestUpgrade, { token, body: { planId, currency: 'IPB' } });
const confirm = ({ token }: Person, password: string, requestId?: string) =>
  call(app, confirmUpgrade, { token, body: { password, ...(requestId ? { requestId } : {}) } });
const membershipOf = async ({ token }: Person) => (await call(app, getMembership, { token })).body;

async function codeOf({ email }: Person): Promise<string> {
  const mail = (await outbox(app, email)).find(({ subject }) => subject.endsWith('is your code'));
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}

const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a plan is paid in balls with the mailed code', async () => {
  const person = await createEarner(100);
  const answer = await ask(person, 'LIVEIT1');
  expect(answer.body).toEqual({ requestId: answer.body.requestId, otpRequired: true });
  expect(await membershipOf(person)).toMatchObject({ membershipLevel: 'PLAYIT', balls: 100 });
  expect((await confirm(person, await codeOf(person), answer.body.requestId)).status).toBe(204);
  expect(await membershipOf(person)).toMatchObject({ membershipLevel: 'LIVEIT', period: 1, balls: 50 });
  const params = { requestId: answer.body.requestId };
  expect((await call(app, getUpgrade, { params, token: person.token })).body).toMatchObject({
    status: 'DONE',
    amount: 50,
    currency: 'IPB',
    payment: null,
  });
  const [receipt, code] = await outbox(app, person.email);
  expect(receipt?.text).toContain('50 balls');
  expect(code?.text).toContain('Live It, 1 month');
});

test('409 with what is needed and what there is, when asked for and when confirmed', async () => {
  const poor = await createEarner(29);
  expect((await ask(poor)).error).toMatchObject({
    status: 409,
    messageId: 'E.balls.few',
    data: { required: 30, current: 29 },
  });
  expect(await codeOf(poor)).toBe('');
  const person = await createEarner(30);
  await ask(person);
  const code = await codeOf(person);
  await app.db.query('update ball_entries set amount = 20 where user_id = $1', [person.id]);
  expect((await confirm(person, code)).error).toMatchObject({ status: 409, data: { required: 30, current: 20 } });
  expect(await membershipOf(person)).toMatchObject({ membershipLevel: 'PLAYIT', balls: 20 });
});

test('422 for a wrong code, with the tries left; after five of them 409, and a new code works', async () => {
  const person = await createEarner(100);
  await ask(person);
  const code = await codeOf(person);
  for (const left of [4, 3, 2, 1, 0]) {
    expect((await confirm(person, another(code))).error).toMatchObject({ status: 422, data: { left } });
  }
  expect((await confirm(person, code)).error).toMatchObject({ status: 409, messageId: 'E.code.used' });
  await ask(person);
  expect((await confirm(person, await codeOf(person))).status).toBe(204);
});

test('tries at the same moment do not exceed their number', async () => {
  const person = await createEarner(100);
  await ask(person);
  const code = await codeOf(person);
  const tries = await Promise.all(Array.from({ length: 9 }, () => confirm(person, another(code))));
  expect(tries.filter(({ status }) => status === 422)).toHaveLength(5);
  expect((await confirm(person, code)).status).toBe(409);
});

test('a code works for ten minutes, for its plan and its player, the newest only', async () => {
  const person = await createEarner(400);
  const first = (await ask(person, 'OWNIT1')).body.requestId;
  const old = await codeOf(person);
  const second = (await ask(person, 'LOVEIT1')).body.requestId;
  const code = await codeOf(person);
  expect((await confirm(person, old, first)).error.messageId).toBe('E.code.used');
  const thief = await createEarner(400);
  expect((await confirm(thief, code, second)).error.messageId).toBe('E.code.used');
  app.clock.set(new Date(Date.parse(NOW) + 10 * 60_000));
  expect((await confirm(person, code, second)).error.messageId).toBe('E.code.used');
  app.clock.set(new Date(NOW));
  expect((await confirm(person, code, second)).status).toBe(204);
  expect(await membershipOf(person)).toMatchObject({ membershipLevel: 'LOVEIT', balls: 370 });
});

test('confirming twice at once, and once more later, spends once', async () => {
  const person = await createEarner(90);
  await ask(person);
  const code = await codeOf(person);
  const answers = await Promise.all([confirm(person, code), confirm(person, code), confirm(person, code)]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect((await confirm(person, code)).status).toBe(204);
  expect(await membershipOf(person)).toMatchObject({ balls: 60, endsAt: '2026-12-21T09:00:00.000Z' });
});

test('429 for the sixth code within an hour', async () => {
  const person = await createEarner(100);
  for (let codes = 0; codes < 5; codes += 1) expect((await ask(person)).status).toBe(200);
  expect((await ask(person)).error).toMatchObject({ status: 429, messageId: 'E.tooMany' });
});

test('422 without a proved mail address; 409 for the plan one has', async () => {
  const unproved = await createEarner(100, { validated: false });
  expect((await ask(unproved)).error).toMatchObject({ status: 422, messageId: 'E.email.unproved' });
  const person = await createEarner(100);
  await ask(person);
  await confirm(person, await codeOf(person));
  expect((await ask(person)).error).toMatchObject({ status: 409, messageId: 'E.plan.current' });
});

// R-plan-selectable
test('the plan one has is renewed in its last seven days, once, however many ask; the new period follows', async () => {
  const person = await createEarner(200);
  await ask(person);
  await confirm(person, await codeOf(person));
  app.clock.set(new Date('2026-12-14T08:59:59.000Z'));
  expect((await ask(person)).error.messageId).toBe('E.plan.current');
  app.clock.set(new Date('2026-12-14T09:00:00.000Z'));
  expect((await ask(person)).status).toBe(200);
  const code = await codeOf(person);
  const answers = await Promise.all([confirm(person, code), confirm(person, code)]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect(await membershipOf(person)).toMatchObject({ period: 1, balls: 140, endsAt: '2027-01-21T09:00:00.000Z' });
  expect((await ask(person)).error.messageId).toBe('E.plan.current');
});

test('a code of a plan that was bought another way meanwhile spends nothing', async () => {
  const person = await createEarner(100);
  await ask(person);
  await app.db.query(
    `insert into membership_purchases (id, user_id, request_id, level, months, bought_at) values ($1, $2, null, 'LOVEIT', 1, $3)`,
    ['meanwhile', person.id, NOW],
  );
  expect((await confirm(person, await codeOf(person))).error).toMatchObject({
    status: 409,
    messageId: 'E.plan.current',
  });
  expect(await membershipOf(person)).toMatchObject({ balls: 100 });
});
