import pg from 'pg';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { connect } from '../../../server/db/database.ts';
import { databaseGauges } from '../../../server/features/metrics/databaseMetrics.ts';
import { buildTestApp, type TestApp, useTestApp } from '../../support/app.ts';
import { createPerson } from '../../support/factories.ts';

const TOKEN = 'a1'.repeat(20);

const app = useTestApp({ config: { metricsToken: TOKEN } });

const scrape = ({ app: server }: TestApp, options: object = {}) =>
  server.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` }, ...options });

/** @returns the values by name and labels */
function read(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

// R-metrics
test('requests by method, pattern and class, and how everything else is', async () => {
  const person = await createPerson(app, { validated: false });
  const headers = { authorization: `Bearer ${person.token}` };
  await app.app.inject({ url: '/api/game/nosuchgame', headers });
  await app.app.inject({ url: '/api/me?secret=1', headers });
  await app.app.inject({ url: '/nothing/here' });
  const answer = await scrape(app);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  const values = read(answer.body);
  expect(values.get('crosscourt_http_requests_total{method="GET",route="/api/game/:id",status="4xx"}')).toBe(1);
  expect(values.get('crosscourt_http_requests_total{method="GET",route="/api/me",status="2xx"}')).toBe(1);
  expect(values.get('crosscourt_http_requests_total{method="GET",route="other",status="4xx"}')).toBe(1);
  expect(values.get('crosscourt_http_request_seconds_count{method="GET",route="/api/me"}')).toBe(1);
  expect(values.get('crosscourt_database_up')).toBe(1);
  expect(values.get('crosscourt_database_connections{state="total"}')).toBeGreaterThan(0);
  expect(values.get('crosscourt_database_connections{state="waiting"}')).toBe(0);
  expect(values.get('crosscourt_ratings_lag_seconds')).toBe(0);
  expect(values.get('crosscourt_live_streams')).toBe(0);
  expect(values.get('crosscourt_job_oldest_waiting_seconds{job="clock.sweep"}')).toBeGreaterThanOrEqual(0);
  expect(values.get('crosscourt_nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect(values.get('crosscourt_process_resident_memory_bytes')).toBeGreaterThan(0);
  // No address, name, id or path of a call is in it.
  expect(answer.body).not.toMatch(new RegExp(`nosuchgame|secret|example|${person.id}`));
  expect([...values.keys()].filter((name) => !name.startsWith('crosscourt_'))).toEqual([]);
});

test('mails and jobs that wait, and for how long; asked for at most every few seconds', async () => {
  const other = await buildTestApp({ config: { metricsToken: TOKEN }, now: new Date() });
  const client = new pg.Client(other.connection);
  await client.connect();
  const mail = {
    id: 'm1',
    recipient: 'x@club.test',
    subject: '',
    body_text: '',
    body_html: '',
    headers: {},
    attachments: [],
  };
  const states = { invitee_ids: [], state: 'QUEUED', urgent: true, tries: 1 };
  await client.query(
    `insert into mails (created_at, next_try_at, ${Object.keys({ ...mail, ...states })})
     select $1::timestamptz - interval '1 hour', $1::timestamptz + interval '1 hour', ${Object.keys({ ...mail, ...states })}
     from jsonb_populate_record(null::mails, $2)`,
    [other.clock.now(), { ...mail, ...states }],
  );
  await client.query(
    `insert into jobs.job (name, start_after, state) values ('rating.replay', now() - interval '90 seconds', 'active')`,
  );
  const values = read((await scrape(other)).body);
  expect(values.get('crosscourt_mails{state="QUEUED"}')).toBe(1);
  expect(values.get('crosscourt_mail_oldest_queued_seconds{urgent="true"}')).toBe(3600);
  expect(values.get('crosscourt_mail_oldest_queued_seconds{urgent="false"}')).toBe(0);
  expect(values.get('crosscourt_jobs{job="rating.replay",state="active"}')).toBe(1);
  expect(values.get('crosscourt_ratings_lag_seconds')).toBeCloseTo(90, -1);
  await client.query('delete from mails');
  await client.end();
  expect(read((await scrape(other)).body).get('crosscourt_mails{state="QUEUED"}')).toBe(1);
  await other.close();
});

test('while the database is away the metrics say so, and its last figures are gone', async () => {
  const register = new Registry();
  const { db } = connect({ host: '127.0.0.1', port: 9 });
  const readDatabase = databaseGauges({ db, clock: app.clock }, register);
  await readDatabase();
  const values = read(await register.metrics());
  expect([...values]).toEqual([['crosscourt_database_up', 0]]);
});

// R-metrics-access
test('with a token for who has it alone', async () => {
  const status = async (options: object) => (await scrape(app, options)).statusCode;
  expect(await status({})).toBe(200);
  expect(await status({ remoteAddress: '203.0.113.7' })).toBe(200);
  expect(await status({ headers: {} })).toBe(401);
  expect(await status({ headers: { authorization: `Bearer ${TOKEN}0` } })).toBe(403);
  expect(await status({ headers: {}, query: { token: TOKEN } })).toBe(401);
  expect(app.lines.join('')).not.toContain(TOKEN);
});

test('in production without one for nobody, as a proxy that adds no header looks like the machine itself', async () => {
  const real = await buildTestApp({ config: { development: false } });
  const answer = await scrape(real, { remoteAddress: '127.0.0.1', headers: { host: 'localhost:3000' } });
  expect(answer.statusCode).toBe(403);
  await real.close();
});

test('in development the person at the machine needs none, and proxies and pages cannot pretend to be them', async () => {
  const open = await buildTestApp();
  const status = async (remoteAddress: string, headers: object = {}) =>
    (await scrape(open, { remoteAddress, headers: { host: 'localhost:3000', ...headers } })).statusCode;
  for (const here of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(await status(here)).toBe(200);
  for (const away of ['203.0.113.7', '10.0.0.2', '127.evil.test']) expect(await status(away)).toBe(403);
  for (const name of ['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'via', 'cf-connecting-ip', 'x-our-edge'])
    expect(await status('127.0.0.1', { [name]: '127.0.0.1' }), name).toBe(403);
  // As Prometheus and a browser ask.
  expect(await status('127.0.0.1', { 'x-prometheus-scrape-timeout-seconds': '10', accept: 'text/plain' })).toBe(200);
  expect(await status('127.0.0.1', { 'sec-fetch-site': 'none', 'accept-language': 'de', 'if-none-match': '1' })).toBe(
    200,
  );
  for (const host of ['play.example.org', 'localhost.evil.test', '127.0.0.1.evil.test'])
    expect(await status('127.0.0.1', { host })).toBe(403);
  expect(await status('203.0.113.7', { 'x-forwarded-for': '127.0.0.1' })).toBe(403);
  await open.close();
  // Where a proxy is set up, everybody comes through it.
  const behind = await buildTestApp({ config: { trustProxy: 1 } });
  const answer = await scrape(behind, { remoteAddress: '127.0.0.1', headers: { host: 'localhost:3000' } });
  expect(answer.statusCode).toBe(403);
  await behind.close();
});
