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

/** The application of production over a database of its own; `close()` it in afterAll. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const config = testConfig(options.config);
  const connection = options.connection ?? (await createTestDatabase());
  const clock = movableClock(options.now === undefined ? null : new Date(options.now));
  const app = await buildApp({ config, connection, clock, webRoot: options.webRoot ?? null });
  await app.ready();
  return { app, clock, config, connection, close: () => app.close() };
}
