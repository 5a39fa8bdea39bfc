import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, useStarted, useTestApp } from '../../support/app.ts';
import { createPerson, gameBody, newGuest, type Person } from '../../support/factories.ts';
import { startMailServer } from '../../support/mail/smtp.ts';

// R-traces: a collector on this machine that is told over OTLP/HTTP.

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';

const spans: SentSpan[] = [];
let told = '';
let collector: Server;
const mail = useStarted(startMailServer);
let owner: Person;

beforeAll(async () => {
  collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      told += `${request.url} ${text}`;
      for (const { scopeSpans } of JSON.parse(text).resourceSpans)
        for (const scope of scopeSpans) spans.push(...scope.spans);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
});
afterAll(() => new Promise((done) => collector.close(done)));
const app = useTestApp(async () => {
  const first = await buildTestApp();
  owner = await createPerson(first);
  await first.close();
  const otlpEndpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  return { connection: first.connection, config: { smtpUrl: mail.url, otlpEndpoint } };
});

test('a call, its statements, its jobs and theirs are one trace, which goes on that of the proxy and names nobody', async () => {
  const guest = newGuest({ email: 'traced@players.be', firstName: 'Tracy' });
  const answer = await app.app.inject({
    method: 'POST',
    url: '/api/game?secret=0471234567',
    headers: { authorization: `Bearer ${owner.token}`, traceparent: `00-${TRACE}-${CALLER}-01` },
    payload: gameBody(app, { contactList: [guest], notes: 'Bring Zacharias along' }),
  });
  expect(answer.statusCode).toBe(201);
  await expect.poll(() => mail.received.length).toBe(1);
  // What is left is handed over at the end.
  await app.close();
  const own = spans.filter(({ traceId }) => traceId === TRACE);
  const named = (name: string) => own.filter((span) => span.name === name);
  const [call] = named('POST /api/game');
  expect(call?.parentSpanId).toBe(CALLER);
  const facts = Object.fromEntries((call?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]));
  expect(facts).toMatchObject({ 'http.route': '/api/game', 'http.response.status_code': 201 });
  expect(facts['crosscourt.request.id']).toBe(answer.headers['x-request-id']);
  const [job] = named('job mail.deliver');
  expect(job?.parentSpanId).toBe(call?.spanId);
  const statements = named('PostgreSQL');
  for (const parent of [call, job])
    expect(statements.filter(({ parentSpanId }) => parentSpanId === parent?.spanId).length).toBeGreaterThan(1);
  expect(told).toContain('/v1/traces');
  expect(told).not.toMatch(/traced@|Tracy|Zacharias|0471234567|players\.be/);
  expect(told).not.toContain(owner.token);
  expect(told).not.toContain(owner.id);
});
