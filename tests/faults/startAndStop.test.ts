import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEmptyDatabase, createTestDatabase } from '../support/database/database.ts';
import { databaseUrl } from '../support/database/databaseUrl.ts';
import { freePort, startServer, type WebServer } from '../support/web/server.ts';
import { followStream, signUpOrganiser, startLoad } from './support/load.ts';
import { type FaultyProxy, startProxy } from './support/proxy.ts';

// How a server begins while its database is away, and how it leaves while people are on it (R-late-database, R-drain).

const ROOT = join(import.meta.dirname, '../..');
const answerOf = (url: string) => fetch(url).catch(() => null);
const statusOf = async (url: string) => (await answerOf(url))?.status ?? 0;
const NO_WEB = ['--no-web'];
/** Kysely's own. */
const MIGRATION_LOCK = '3853314791062309107';

describe('a start while the database is away', () => {
  let proxy: FaultyProxy;
  let env: Record<string, string>;
  beforeAll(async () => {
    const url = new URL(databaseUrl(await createEmptyDatabase()));
    const { host: folder, port } = Object.fromEntries(url.searchParams);
    const own = { host: url.hostname, port: Number(url.port || 5432) };
    proxy = await startProxy(folder ? { path: `${folder}/.s.PGSQL.${port}` } : own);
    url.search = '';
    url.host = `127.0.0.1:${proxy.port}`;
    env = { PORT: String(await freePort()), DATABASE_URL: url.href };
  });
  afterAll(() => proxy.close());

  test('waits and says so, tells that the process is up, and begins by itself', async () => {
    proxy.refuse();
    const url = `http://localhost:${env.PORT}`;
    const starting = startServer(false, env, NO_WEB);
    await expect.poll(() => statusOf(`${url}/healthz`)).toBe(200);
    for (const path of ['/readyz', '/', '/api/config']) {
      const answer = await answerOf(url + path);
      expect(answer?.status).toBe(503);
      expect(answer?.headers.get('retry-after')).toBe('5');
    }
    proxy.restore();
    const server = await starting;
    expect(await statusOf(`${url}/api/config`)).toBe(200);
    expect(server.said().match(/The database is away/g)).toHaveLength(1);
    await server.stop();
  });

  test('is up while a migration takes long, and ready after it', async () => {
    const connection = await createEmptyDatabase();
    const client = new pg.Client(connection);
    await client.connect();
    // As another server holds it that has begun to migrate.
    await client.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
    const port = String(await freePort());
    const url = `http://localhost:${port}`;
    const starting = startServer(false, { PORT: port, DATABASE_URL: databaseUrl(connection) }, NO_WEB);
    const waits = async () =>
      (await client.query("select 1 from pg_locks where locktype = 'advisory' and not granted")).rowCount;
    await expect.poll(waits).toBe(1);
    expect(await statusOf(`${url}/healthz`)).toBe(200);
    expect(await statusOf(`${url}/readyz`)).toBe(503);
    await client.end();
    const server = await starting;
    await server.stop();
  });

  test('waits for no database that does not exist', async () => {
    const wrong = { ...env, DATABASE_URL: env.DATABASE_URL?.replace(/[^/]+$/, 'nowhere') ?? '' };
    await expect(startServer(false, wrong, NO_WEB)).rejects.toThrow('the server ended with 1');
  });
});

test('a server that is asked to end sends people elsewhere first, and answers until then', async () => {
  const server = await startServer(
    false,
    { DATABASE_URL: databaseUrl(await createTestDatabase()), DRAIN_SECONDS: '2' },
    NO_WEB,
  );
  const begun = Date.now();
  const ended = server.stop();
  await expect.poll(() => statusOf(`${server.url}/readyz`)).toBe(503);
  while (Date.now() < begun + 1_500) {
    const answer = await answerOf(`${server.url}/api/config`);
    expect(answer?.status).toBe(200);
    expect(answer?.headers.get('connection')).toBe('close');
    expect(await statusOf(`${server.url}/healthz`)).toBe(200);
  }
  await ended;
  expect(Date.now() - begun).toBeGreaterThanOrEqual(2_000);
  expect(Date.now() - begun).toBeLessThan(6_000);
});

const hasCaddy = spawnSync('caddy', ['version']).status === 0;

describe.skipIf(!hasCaddy)(`behind the proxy of compose.yaml${hasCaddy ? '' : ': there is no caddy'}`, () => {
  test('two servers are restarted one after the other under load, and no call fails', async () => {
    const database = await createTestDatabase();
    const ports = [await freePort(), await freePort()];
    const proxyPort = await freePort();
    const url = `http://localhost:${proxyPort}`;
    const start = (port: number) =>
      startServer(
        false,
        { PORT: String(port), DATABASE_URL: databaseUrl(database), DRAIN_SECONDS: '4', PUBLIC_URL: url },
        NO_WEB,
      );
    const servers: WebServer[] = await Promise.all(ports.map(start));
    const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', 'packaging/server/Caddyfile'], {
      cwd: ROOT,
      env: { ...process.env, DOMAIN: url, SERVERS: ports.map((port) => `localhost:${port}`).join(' ') },
      stdio: 'ignore',
    });
    try {
      await expect.poll(() => statusOf(`${url}/api/config`)).toBe(200);
      // The operator's pages are not for the world.
      for (const path of ['/healthz', '/readyz', '/metrics']) expect(await statusOf(url + path)).toBe(404);
      const token = await signUpOrganiser(url, database);
      const load = startLoad(url, token, 4);
      const stream = followStream(url, token);
      for (const [at, server] of servers.entries()) {
        const before = load.acknowledged.length;
        await expect.poll(() => load.acknowledged.length).toBeGreaterThan(before + 5);
        await server.stop();
        servers[at] = await start(ports[at] ?? 0);
        // As the unit of systemd waits before the next one is restarted.
        const noticed = spawn(process.execPath, [join(ROOT, 'packaging/server/waitUntilReady.mjs')], {
          env: { ...process.env, PORT: String(ports[at]) },
        });
        await once(noticed, 'exit');
      }
      const [made, told] = [load.acknowledged.length, stream.seen.events];
      await expect.poll(() => load.acknowledged.length).toBeGreaterThan(made + 5);
      await expect.poll(() => stream.seen.events).toBeGreaterThan(told);
      stream.stop();
      await load.stop();
      expect(load.faults).toEqual([]);
      expect(load.refused()).toBe(0);
      expect(load.unanswered).toEqual([]);
    } finally {
      caddy.kill();
      await Promise.all(servers.map((server) => server.stop()));
    }
  });
});
