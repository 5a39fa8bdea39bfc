import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { BRAND } from '../shared/brand.ts';
import { buildApp } from './buildApp.ts';
import { movableClock } from './clock.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { type OpenDatabase, openDatabase } from './db/connect.ts';
import { DatabaseError } from './db/embedded/account.ts';

/** Why the process can't go on, in one line that says what to do. */
class StartError extends Error {
  override name = 'StartError';
}

/** Requests under way get this long; with PostgreSQL's own stop the whole close stays below five seconds. */
const CLOSE_APP_MS = 3_000;
const CLOSE_ALL_MS = 4_800;

let app: FastifyInstance | null = null;
let database: OpenDatabase | null = null;
let isClosing = false;

function say(line: string): void {
  console.log(line);
}

function describe(cause: unknown): string {
  if (cause instanceof StartError || cause instanceof ConfigError || cause instanceof DatabaseError)
    return cause.message;
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}

/** Ends requests, then the database, then the process. Later calls while it closes change nothing. */
async function close(exitCode: number): Promise<void> {
  if (isClosing) return;
  isClosing = true;
  setTimeout(() => process.exit(exitCode), CLOSE_ALL_MS).unref();
  const patience = new Promise((done) => setTimeout(done, CLOSE_APP_MS).unref());
  await Promise.race([app?.close().catch((cause: unknown) => console.error(describe(cause))), patience]);
  await database?.stop();
  process.exit(exitCode);
}

function fail(cause: unknown): void {
  if (isClosing) return;
  console.error(describe(cause));
  void close(1);
}

/** The build to serve, or null when the page comes from a development server (`--no-web`). */
function webRoot(): string | null {
  if (process.argv.includes('--no-web')) return null;
  const folder = resolve(import.meta.dirname, '../dist/web');
  if (existsSync(join(folder, 'index.html'))) return folder;
  throw new StartError('The web app is not built. Run: npm run build');
}

function listenError(cause: unknown, { host, port }: Config): unknown {
  const code = cause instanceof Error && 'code' in cause ? cause.code : null;
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} is taken. Stop what uses it, or set PORT, such as PORT=${port + 1}.`);
  if (code === 'EACCES')
    return new StartError(`Port ${port} needs more rights. Set PORT to one above 1023, such as PORT=3000.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`HOST ${host} is no address of this machine. Set HOST, such as HOST=127.0.0.1.`);
  return cause;
}

/** Learns of a taken port before a database has been started for nothing. */
function probePort({ host, port }: Config): Promise<void> {
  return new Promise((done, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(() => done()));
  });
}

async function start(): Promise<void> {
  const begun = performance.now();
  const config = readConfig(process.env);
  const root = webRoot();
  await probePort(config).catch((cause: unknown) => Promise.reject(listenError(cause, config)));
  database = await openDatabase(config, say, fail);
  app = await buildApp({ config, connection: database.connection, clock: movableClock(), webRoot: root });
  await app
    .listen({ host: config.host, port: config.port })
    .catch((cause: unknown) => Promise.reject(listenError(cause, config)));
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  say(`\n${BRAND.name} runs at ${config.publicUrl} (up in ${seconds} s, Ctrl-C stops it)`);
  for (const note of await app.startupNotes()) say(note);
}

process.on('SIGINT', () => void close(0));
process.on('SIGTERM', () => void close(0));
// npm start and the browser tests hold the other end: when they are killed, this process must not stay behind
process.on('disconnect', () => void close(0));
start().catch(fail);
