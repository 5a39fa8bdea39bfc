import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { buildApp } from '../../server/buildApp.ts';
import { type MovableClock, movableClock } from '../../server/clock.ts';
import type { Config } from '../../server/config.ts';
import { testConfig } from './config.ts';
import { createTestDatabase } from './database.ts';

export interface TestApp {
  /** Call it by `app.inject`. */
  app: FastifyInstance;
  clock: MovableClock;
  config: Config;
  connection: pg.PoolConfig;
  /** What it has logged, oldest first. */
  lines: string[];
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Where the clock stands; left out, it runs with the system's. */
  now?: Date | string;
  config?: Partial<Config>;
  /** A database to share, such as that of a first app when a test needs two processes. */
  connection?: pg.PoolConfig;
  /** Folder of a web build; left out, there are no pages. */
  webRoot?: string;
}

const ADDRESS = /[\w.+-]+@[\w-]+(\.[\w-]+)+/;

/** Whatever a test does: no address of anybody stands in the log (R-security-log, R-redaction). */
function checkLog(lines: readonly string[]): void {
  const told = lines.filter((line) => ADDRESS.test(line));
  if (told.length > 0) throw new Error(`addresses stand in the log:\n${told.join('')}`);
}

/** The application of production over a database of its own; `close()` it in afterAll. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const config = testConfig(options.config);
  const connection = options.connection ?? (await createTestDatabase());
  const clock = movableClock(options.now === undefined ? null : new Date(options.now));
  const lines: string[] = [];
  const write = (line: string) => {
    lines.push(line);
    // What goes well, and security events, are no news to whoever runs tests; anything else is.
    if (!line.startsWith('{"level":30')) process.stdout.write(line);
  };
  const app = await buildApp({ config, connection, clock, webRoot: options.webRoot ?? null, logTo: { write } });
  await app.ready();
  const close = async () => {
    await app.close();
    checkLog(lines);
  };
  return { app, clock, config, connection, lines, close };
}
