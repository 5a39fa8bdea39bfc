import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { BRAND } from '../../shared/brand.ts';
import { openClient } from './client.ts';
import { type Account, canEnter, DatabaseError, databaseAccount, type Say } from './embedded/account.ts';
import { findBinaries } from './embedded/binaries.ts';
import { databaseFolder, databaseHome, makePrivate } from './embedded/home.ts';
import { databaseVersion, initialise, passwordOf } from './embedded/initialise.ts';
import { claim, disclaim, evictOrphan, livingOwner, postmasterOf } from './embedded/owner.ts';
import { launch, type Postmaster } from './embedded/postmaster.ts';

export interface EmbeddedOptions {
  /** DATA_DIR: created when it is missing. */
  dataDir: string;
  say: Say;
  /** Settings of PostgreSQL, such as `{ fsync: 'off' }` for a test. */
  settings?: Record<string, string>;
  /** Called when PostgreSQL died and could not be started again. */
  onLost?: (cause: DatabaseError) => void;
  /** Use the PostgreSQL that another Crosscourt runs on this folder, when there is one. */
  join?: boolean;
}

export interface EmbeddedDatabase {
  connection: pg.PoolConfig;
  stop(): Promise<void>;
}

/** How long a start is repeated: a PostgreSQL whose Crosscourt was killed may still be writing its last page. */
const RETRY_MS = 15_000;
const RETRY_PAUSE_MS = 100;
/** A lock whose owner is dead is left alone for this long: most likely it is just being released. */
const ORPHAN_MS = 2_000;

const isWindows = process.platform === 'win32';

/** The system allows 107 bytes for a socket's path, so sockets are not beside the data, whose path may be long. */
function socketFolder(folder: string, account: Account): string {
  const name = `${BRAND.slug}-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  const parents = [tmpdir(), '/tmp'].filter((parent) => parent.length < 70 && canEnter(account, parent));
  const path = join(parents[0] ?? '/tmp', name);
  const stat = lstatSync(path, { throwIfNoEntry: false });
  const owners = [process.getuid?.(), account?.uid];
  if (stat !== undefined && !(stat.isDirectory() && owners.includes(stat.uid))) {
    throw new DatabaseError(`${path} belongs to another user. Remove it, or set TMPDIR to a folder of your own.`);
  }
  makePrivate(path, account);
  return path;
}

/** @returns a TCP port that was free a moment ago */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function reachable(folder: string, account: Account): Promise<{ args: string[]; connection: pg.PoolConfig }> {
  if (!isWindows) {
    const host = socketFolder(folder, account);
    const args = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${host}`];
    return { args, connection: { host, port: 5432, user: BRAND.slug, database: BRAND.slug } };
  }
  const port = await freePort();
  const args = ['-c', 'listen_addresses=127.0.0.1', '-c', `port=${port}`];
  const password = passwordOf(folder);
  return { args, connection: { host: '127.0.0.1', port, user: BRAND.slug, password, database: BRAND.slug } };
}

/** The connection to the PostgreSQL that another Crosscourt has started on the folder. */
function runningConnection(folder: string, account: Account): pg.PoolConfig {
  const common = { user: BRAND.slug, database: BRAND.slug };
  if (!isWindows) return { ...common, host: socketFolder(folder, account), port: 5432 };
  return { ...common, host: '127.0.0.1', port: postmasterOf(folder)?.port ?? 0, password: passwordOf(folder) };
}

function inUse(folder: string, pid: number): DatabaseError {
  return new DatabaseError(
    `The database in ${folder} is in use by another Crosscourt (process ${pid}). Stop that one, or set DATA_DIR to another folder.`,
  );
}

async function ensureDatabase(connection: pg.PoolConfig): Promise<void> {
  const client = await openClient({ ...connection, database: 'postgres' });
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [BRAND.slug]);
    if (found.rowCount === 0) await client.query(`create database ${BRAND.slug}`);
  } finally {
    await client.end();
  }
}

/**
 * Starts a PostgreSQL of our own on DATA_DIR, and starts it again when it dies. It dies with this process, however
 * this process ends (R-database).
 * @throws DatabaseError with one line that says what to do
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const account = databaseAccount();
  const home = databaseHome(options.dataDir, account, options.say);
  const folder = databaseFolder(home);
  const binaries = findBinaries(account, home, databaseVersion(folder));
  if (databaseVersion(folder) === null) {
    options.say('Making a new database …');
    await initialise(folder, binaries, account);
  }
  const owner = livingOwner(folder);
  if (owner !== null) {
    if (!options.join) throw inUse(folder, owner);
    return { connection: runningConnection(folder, account), stop: async () => undefined };
  }
  const { args, connection } = await reachable(folder, account);
  const settings = Object.entries(options.settings ?? {}).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

  async function start(): Promise<Postmaster> {
    const begun = Date.now();
    for (;;) {
      const result = await launch({ binaries: binaries.folder, folder, args: [...args, ...settings], account });
      if ('gone' in result) {
        claim(folder);
        return result;
      }
      const rival = livingOwner(folder);
      if (rival !== null) throw inUse(folder, rival);
      const waited = Date.now() - begun;
      if (waited > RETRY_MS) {
        const words = result.failure.trim().split('\n').slice(-2).join(' ');
        throw new DatabaseError(`PostgreSQL does not start on ${folder}: ${words}`);
      }
      if (waited > ORPHAN_MS) evictOrphan(folder);
      await pause(RETRY_PAUSE_MS);
    }
  }

  let isStopping = false;
  let current = await start();

  async function supervise(): Promise<void> {
    while (!isStopping) {
      await current.gone;
      if (isStopping) return;
      options.say('PostgreSQL ended unexpectedly; starting it again.');
      current = await start();
    }
    await current.stop();
  }
  void supervise().catch((cause: unknown) => {
    options.onLost?.(cause instanceof DatabaseError ? cause : new DatabaseError(String(cause)));
  });

  await ensureDatabase(connection);
  return {
    connection,
    async stop() {
      isStopping = true;
      await current.stop();
      disclaim(folder);
    },
  };
}
