import { afterAll, describe, expect, test } from 'vitest';
import { getMe } from '../../../shared/contract/account.ts';
import { createGame } from '../../../shared/contract/game.ts';
import { getMembership, getPlans, getUpgrade, payInSandbox, requestUpgrade } from '../../../shared/contract/member.ts';
import { setEmailChannel } from '../../../shared/contract/settings.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createPerson, gameBody, logIn, newGuest, outbox, type Person } from '../../support/factories.ts';
import { sweepAt } from '../../support/jobsDone.ts';
import { ledgerFaults } from '../../support/moneyLedger.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const CARD = { card: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' };
const app = useTestApp({ now: NOW });

afterAll(async () => {
  expect(await ledgerFaults(app.db)).toEqual([]);
});

async function begin({ token }: Person, planId: string): Promise<string> {
  return (await call(app, requestUpgrade, { token, body: { planId, currency: 'EUR' } })).body.requestId;
}

const pay = ({ token }: Person, requestId: string, change = {}) =>
  call(app, payInSandbox, { params: { requestId }, token, body: { ...CARD, ...change } });

async function buy(person: Person, planId: string): Promise<void> {
  expect((await pay(person, await begin(person, planId))).body).toEqual({ outcome: 'PAID' });
}

const membershipOf = async ({ token }: Person) => (await call(app, getMembership, { token })).body;
const storedLevel = async ({ id }: Person) =>
  (await app.db.query('select membership_level from users where id = $1', [id])).rows[0].membership_level;

/** Moves the clock as /dev/clock does, which runs what is due. */
const moveTo = (now: string) => sweepAt([app], now);

test('plans come by level with price in money and balls', async () => {
  const { token } = await createPerson(app);
  const { body } = await call(app, getPlans, { token });
  expect(Object.keys(body)).toEqual(['LOVEIT', 'LIVEIT', 'OWNIT']);
  expect(body.LOVEIT).toEqual([
    { id: 'LOVEIT1', membershipLevel: 'LOVEIT', period: 1, currency: 'EUR', amount: 4.9, balls: 30 },
    { id: 'LOVEIT3', membershipLevel: 'LOVEIT', period: 3, currency: 'EUR', amount: 13.23, balls: 81 },
    { id: 'LOVEIT12', membershipLevel: 'LOVEIT', period: 12, currency: 'EUR', amount: 44.1, balls: 270 },
  ]);
});

test('who has bought nothing has the free level, without an end', async () => {
  expect(await membershipOf(await createPerson(app))).toEqual({
    membershipLevel: 'PLAYIT',
    period: null,
    endsAt: null,
    next: [],
    payment: 'SANDBOX',
    balls: 0,
  });
});

describe('the sandbox of development', () => {
  test.each([
    ['4242424242424242', {}, 'PAID'],
    ['4000 0000 0000 0002', {}, 'DECLINED'],
    ['4000 0000 0000 9995', {}, 'INSUFFICIENT_FUNDS'],
    ['4000 0000 0000 0069', {}, 'EXPIRED_CARD'],
    ['4242424242424242', { expiry: '10/26' }, 'EXPIRED_CARD'],
    ['4242424242424242', { expiry: '11/26' }, 'PAID'],
    ['4000 0025 0000 3155', {}, 'AUTHENTICATION'],
    ['4000 0025 0000 3155', { approved: false }, 'DECLINED'],
    ['4000 0025 0000 3155', { approved: true }, 'PAID'],
  ])('%s %j: %s', async (card, change, outcome) => {
    const person = await createPerson(app);
    const requestId = await begin(person, 'LOVEIT1');
    expect((await pay(person, requestId, { card, ...change })).body).toEqual({ outcome });
    const isPaid = outcome === 'PAID';
    expect((await membershipOf(person)).membershipLevel).toBe(isPaid ? 'LOVEIT' : 'PLAYIT');
    const { body } = await call(app, getUpgrade, { params: { requestId }, token: person.token });
    expect(body).toMatchObject({ status: isPaid ? 'DONE' : 'OPEN', payment: 'SANDBOX', clientSecret: null });
  });

  test('404 for the payment of somebody else, 409 for one that is done, once for a double click', async () => {
    const person = await createPerson(app);
    const requestId = await begin(person, 'LOVEIT1');
    expect((await pay(await createPerson(app), requestId)).error.status).toBe(404);
    await Promise.all([pay(person, requestId), pay(person, requestId)]);
    expect((await pay(person, requestId)).error).toMatchObject({ status: 409, messageId: 'E.payment.closed' });
    expect((await membershipOf(person)).endsAt).toBe('2026-12-21T09:00:00.000Z');
  });
});

describe('the limits follow the level', () => {
  test('guests of a game: 10 of the free level, 20 after paying, 10 again when the period has ended', async () => {
    const person = await createPerson(app);
    const contactList = Array.from({ length: 11 }, () => newGuest());
    const create = () => call(app, createGame, { token: person.token, body: gameBody(app, { contactList }) });
    expect((await create()).error).toMatchObject({
      status: 403,
      messageId: 'E.limit.guests',
      data: { level: 'PLAYIT', limit: 10 },
    });
    await buy(person, 'LOVEIT1');
    expect((await create()).status).toBe(201);
    // The sweep has not run: what is stored is out of date, and nobody is told so.
    app.clock.set(new Date('2026-12-21T09:00:00.000Z'));
    expect(await storedLevel(person)).toBe('LOVEIT');
    person.token = await logIn(app, person.email);
    expect((await create()).error).toMatchObject({ messageId: 'E.limit.guests', data: { level: 'PLAYIT' } });
    expect((await call(app, getMe, { token: person.token })).body).toMatchObject({
      membershipLevel: 'PLAYIT',
      membershipPaymentPeriod: null,
    });
    await moveTo('2026-12-21T09:00:01.000Z');
    await expect.poll(() => storedLevel(person)).toBe('PLAYIT');
    await moveTo(NOW);
    await expect.poll(() => storedLevel(person)).toBe('LOVEIT');
  });
});

describe('a mail 7 days before the end', () => {
  const endings = async ({ email }: Person) =>
    (await outbox(app, email)).filter(({ subject }) => subject.includes(' ends on '));

  test('once, with the day and what comes then; none when the same level goes on or mails are off', async () => {
    const [once, longer, silent] = [await createPerson(app), await createPerson(app), await createPerson(app)];
    await buy(once, 'LOVEIT1');
    await buy(longer, 'LOVEIT1');
    app.clock.set(new Date('2026-11-21T10:00:00.000Z'));
    await buy(longer, 'LOVEIT3');
    await buy(silent, 'LOVEIT1');
    await call(app, setEmailChannel, { query: { emailStatus: 'false' }, token: silent.token });
    await moveTo('2026-12-14T08:59:00.000Z');
    expect(await endings(once)).toEqual([]);
    await moveTo('2026-12-14T10:01:00.000Z');
    await expect.poll(async () => (await endings(once)).length).toBe(1);
    await moveTo('2026-12-15T09:01:00.000Z');
    const [mail, ...more] = await endings(once);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Love It ends on 21 December 2026');
    expect(mail?.text).toContain('After that you’ll be on Play It, free forever');
    expect(mail?.links.some((link) => link.includes('/unsub?'))).toBe(true);
    expect(await endings(longer)).toEqual([]);
    expect(await endings(silent)).toEqual([]);
    await moveTo(NOW);
  });
});
