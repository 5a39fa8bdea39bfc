import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '../../server/buildApp.ts';
import { type MovableClock, movableClock } from '../../server/clock.ts';
import type { Config } from '../../server/config.ts';
import { testConfig } from './config.ts';
import { createTestDatabase } from './database/database.ts';

export interface TestApp {
  /** Call it by `app.inject`. */
  app: FastifyInstance;
  clock: MovableClock;
  config: Config;
  connection: pg.PoolConfig;
  /** Shows and changes in its database what no call does. */
  db: pg.Client;
  /** What it has logged, oldest first. */
  lines: string[];
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** The time its clock shows all the time; left out, its clock follows the system's. */
  now?: Date | string;
  config?: Partial<Config>;
  /** A database to share, such as that of a first app when a test needs two processes. */
  connection?: pg.PoolConfig;
  /** Folder of a web build; left out, there are no pages. */
  webRoot?: string;
}

const ADDRESS = /[\w.+-]+@[\w-]+(\.[\w-]+)+/;

/** The log never contains a person's address (R-security-log, R-redaction). */
function checkLog(lines: readonly string[]): void {
  const leaks = lines.filter((line) => ADDRESS.test(line));
  if (leaks.length > 0) throw new Error(`addresses in the log:\n${leaks.join('')}`);
}

/** The application of production over a database of its own; `close()` it. A whole file takes `useTestApp` instead. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const config = testConfig(options.config);
  const connection = options.connection ?? (await createTestDatabase());
  const clock = movableClock(options.now === undefined ? null : new Date(options.now));
  const lines: string[] = [];
  const write = (line: string) => {
    lines.push(line);
    // Successes and security events would only hide the lines that matter to the person who runs the tests.
    if (!line.startsWith('{"level":30')) process.stdout.write(line);
  };
  const app = await buildApp({ config, connection, clock, webRoot: options.webRoot ?? null, logTo: { write } });
  await app.ready();
  const db = new pg.Client(connection);
  await db.connect();
  const close = async () => {
    await db.end();
    await app.close();
    checkLog(lines);
  };
  return { app, clock, config, connection, db, lines, close };
}

/**
 * Starts something before a file's first test and closes it after the last one. Call it above the hooks that use it:
 * they run after the start and before the end.
 * @returns what was started; it has no properties before
 */
export function useStarted<T extends { close(): unknown }>(start: () => Promise<T>): T {
  const holder = {} as T;
  beforeAll(async () => {
    Object.assign(holder, await start());
  });
  // Without `close` the start has failed.
  afterAll(() => holder.close?.());
  return holder;
}

/**
 * The application of a test file.
 * @param options a function is called at the start, when what was started above it is there
 */
export function useTestApp(options: TestAppOptions | (() => TestAppOptions | Promise<TestAppOptions>) = {}): TestApp {
  return useStarted(async () => buildTestApp(typeof options === 'function' ? await options() : options));
}
