import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { execute } from '../../support/database/databaseServer.ts';
import type { Program, Programs } from './programs.ts';
import { readVariables, type Templates } from './templates.ts';

const NODES = [1, 2, 3].map((number) => ({ name: `node${number}`, address: `10.0.0.1${number}` }));
const PASSWORD = 'eleven-silver-rackets';
const PATIENCE_MS = 1_000;
const PAUSE_MS = 50;
const ADMIN: pg.PoolConfig = {
  host: '127.0.0.1',
  user: 'postgres',
  password: PASSWORD,
  database: 'postgres',
  connectionTimeoutMillis: PATIENCE_MS,
  query_timeout: PATIENCE_MS,
};

interface Node {
  name: string;
  patroni: Program;
  /** Of Patroni, which tells how the node is. */
  port: number;
  /** Of its PostgreSQL itself, past the proxy. */
  own: pg.PoolConfig;
  dataDir: string;
}

interface Member {
  name: string;
  role: string;
  state: string;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const ask = (port: number, path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null);

async function until<T>(what: string, ms: number, find: () => Promise<T | null>): Promise<T> {
  const end = Date.now() + ms;
  while (Date.now() < end) {
    const found = await find();
    if (found !== null) return found;
    await pause(PAUSE_MS);
  }
  throw new Error(`${what}: not within ${ms / 1000} s`);
}

async function startNode(programs: Programs, files: Templates, node: (typeof NODES)[number], isSynchronous: boolean) {
  const { name } = node;
  const home = programs.ownFolder(name);
  const etcd = readVariables(await files.fill('etcd.env', node));
  programs.run(`etcd-${name}`, 'etcd', [], { ...etcd, ETCD_DATA_DIR: programs.ownFolder(`etcd-${name}`) });
  const paths = { '/var/lib/postgresql/15/crosscourt': join(home, 'data'), '/var/(lib|run)/postgresql': home };
  const config = join(home, 'patroni.yml');
  const mode = { 'synchronous_mode: true': `synchronous_mode: ${isSynchronous}` };
  // The account that runs it here isn't called postgres.
  const peer = { 'local all postgres peer': 'local all postgres scram-sha-256' };
  writeFileSync(config, await files.fill('patroni.yml', node, { ...paths, ...mode, ...peer }));
  const env = readVariables(await files.fill('patroni.env', node, { 'change-me': PASSWORD }));
  const patroni = programs.run(`patroni-${name}`, 'patroni', [config], env);
  const own = { ...ADMIN, port: await files.portOf(`${node.address}:5432`) };
  return { name, patroni, port: await files.portOf(`${node.address}:8008`), own, dataDir: join(home, 'data') };
}

/**
 * Three PostgreSQLs of which one leads, their etcd, and the proxy that finds the leader, from the files that operators get.
 * @param isSynchronous whether a write waits for a second machine, as the template says
 */
export async function startCluster(programs: Programs, files: Templates, isSynchronous: boolean) {
  const nodes: Node[] = [];
  for (const node of NODES) nodes.push(await startNode(programs, files, node, isSynchronous));
  const folder = programs.ownFolder('haproxy-database');
  const config = join(folder, 'haproxy.cfg');
  writeFileSync(config, await files.fill('haproxy-database.cfg'));
  programs.run('haproxy-database', 'haproxy', ['-f', config]);
  const port = await files.portOf('127.0.0.1:5432');

  /** By PostgreSQL itself: Patroni says that a node leads as soon as it is to be promoted. */
  async function leader(among: Node[] = nodes): Promise<Node | null> {
    const inRecovery = 'select pg_is_in_recovery() as waits';
    const asked = among.map(({ own }) => execute(own, inRecovery).catch(() => null));
    const answers = await Promise.all(asked);
    return among[answers.findIndex((answer) => answer?.rows[0]?.waits === false)] ?? null;
  }

  /** One leads, both others follow it, and where writes wait for a second machine there is one. */
  async function isWhole(): Promise<true | null> {
    const answers = await Promise.all(nodes.map((node) => ask(node.port, '/cluster')));
    for (const answer of answers) {
      const { members = [] } = ((await answer?.json().catch(() => null)) ?? {}) as { members?: Member[] };
      const roles = members.filter(({ state }) => ['running', 'streaming'].includes(state)).map(({ role }) => role);
      const wanted = isSynchronous ? ['leader', 'replica', 'sync_standby'] : ['leader', 'replica', 'replica'];
      if (roles.sort().join() !== wanted.join()) return null;
    }
    return true;
  }

  const admin = { ...ADMIN, port };
  const whole = () => until('three nodes', 180_000, isWhole);
  await whole();
  await until('the leader behind the proxy', 10_000, () => execute(admin, 'select 1').catch(() => null));
  await execute(admin, `create role crosscourt login password '${PASSWORD}'`);
  await execute(admin, 'create database crosscourt owner crosscourt');

  return {
    connection: { host: '127.0.0.1', port, user: 'crosscourt', password: PASSWORD, database: 'crosscourt' },
    whole,
    /**
     * Kills the PostgreSQL that leads, as `kill -9` does; or all of its machine, which is back once another leads.
     * @returns when that was, and when another led
     */
    async killLeader(what: 'PostgreSQL' | 'machine'): Promise<{ killedAt: number; promotedAt: number }> {
      const lost = await until('a leader', 10_000, () => leader());
      const pid = Number(readFileSync(join(lost.dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
      const killedAt = Date.now();
      if (what === 'machine') lost.patroni.kill();
      process.kill(pid, 'SIGKILL');
      const others = nodes.filter((node) => node !== lost);
      await until('another leader', 120_000, () => leader(others));
      const promotedAt = Date.now();
      if (what === 'machine') lost.patroni.start();
      return { killedAt, promotedAt };
    },
  };
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;
