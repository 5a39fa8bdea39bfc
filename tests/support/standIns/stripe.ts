import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Stripe from 'stripe';
import { paymentWebhook } from '../../../shared/contract/member.ts';
import type { TestApp } from '../app.ts';

export const STRIPE_KEYS = {
  secretKey: 'sk_test_standin',
  publishableKey: 'pk_test_standin',
  webhookSecret: 'whsec_standin',
};

/** A session as the stand-in keeps it; tests change it as a payer or Stripe would. */
export interface StandInSession {
  id: string;
  object: 'checkout.session';
  mode: string;
  status: string;
  payment_status: string;
  payment_intent: string | null;
  client_reference_id: string;
  client_secret: string;
  amount_total: number;
  currency: string;
  metadata: Record<string, string>;
}

export interface StripeStandIn {
  /** What STRIPE_URL is set to. */
  url: string;
  sessions: Map<string, StandInSession>;
  /** What it was sent, newest last: the fields of the form. */
  requests: Record<string, string>[];
  /** Lets so many of the next calls fail. */
  failNext(calls: number): void;
  close(): Promise<void>;
}

async function formOf(request: IncomingMessage): Promise<Record<string, string>> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return Object.fromEntries(new URLSearchParams(text));
}

/** Speaks the part of Stripe's API that the server uses: sessions are created, once for one key, and read. */
export async function startStripe(): Promise<StripeStandIn> {
  const byKey = new Map<string, string>();
  let failures = 0;
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the stand-in has no port');
  const standIn: StripeStandIn = {
    url: `http://127.0.0.1:${address.port}`,
    sessions: new Map(),
    requests: [],
    failNext(calls) {
      failures = calls;
    },
    close: () => new Promise((done) => server.close(() => done())),
  };

  function create(form: Record<string, string>): StandInSession {
    const id = `cs_test_${standIn.sessions.size + 1}`;
    const metadata = Object.entries(form).flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key ? [[key, value]] : [];
    });
    const session: StandInSession = {
      id,
      object: 'checkout.session',
      mode: form.mode ?? '',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      client_reference_id: form.client_reference_id ?? '',
      client_secret: `${id}_secret`,
      amount_total: Number(form['line_items[0][price_data][unit_amount]']),
      currency: form['line_items[0][price_data][currency]'] ?? '',
      metadata: Object.fromEntries(metadata),
    };
    standIn.sessions.set(id, session);
    return session;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const form = await formOf(request);
    if (failures > 0) {
      failures -= 1;
      return void json(503, { error: { type: 'api_error', message: 'away' } });
    }
    if (request.headers.authorization !== `Bearer ${STRIPE_KEYS.secretKey}`) {
      return void json(401, { error: { type: 'invalid_request_error', message: 'wrong key' } });
    }
    const path = request.url ?? '';
    if (request.method === 'POST' && path === '/v1/checkout/sessions') {
      standIn.requests.push(form);
      const key = String(request.headers['idempotency-key']);
      const known = standIn.sessions.get(byKey.get(key) ?? '');
      const session = known ?? create(form);
      byKey.set(key, session.id);
      return void json(200, session);
    }
    const session = standIn.sessions.get(path.replace('/v1/checkout/sessions/', ''));
    if (session) return void json(200, session);
    json(404, { error: { type: 'invalid_request_error', message: 'no such thing' } });
  }
  return standIn;
}

/** The payer has paid, as far as Stripe is concerned; nobody has been told yet. */
export function payAtStripe(session: StandInSession): StandInSession {
  return Object.assign(session, {
    status: 'complete',
    payment_status: 'paid',
    payment_intent: session.id.replace('cs', 'pi'),
  });
}

/** The charge of a paid session, so much of which has gone back in all. */
export function refundedCharge(session: StandInSession, amountRefunded = session.amount_total) {
  return {
    id: session.id.replace('cs', 'ch'),
    object: 'charge',
    amount: session.amount_total,
    amount_refunded: amountRefunded,
    currency: session.currency,
    payment_intent: session.id.replace('cs', 'pi'),
    metadata: session.metadata,
  };
}

export function disputeOf(session: StandInSession, status = 'needs_response') {
  return {
    id: session.id.replace('cs', 'dp'),
    object: 'dispute',
    amount: session.amount_total,
    currency: session.currency,
    charge: session.id.replace('cs', 'ch'),
    payment_intent: session.id.replace('cs', 'pi'),
    status,
  };
}

let events = 0;

export interface EventOptions {
  /** The same id twice is the same event. */
  id?: string;
  secret?: string;
  /** How long ago it was signed. */
  ageSeconds?: number;
  livemode?: boolean;
  created?: number;
}

/** Sends an event to the webhook as Stripe does. @returns the status of the answer */
export async function sendEvent(
  { app }: Pick<TestApp, 'app'>,
  type: string,
  object: object,
  options: EventOptions = {},
): Promise<number> {
  events += 1;
  const now = Math.floor(Date.now() / 1000);
  const { id = `evt_${events}`, secret = STRIPE_KEYS.webhookSecret, ageSeconds = 0, livemode = false } = options;
  const event = { id, object: 'event', type, livemode, created: options.created ?? now, data: { object } };
  const payload = JSON.stringify(event);
  const timestamp = now - ageSeconds;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const answer = await app.inject({
    method: 'POST',
    url: paymentWebhook.path,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    payload,
  });
  return answer.statusCode;
}
