import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from '../../server/db/embedded.ts';
import { execute } from '../support/database/databaseServer.ts';
import { type MailServer, startMailServer } from '../support/mail/smtp.ts';
import { TEST_MS } from '../support/patience.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { freePort, startServer, type WebServer } from '../support/web/server.ts';
import { followStream, type Load, makeMatch, signUpOrganiser, startLoad } from './support/load.ts';
import { type FaultyProxy, startProxy } from './support/proxy.ts';

// What the server does when its database goes away under load (R-database-away), and when it is killed itself.
// `npm run test:faults` does more of the same: MANY_FAULTS in scripts/suites.mjs.

const KILLS = Number(process.env.FAULT_KILLS ?? 1);
const WRITES = Number(process.env.FAULT_WRITES ?? 0);
const CUT_OFF_MS = Number(process.env.FAULT_CUT_OFF_MS ?? 2_500);
const isLarge = KILLS > 1;
/** The small run can't wait for as long as production does before it gives a query up. */
const QUERY_MS = isLarge ? 15_000 : 1_000;
const WHOLE_MS = 5_000;
const WRITERS = 4;
const LONG = { timeout: isLarge ? 1_800_000 : TEST_MS };

const folder = temporaryFolder();
const dataDir = join(folder.path, 'data');
let database: EmbeddedDatabase;
let proxy: FaultyProxy;
let mail: MailServer;
let env: Record<string, string>;
let server: WebServer;
let token: string;
let load: Load;
let stream: ReturnType<typeof followStream>;
const guests: string[] = [];

beforeAll(async () => {
  // What is acknowledged must be in the log of the database, which a kill -9 leaves with the system.
  database = await startEmbedded({ dataDir, say: () => undefined, settings: { fsync: 'off' } });
  const { host, port, user } = database.connection;
  proxy = await startProxy({ path: `${host}/.s.PGSQL.${port}` });
  mail = await startMailServer();
  const at = `127.0.0.1:${proxy.port}/${database.connection.database}`;
  env = {
    PORT: String(await freePort()),
    DATABASE_URL: `postgres://${user}@${at}?query_timeout=${QUERY_MS}`,
    SMTP_URL: mail.url,
    MAIL_FROM: 'matches@club.be',
  };
  server = await startServer(false, env, ['--no-web']);
  token = await signUpOrganiser(server.url, database.connection);
  stream = followStream(server.url, token);
  load = startLoad(server.url, token, WRITERS);
});

afterAll(async () => {
  stream?.stop();
  await load?.stop();
  await server?.kill();
  await mail?.close();
  await proxy?.close();
  await database?.stop();
  folder.remove();
});

const statusOf = (path: string) =>
  fetch(server.url + path).then(
    ({ status }) => status,
    () => 0,
  );
const answers = () =>
  execute(database.connection, 'select 1').then(
    () => true,
    () => false,
  );
const within = (timeout: number) => ({ timeout, interval: 50 });

/** From the database's return on: ready, writing, telling and mailing. */
async function expectWhole(): Promise<void> {
  await expect.poll(answers).toBe(true);
  const [writes, events] = [load.acknowledged.length, stream.seen.events];
  const returned = Date.now();
  await expect.poll(() => statusOf('/readyz'), within(WHOLE_MS)).toBe(200);
  await expect.poll(() => load.acknowledged.length, within(WHOLE_MS)).toBeGreaterThan(writes);
  await expect.poll(() => stream.seen.events, within(WHOLE_MS)).toBeGreaterThan(events);
  expect(Date.now() - returned).toBeLessThan(WHOLE_MS);
  const guest = `guest${guests.length}@players.be`;
  const made = await makeMatch(server.url, token, guest);
  expect(made.status, `${await made.text()} ${server.said().slice(-2_000)}`).toBe(201);
  guests.push(guest);
  const mailed = () => mail.received.some(({ to }) => to?.[0]?.address === guest);
  await expect.poll(mailed).toBe(true);
}

/** Once the load runs as it should. */
const busy = async () => {
  const before = load.acknowledged.length;
  await expect.poll(() => load.acknowledged.length).toBeGreaterThan(before + 5);
};

test('a database that is killed', LONG, async () => {
  for (let kill = 0; kill < KILLS; kill += 1) {
    await busy();
    const pid = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    await expectWhole();
    expect(server.isAlive()).toBe(true);
  }
});

test('a database that ends every connection', LONG, async () => {
  for (let kill = 0; kill < KILLS; kill += 1) {
    await busy();
    const others = 'pid <> pg_backend_pid() and datname = current_database()';
    // Until they have ended: one that was only told to, and is busy elsewhere, still fails a caller that asks something of it. A transaction
    // begins on another then (tests/faults/droppedConnection.test.ts); a statement outside of one may have been done, and gets its 503.
    const end = `select pg_terminate_backend(pid, ${WHOLE_MS}) as ended from pg_stat_activity where ${others}`;
    const { rows } = await execute(database.connection, end);
    expect(rows.every(({ ended }) => ended)).toBe(true);
    await expectWhole();
    expect(server.isAlive()).toBe(true);
  }
});

test.each(['refuses', 'is cut off'] as const)(
  'a database that %s for a while: 503, and one line in the log',
  LONG,
  async (how) => {
    await busy();
    const refused = load.refused();
    const lines = server.said().split('the database is away').length;
    if (how === 'refuses') proxy.refuse();
    else proxy.cutOff();
    await expect.poll(() => statusOf('/readyz')).toBe(503);
    expect(await statusOf('/healthz')).toBe(200);
    await expect.poll(load.refused).toBeGreaterThan(refused);
    await new Promise((done) => setTimeout(done, how === 'refuses' ? 500 : CUT_OFF_MS));
    expect(await statusOf('/healthz')).toBe(200);
    proxy.restore();
    await expectWhole();
    expect(server.isAlive()).toBe(true);
    // The schedule goes on as well; it is the clock of the wall that brings it.
    const swept = `select 1 from jobs.job where name = 'clock.sweep' and created_on > now() - interval '${WHOLE_MS} ms'`;
    if (isLarge) await expect.poll(async () => (await execute(database.connection, swept)).rowCount).toBe(1);
    expect(server.said().split('the database is away').length - lines).toBeLessThanOrEqual(1 + CUT_OFF_MS / 60_000);
  },
);

test('a server that is killed itself', LONG, async () => {
  const breaks = stream.seen.breaks;
  for (let kill = 0; kill < KILLS; kill += 1) {
    await busy();
    await server.kill();
    server = await startServer(false, env, ['--no-web']);
    await expectWhole();
  }
  expect(stream.seen.breaks).toBeGreaterThan(breaks);
});

test('everything that was acknowledged is there, and every mail came, as one mail', LONG, async () => {
  if (WRITES > 0) await expect.poll(() => load.acknowledged.length, within(LONG.timeout)).toBeGreaterThan(WRITES);
  await load.stop();
  expect(load.faults).toEqual([]);
  const { rows } = await execute(database.connection, 'select id from games');
  const stored = new Set(rows.map(({ id }) => id));
  expect(load.acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  for (const guest of guests) {
    const ids = mail.received.filter(({ to }) => to?.[0]?.address === guest).map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(1);
  }
});
