import { afterEach, describe, expect, test } from 'vitest';
import { getMe } from '../../../shared/contract/account.ts';
import { getMembership, getUpgrade, requestUpgrade } from '../../../shared/contract/member.ts';
import { deleteMe } from '../../../shared/contract/profile.ts';
import { buildTestApp, useStarted, useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createPerson, outbox, PASSWORD, type Person } from '../../support/factories.ts';
import { ledgerFaults } from '../../support/moneyLedger.ts';
import {
  disputeOf,
  payAtStripe,
  refundedCharge,
  STRIPE_KEYS,
  type StandInSession,
  sendEvent,
  startStripe,
} from '../../support/standIns/stripe.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const COMPLETED = 'checkout.session.completed';
const stripe = useStarted(startStripe);
const app = useTestApp(() => ({ now: NOW, config: { stripe: STRIPE_KEYS, stripeUrl: stripe.url } }));
afterEach(async () => {
  // More people sign up here than an hour has room for.
  await app.db.query('delete from limits');
  app.clock.set(new Date(NOW));
  expect(await ledgerFaults(app.db)).toEqual([]);
});

const ask = (person: Person, planId: string) =>
  call(app, requestUpgrade, { token: person.token, body: { planId, currency: 'EUR' } });

/** Begins to pay for a plan. @returns the request and the session at Stripe */
async function begin(person: Person, planId = 'LOVEIT1'): Promise<{ requestId: string; session: StandInSession }> {
  const { requestId } = (await ask(person, planId)).body;
  const session = [...stripe.sessions.values()].find(({ client_reference_id }) => client_reference_id === requestId);
  if (!session) throw new Error('no session was begun');
  return { requestId, session };
}

async function buy(person: Person, planId = 'LOVEIT1'): Promise<{ requestId: string; session: StandInSession }> {
  const begun = await begin(person, planId);
  expect(await sendEvent(app, COMPLETED, payAtStripe(begun.session))).toBe(204);
  return begun;
}

const membershipOf = async ({ token }: Person) => (await call(app, getMembership, { token })).body;
const levelOf = async (person: Person) => (await membershipOf(person)).membershipLevel;
const statusOf = async ({ token }: Person, requestId: string) =>
  (await call(app, getUpgrade, { params: { requestId }, token })).body.status;
const outcomeOf = async (id: string) =>
  (await app.db.query('select outcome from payment_events where id = $1', [id])).rows[0]?.outcome;
const booked = async (requestId: string) =>
  (await app.db.query('select kind, amount from payments where request_id = $1 order by amount desc', [requestId]))
    .rows;

describe('a plan is paid by card', () => {
  test('the session asks Stripe for exactly the plan; its event upgrades, and a receipt is mailed', async () => {
    const person = await createPerson(app);
    const answer = await ask(person, 'LIVEIT3');
    const { requestId } = answer.body;
    expect(answer.body).toEqual({ requestId, paymentUrl: `http://localhost:3000/payment/${requestId}` });
    expect(stripe.requests.at(-1)).toMatchObject({
      mode: 'payment',
      ui_mode: 'embedded_page',
      redirect_on_completion: 'if_required',
      'line_items[0][price_data][unit_amount]': '2133',
      'line_items[0][price_data][currency]': 'eur',
      'payment_intent_data[metadata][requestId]': requestId,
      customer_email: person.email,
    });
    const { session } = await begin(person, 'LIVEIT3');
    const page = await call(app, getUpgrade, { params: { requestId }, token: person.token });
    expect(page.body).toEqual({
      requestId,
      status: 'OPEN',
      membershipLevel: 'LIVEIT',
      period: 3,
      amount: 21.33,
      currency: 'EUR',
      payment: 'STRIPE',
      publishableKey: STRIPE_KEYS.publishableKey,
      clientSecret: session.client_secret,
    });
    expect(await levelOf(person)).toBe('PLAYIT');
    expect(await sendEvent(app, COMPLETED, payAtStripe(session))).toBe(204);
    expect(await membershipOf(person)).toMatchObject({
      membershipLevel: 'LIVEIT',
      period: 3,
      endsAt: '2027-02-21T09:00:00.000Z',
      next: [],
      payment: 'STRIPE',
    });
    expect((await call(app, getMe, { token: person.token })).body).toMatchObject({
      membershipLevel: 'LIVEIT',
      membershipPaymentPeriod: 3,
    });
    const [mail] = await outbox(app, person.email);
    expect(mail?.subject).toBe('Paid: Live It, 3 months');
    expect(mail?.text).toContain('€21.33');
    expect(mail?.text).toContain('21 February 2027');
  });

  test('a double click and a second tab get the same payment; another plan gets its own', async () => {
    const person = await createPerson(app);
    const answers = await Promise.all([ask(person, 'LOVEIT1'), ask(person, 'LOVEIT1'), ask(person, 'LOVEIT1')]);
    expect(new Set(answers.map(({ body }) => body.requestId)).size).toBe(1);
    const ours = [...stripe.sessions.values()].filter(
      ({ client_reference_id }) => client_reference_id === answers[0]?.body.requestId,
    );
    expect(ours).toHaveLength(1);
    expect((await ask(person, 'LOVEIT3')).body.requestId).not.toBe(answers[0]?.body.requestId);
  });

  test('what two tabs paid for counts twice: the higher level now, the lower one after it', async () => {
    const person = await createPerson(app);
    const low = await begin(person, 'LOVEIT1');
    const high = await begin(person, 'OWNIT1');
    await Promise.all([high, low].map(({ session }) => sendEvent(app, COMPLETED, payAtStripe(session))));
    expect(await membershipOf(person)).toMatchObject({
      membershipLevel: 'OWNIT',
      endsAt: '2026-12-21T09:00:00.000Z',
      next: [{ membershipLevel: 'LOVEIT', fromTime: '2026-12-21T09:00:00.000Z', toTime: '2027-01-21T09:00:00.000Z' }],
    });
  });

  test('409 for the level and period one has; the same level for another period goes on for longer', async () => {
    const person = await createPerson(app);
    await buy(person, 'LOVEIT1');
    expect((await ask(person, 'LOVEIT1')).error).toMatchObject({ status: 409, messageId: 'E.plan.current' });
    app.clock.set(new Date('2026-11-21T09:01:00.000Z'));
    await buy(person, 'LOVEIT12');
    expect(await membershipOf(person)).toMatchObject({ period: 1, endsAt: '2027-12-21T09:00:00.000Z' });
  });

  test('503 while Stripe is away, and the next click begins it', async () => {
    const person = await createPerson(app);
    stripe.failNext(2);
    expect((await ask(person, 'LOVEIT1')).error).toMatchObject({ status: 503, messageId: 'E.payment.away' });
    await buy(person, 'LOVEIT1');
    expect(await levelOf(person)).toBe('LOVEIT');
  });

  test('400 for a plan or currency there is not; 404 for the payment of somebody else', async () => {
    const person = await createPerson(app);
    const stranger = await createPerson(app);
    for (const body of [
      { planId: 'LOVEIT2', currency: 'EUR' },
      { planId: 'LOVEIT1', currency: 'USD' },
    ]) {
      expect((await call(app, requestUpgrade, { token: person.token, body })).status).toBe(400);
    }
    const { requestId } = await begin(person);
    const answer = await call(app, getUpgrade, { params: { requestId }, token: stranger.token });
    expect(answer.error).toMatchObject({ status: 404 });
  });
});

describe('events of the webhook', () => {
  test('400 for a forged, an old, a changed and a missing signature: nothing is booked', async () => {
    const person = await createPerson(app);
    const { session } = await begin(person);
    payAtStripe(session);
    expect(await sendEvent(app, COMPLETED, session, { secret: 'whsec_guess' })).toBe(400);
    expect(await sendEvent(app, COMPLETED, session, { ageSeconds: 301 })).toBe(400);
    for (const headers of [{}, { 'stripe-signature': 't=1,v1=00' }]) {
      const answer = await app.app.inject({ method: 'POST', url: '/api/payment/webhook', headers, payload: '{}' });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().messageId).toBe('E.payment.signature');
    }
    expect(await levelOf(person)).toBe('PLAYIT');
    expect(await sendEvent(app, COMPLETED, session, { ageSeconds: 290 })).toBe(204);
    expect(await levelOf(person)).toBe('LOVEIT');
  });

  test('the same event, and the same payment in another event, at once or later, count once', async () => {
    const person = await createPerson(app);
    const { requestId, session } = await begin(person);
    payAtStripe(session);
    const mails = (await outbox(app, person.email)).length;
    await Promise.all([
      ...Array.from({ length: 4 }, () => sendEvent(app, COMPLETED, session, { id: `evt_same_${session.id}` })),
      ...Array.from({ length: 4 }, () => sendEvent(app, 'checkout.session.async_payment_succeeded', session)),
    ]);
    expect(await sendEvent(app, COMPLETED, session, { id: `evt_same_${session.id}` })).toBe(204);
    expect(await booked(requestId)).toEqual([{ kind: 'PAID', amount: 490 }]);
    expect((await membershipOf(person)).endsAt).toBe('2026-12-21T09:00:00.000Z');
    expect((await outbox(app, person.email)).length).toBe(mails + 1);
  });

  test.each<[string, Partial<StandInSession>, object?]>([
    ['amount', { amount_total: 1 }],
    ['currency', { currency: 'huf' }],
    ['plan', { metadata: { planId: 'OWNIT12' } }],
    ['kind of session', { mode: 'setup' }],
    ['session', { id: 'cs_test_other' }],
    ['mode, live instead of test', {}, { livemode: true }],
  ])('another %s than was asked for upgrades nobody', async (_name, change, options) => {
    const person = await createPerson(app);
    const { requestId, session } = await begin(person);
    const paid = { ...payAtStripe({ ...session }), ...change };
    paid.metadata = { ...session.metadata, ...change.metadata };
    expect(await sendEvent(app, COMPLETED, paid, { id: `evt_other_${requestId}`, ...options })).toBe(204);
    expect(await booked(requestId)).toEqual([]);
    expect(await levelOf(person)).toBe('PLAYIT');
    expect(await outcomeOf(`evt_other_${requestId}`)).toMatch(/MISMATCH|OTHER_MODE/);
  });

  test('unpaid, unknown and unrelated events change nothing', async () => {
    const person = await createPerson(app);
    const { requestId, session } = await begin(person);
    expect(await sendEvent(app, COMPLETED, { ...session, status: 'complete' })).toBe(204);
    expect(await sendEvent(app, 'customer.created', { id: 'cus_1' })).toBe(204);
    const foreign = { ...payAtStripe({ ...session }), metadata: { requestId: 'another' }, client_reference_id: null };
    expect(await sendEvent(app, COMPLETED, foreign)).toBe(204);
    expect(await booked(requestId)).toEqual([]);
    expect(await sendEvent(app, 'checkout.session.async_payment_succeeded', payAtStripe(session))).toBe(204);
    expect(await levelOf(person)).toBe('LOVEIT');
  });

  test('a session that ran out is closed; paid all the same, it counts', async () => {
    const person = await createPerson(app);
    const { requestId, session } = await begin(person);
    await sendEvent(app, 'checkout.session.expired', { ...session, status: 'expired' });
    const closed = [...stripe.sessions.values()].find(({ id }) => id === session.id);
    expect(closed && (await statusOf(person, requestId))).toBe('CLOSED');
    await sendEvent(app, COMPLETED, payAtStripe(session));
    expect(await statusOf(person, requestId)).toBe('DONE');
    expect(await levelOf(person)).toBe('LOVEIT');
  });

  test('an event that never comes: the page asks, the server asks Stripe, and a late event changes nothing', async () => {
    const person = await createPerson(app);
    const { requestId, session } = await begin(person);
    payAtStripe(session);
    expect(await Promise.all([1, 2, 3].map(() => statusOf(person, requestId)))).toEqual(['DONE', 'DONE', 'DONE']);
    expect(await levelOf(person)).toBe('LOVEIT');
    await sendEvent(app, COMPLETED, session);
    expect(await booked(requestId)).toHaveLength(1);
  });

  test('money that comes after its payer has left is booked', async () => {
    const person = await createPerson(app);
    const { requestId, session } = await begin(person);
    await call(app, deleteMe, { token: person.token, body: { currentPassword: PASSWORD } });
    expect(await sendEvent(app, COMPLETED, payAtStripe(session))).toBe(204);
    expect(await booked(requestId)).toHaveLength(1);
  });
});

describe('money that goes back', () => {
  test('a whole refund ends it at once; one in parts, with the last part; repeated and late ones count once', async () => {
    const person = await createPerson(app);
    const { requestId, session } = await buy(person);
    await sendEvent(app, 'charge.refunded', refundedCharge(session, 200));
    expect(await levelOf(person)).toBe('LOVEIT');
    await sendEvent(app, 'charge.refunded', refundedCharge(session));
    expect(await levelOf(person)).toBe('PLAYIT');
    await sendEvent(app, 'charge.refunded', refundedCharge(session, 200));
    await sendEvent(app, 'charge.refunded', refundedCharge(session));
    expect(await booked(requestId)).toEqual([
      { kind: 'PAID', amount: 490 },
      { kind: 'REFUNDED', amount: -200 },
      { kind: 'REFUNDED', amount: -290 },
    ]);
    expect(await statusOf(person, requestId)).toBe('REFUNDED');
  });

  test('a refund that overtakes its payment: there is never a membership', async () => {
    const person = await createPerson(app);
    const { requestId, session } = await begin(person);
    payAtStripe(session);
    await sendEvent(app, 'charge.refunded', refundedCharge(session));
    await sendEvent(app, COMPLETED, session);
    expect(await levelOf(person)).toBe('PLAYIT');
    expect(await statusOf(person, requestId)).toBe('REFUNDED');
  });

  test('the lower level goes on when the higher one is refunded', async () => {
    const person = await createPerson(app);
    await buy(person, 'LOVEIT1');
    app.clock.set(new Date('2026-12-01T09:00:00.000Z'));
    const { session } = await buy(person, 'OWNIT12');
    app.clock.set(new Date('2026-12-03T09:00:00.000Z'));
    await sendEvent(app, 'charge.refunded', refundedCharge(session));
    expect(await membershipOf(person)).toMatchObject({
      membershipLevel: 'LOVEIT',
      endsAt: '2026-12-23T09:00:00.000Z',
    });
  });

  test('a dispute ends it, one that is won brings it back, in any order', async () => {
    const person = await createPerson(app);
    const { session } = await buy(person);
    await sendEvent(app, 'charge.dispute.created', disputeOf(session));
    expect(await levelOf(person)).toBe('PLAYIT');
    await sendEvent(app, 'charge.dispute.closed', disputeOf(session, 'lost'));
    expect(await levelOf(person)).toBe('PLAYIT');
    await sendEvent(app, 'charge.dispute.closed', disputeOf(session, 'won'));
    await sendEvent(app, 'charge.dispute.created', disputeOf(session));
    expect(await levelOf(person)).toBe('LOVEIT');
  });

  test('409 for a dispute that overtakes its payment, so that it is sent again; 204 for an old one of something else', async () => {
    const person = await createPerson(app);
    const { session } = await begin(person);
    const id = `evt_dispute_${session.id}`;
    expect(await sendEvent(app, 'charge.dispute.created', disputeOf(session), { id })).toBe(409);
    await sendEvent(app, COMPLETED, payAtStripe(session));
    expect(await sendEvent(app, 'charge.dispute.created', disputeOf(session), { id })).toBe(204);
    expect(await levelOf(person)).toBe('PLAYIT');
    const created = Math.floor(Date.now() / 1000) - 7200;
    const other = { ...disputeOf(session), id: 'dp_other', payment_intent: 'pi_other' };
    expect(await sendEvent(app, 'charge.dispute.created', other, { created })).toBe(204);
  });
});

/** Any order of the list, by a seed that is told when it fails. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  let state = seed;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
  return list
    .map((each) => [random(), each] as const)
    .sort(([a], [b]) => a - b)
    .map(([, each]) => each);
}

test.each([1, 2, 3, 4, 5, 6])(
  'in any order, some twice, some at once (%i): after all the words of a payment its ledger and the level agree',
  async (seed) => {
    const person = await createPerson(app);
    const kept = await begin(person, 'LOVEIT3');
    const refunded = await begin(person, 'OWNIT1');
    const won = await begin(person, 'LIVEIT1');
    for (const { session } of [kept, refunded, won]) payAtStripe(session);
    const events: [type: string, object: object, id: string][] = [
      [COMPLETED, kept.session, 'a'],
      ['charge.refunded', refundedCharge(kept.session, 100), 'b'],
      [COMPLETED, refunded.session, 'c'],
      ['charge.refunded', refundedCharge(refunded.session, 500), 'd'],
      ['charge.refunded', refundedCharge(refunded.session), 'e'],
      [COMPLETED, won.session, 'f'],
      ['charge.dispute.created', disputeOf(won.session), 'g'],
      ['charge.dispute.closed', disputeOf(won.session, 'won'), 'h'],
    ];
    const waiting = shuffled([...events, ...events.slice(0, 4)], seed);
    for (let rounds = 0; waiting.length > 0 && rounds < 50; rounds += 1) {
      app.clock.set(new Date(app.clock.now().getTime() + 3_600_000));
      const batch = waiting.splice(0, 2);
      const statuses = await Promise.all(
        batch.map(([type, object, id]) => sendEvent(app, type, object, { id: `evt_${seed}_${id}` })),
      );
      expect(await ledgerFaults(app.db)).toEqual([]);
      // What came too early is sent again later, as Stripe does.
      waiting.push(...batch.filter((_event, index) => statuses[index] === 409));
    }
    expect(waiting).toEqual([]);
    expect(await statusOf(person, kept.requestId)).toBe('DONE');
    expect(await statusOf(person, refunded.requestId)).toBe('REFUNDED');
    expect(await statusOf(person, won.requestId)).toBe('DONE');
    expect(await membershipOf(person)).toMatchObject({
      membershipLevel: 'LIVEIT',
      next: [{ membershipLevel: 'LOVEIT' }],
    });
  },
);

test('production without keys takes no money: 422, the page is told, and there is no webhook', async () => {
  const production = await buildTestApp({ now: NOW, config: { development: false } });
  const shared = await buildTestApp({ now: NOW, connection: production.connection });
  const person = await createPerson(shared);
  const body = { planId: 'LOVEIT1', currency: 'EUR' };
  const refused = await call(production, requestUpgrade, { token: person.token, body });
  expect(refused.error).toMatchObject({ status: 422, messageId: 'E.payment.notOffered' });
  expect((await call(production, getMembership, { token: person.token })).body.payment).toBeNull();
  expect(await sendEvent(production, COMPLETED, {})).toBe(404);
  const sandbox = await production.app.inject({ method: 'POST', url: '/dev/payment/x', payload: {} });
  expect(sandbox.statusCode).toBe(404);
  await shared.close();
  await production.close();
});
