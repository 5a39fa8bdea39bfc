import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts';
import { startEmbedded } from './embedded.ts';

const SLOW_MS = 30_000;
const say = () => undefined;

const folder = temporaryFolder();
const dataDir = join(folder.path, 'data');
const databaseDir = join(dataDir, 'postgres');
let child: ChildProcess | null = null;

/** A process of its own that holds the database, and says `up` when it does. */
const HOLDER = `
const { startEmbedded } = await import(process.argv[1]);
await startEmbedded({ dataDir: process.argv[2], say: () => undefined });
console.log('up');`;

async function startHolder(): Promise<ChildProcess> {
  const launcher = join(import.meta.dirname, 'embedded.ts');
  child = spawn(process.execPath, ['--input-type=module', '-e', HOLDER, launcher, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const died = once(child, 'exit').then(() => Promise.reject(new Error('the holder of the database ended')));
  died.catch(() => undefined);
  if (child.stdout) await Promise.race([once(child.stdout, 'data'), died]);
  return child;
}

function postmasterPid(): number {
  return Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function query(connection: pg.PoolConfig, statement: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

afterEach(() => {
  child?.kill('SIGKILL');
  child = null;
});

afterAll(() => folder.remove());

test('a first start makes a database and clears what a killed one left half-made', { timeout: SLOW_MS }, async () => {
  const halfMade = `${databaseDir}.new-2147483646`;
  mkdirSync(halfMade, { recursive: true });
  writeFileSync(join(halfMade, 'PG_VERSION'), '15\n');
  const database = await startEmbedded({ dataDir, say });
  await query(database.connection, 'create table kept (id int)');
  await database.stop();
  expect(existsSync(halfMade)).toBe(false);
  expect(existsSync(join(databaseDir, 'postmaster.pid'))).toBe(false);
});

test('a second process is told that the database is in use', { timeout: SLOW_MS }, async () => {
  const holder = await startHolder();
  await expect(startEmbedded({ dataDir, say })).rejects.toThrow(`in use by another Crosscourt (process ${holder.pid})`);
  expect(isRunning(postmasterPid())).toBe(true);
  // An operator's command works beside the server, and leaves its database alone.
  const joined = await startEmbedded({ dataDir, say, join: true });
  expect(await query(joined.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  await joined.stop();
  expect(isRunning(postmasterPid())).toBe(true);
});

test('kill -9 leaves no PostgreSQL, and the next start finds the data at once', { timeout: SLOW_MS }, async () => {
  const holder = await startHolder();
  const pid = postmasterPid();
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const database = await startEmbedded({ dataDir, say });
  expect(isRunning(pid)).toBe(false);
  expect(await query(database.connection, 'select * from kept')).toEqual([]);
  await database.stop();
});

test('a PostgreSQL that dies is started again on the same address', { timeout: SLOW_MS }, async () => {
  const lines: string[] = [];
  const database = await startEmbedded({ dataDir, say: (line) => lines.push(line) });
  const pid = postmasterPid();
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => query(database.connection, 'select 1 as one').catch(() => [])).toEqual([{ one: 1 }]);
  expect(lines).toEqual(['PostgreSQL ended unexpectedly; starting it again.']);
  await database.stop();
});

test('a folder with files that are no database is left as it is', { timeout: SLOW_MS }, async () => {
  const foreign = join(folder.path, 'foreign');
  mkdirSync(join(foreign, 'postgres'), { recursive: true });
  writeFileSync(join(foreign, 'postgres', 'letter.txt'), 'dear Ann');
  await expect(startEmbedded({ dataDir: foreign, say })).rejects.toThrow('holds files but no database');
  expect(readdirSync(join(foreign, 'postgres'))).toEqual(['letter.txt']);
});

test('a DATA_DIR that cannot be made is said in one line', { timeout: SLOW_MS }, async () => {
  const parent = temporaryFolder();
  const file = join(parent.path, 'file');
  writeFileSync(file, '');
  await expect(startEmbedded({ dataDir: join(file, 'data'), say })).rejects.toThrow(
    /^DATA_DIR [^\n]+ cannot be written/,
  );
  parent.remove();
});
