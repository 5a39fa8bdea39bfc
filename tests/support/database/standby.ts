import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, chownSync, cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type pg from 'pg';
import { type Account, databaseAccount, programOptions } from '../../../server/db/embedded/account.ts';
import { findBinaries } from '../../../server/db/embedded/binaries.ts';
import { databaseFolder, databaseHome } from '../../../server/db/embedded/home.ts';
import { databaseVersion } from '../../../server/db/embedded/initialise.ts';
import { startEmbedded } from '../../../server/db/embedded.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { execute } from './databaseServer.ts';

const SETTINGS = { fsync: 'off', max_connections: '60' };
/** The embedded binaries bring no pg_basebackup: a copy of a database that was stopped is a base backup as well. */
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts']);

export interface Standby {
  connection: pg.PoolConfig;
  /** Begins again where it ended. */
  start(): Promise<void>;
  /** As by a power cut. */
  kill(): Promise<void>;
}

export interface LeaderAndStandby {
  leader: pg.PoolConfig;
  standby: Standby;
  stop(): Promise<void>;
}

/** A PostgreSQL and its streaming replica, both real, over sockets of the file system. */
export async function startLeaderAndStandby(): Promise<LeaderAndStandby> {
  const folder = temporaryFolder();
  const say = () => undefined;
  const dataDir = join(folder.path, 'leader');
  const first = await startEmbedded({ dataDir, say, settings: SETTINGS });
  await first.stop();
  const account = databaseAccount();
  const [leaderHome, home] = [dataDir, join(folder.path, 'standby')].map((path) => databaseHome(path, account, say));
  if (!leaderHome || !home) throw new Error('there is no folder for the databases');
  const [from, to] = [databaseFolder(leaderHome), databaseFolder(home)];
  cpSync(from, to, {
    recursive: true,
    filter: (path) => !LEFT_OUT.has(basename(path)) && !basename(path).startsWith('.s.PGSQL'),
  });
  const leader = await startEmbedded({ dataDir, say, settings: SETTINGS });
  const { host, port, user, database } = leader.connection;
  writeFileSync(join(to, 'standby.signal'), '');
  appendFileSync(join(to, 'postgresql.auto.conf'), `primary_conninfo = 'host=${host} port=${port} user=${user}'\n`);
  giveTo(account, to);

  const binaries = findBinaries(account, home, databaseVersion(to));
  const settings = Object.entries({ ...SETTINGS, listen_addresses: '', unix_socket_directories: to });
  const args = ['-D', to, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  let child: ReturnType<typeof spawn> | null = null;

  async function start(): Promise<void> {
    rmSync(join(to, 'postmaster.pid'), { force: true });
    const options = { ...programOptions(account), stdio: ['ignore', 'ignore', 'pipe'] as ['ignore', 'ignore', 'pipe'] };
    const started = spawn(join(binaries.folder, 'postgres'), args, options);
    child = started;
    let said = '';
    await new Promise<void>((done, reject) => {
      started.stderr?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('ready to accept read-only connections')) done();
      });
      started.once('exit', () => reject(new Error(`the replica did not start: ${said}`)));
    });
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  await start();
  return {
    leader: leader.connection,
    standby: {
      connection: { host: to, port: 5432, ...(user ? { user } : {}), ...(database ? { database } : {}) },
      start,
      kill: () => end('SIGQUIT'),
    },
    async stop() {
      await end('SIGINT');
      await leader.stop();
      folder.remove();
    },
  };
}

/** Root's copy is the account's that PostgreSQL runs as. */
function giveTo(account: Account, folder: string): void {
  chmodSync(folder, 0o700);
  if (account === null) return;
  chownSync(folder, account.uid, account.gid);
  for (const path of readdirSync(folder, { recursive: true }))
    chownSync(join(folder, path.toString()), account.uid, account.gid);
}

/** @returns up to where the replica has the leader's log, once it has all that is written by now */
export async function caughtUp({ leader, standby }: Pick<LeaderAndStandby, 'leader' | 'standby'>): Promise<boolean> {
  const { rows: written } = await execute(leader, 'select pg_current_wal_flush_lsn()::text as at');
  const { rows } = await execute(
    standby.connection,
    `select pg_last_wal_replay_lsn() >= '${written[0].at}'::pg_lsn as done`,
  );
  return rows[0].done;
}
