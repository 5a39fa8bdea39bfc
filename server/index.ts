import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { BRAND } from '../shared/brand.ts';
import { buildApp } from './buildApp.ts';
import { movableClock } from './clock.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { type OpenDatabase, openDatabase } from './db/connect.ts';
import { DatabaseError } from './db/embedded/account.ts';
import { startWaitingServer } from './waitingServer.ts';

/** Why the process can't continue, in one line that says what to do. */
class StartError extends Error {
  override name = 'StartError';
}

/** Requests in progress get this long; with PostgreSQL's own stop the whole close stays below five seconds. */
const CLOSE_APP_MS = 3_000;
const CLOSE_ALL_MS = 4_800;
const SAY_AGAIN_MS = 60_000;

let app: FastifyInstance | null = null;
let database: OpenDatabase | null = null;
let isClosing = false;
let isLeaving = false;
let drainMs = 0;

/** In plain words at a terminal, otherwise as a line of the log (R-logs). */
function say(line: string): void {
  if (process.stdout.isTTY) console.log(line);
  else if (line.trim() !== '')
    console.log(JSON.stringify({ level: 30, time: Date.now(), pid: process.pid, msg: line.trim() }));
}

function sayFault(text: string): void {
  if (process.stderr.isTTY) {
    console.error(text);
    return;
  }
  const [msg, ...stack] = text.split('\n');
  const fault = {
    level: 60,
    time: Date.now(),
    pid: process.pid,
    msg,
    ...(stack.length > 0 ? { stack: stack.join('\n') } : {}),
  };
  console.error(JSON.stringify(fault));
}

function describe(cause: unknown): string {
  if (cause instanceof StartError || cause instanceof ConfigError || cause instanceof DatabaseError)
    return cause.message;
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}

/** Ends requests, then the database, then the process. Further calls while it closes change nothing. */
async function close(exitCode: number): Promise<void> {
  if (isClosing) return;
  isClosing = true;
  setTimeout(() => process.exit(exitCode), CLOSE_ALL_MS).unref();
  const patience = new Promise((done) => setTimeout(done, CLOSE_APP_MS).unref());
  await Promise.race([app?.close().catch((cause: unknown) => sayFault(describe(cause))), patience]);
  await database?.stop();
  process.exit(exitCode);
}

/** Closes once people have been sent to other servers (R-drain); at a second request, at once. */
async function leave(): Promise<void> {
  if (app !== null && !isLeaving) {
    isLeaving = true;
    app.drain();
    await delay(drainMs);
  }
  await close(0);
}

function fail(cause: unknown): void {
  if (isClosing) return;
  sayFault(describe(cause));
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

/** Says once a minute that the database of DATABASE_URL is away (R-late-database). */
function openLate(config: Config): Promise<OpenDatabase> {
  let saidAt = Number.NEGATIVE_INFINITY;
  const onAway = (why: string) => {
    if (performance.now() - saidAt < SAY_AGAIN_MS) return;
    saidAt = performance.now();
    say(`The database is away (${why}). The start waits for it.`);
  };
  return openDatabase(config, say, { onLost: fail, onAway });
}

async function start(): Promise<void> {
  const begun = performance.now();
  const config = readConfig(process.env);
  const clock = movableClock(null, config.clockStart);
  drainMs = config.drainSeconds * 1000;
  const root = config.roles.includes('web') ? webRoot() : null;
  // Also finds out that a port is taken before a database is started for nothing.
  const waiting = await startWaitingServer(config).catch((cause: unknown) =>
    Promise.reject(listenError(cause, config)),
  );
  database = await openLate(config);
  app = await buildApp({ config, connection: database.connection, clock, webRoot: root });
  await waiting.close();
  await app
    .listen({ host: config.host, port: config.port })
    .catch((cause: unknown) => Promise.reject(listenError(cause, config)));
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  say(`\n${BRAND.name} runs at ${config.publicUrl} (up in ${seconds} s, Ctrl-C stops it)`);
  for (const note of await app.startupNotes()) say(note);
}

process.on('SIGINT', () => void close(0));
process.on('SIGTERM', () => void leave());
// npm start and the browser tests hold the other end: when they are killed, this process must not stay behind
process.on('disconnect', () => void close(0));
start().catch(fail);
