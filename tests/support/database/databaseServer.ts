import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { buildApp } from '../../../server/buildApp.ts';
import { movableClock } from '../../../server/clock.ts';
import { openDatabase } from '../../../server/db/connect.ts';
import { startEmbedded } from '../../../server/db/embedded.ts';
import { testConfig } from '../config.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

/** What test files need to make databases of their own. */
export interface TestServer {
  connection: pg.PoolConfig;
  /** Begins the name of every database of this run. */
  prefix: string;
  /** A migrated, empty database to copy. */
  template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/** The same server, another database on it. */
export function withDatabase(connection: pg.PoolConfig, database: string): pg.PoolConfig {
  if (connection.connectionString === undefined) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { ...connection, connectionString: url.href };
}

/** Runs one statement on a connection of its own. */
export async function execute(connection: pg.PoolConfig, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

async function openServer(dataDir: string) {
  const databaseUrl = process.env.DATABASE_URL;
  if (databaseUrl) return openDatabase({ databaseUrl, dataDir }, console.log);
  // nothing of a test needs to outlive a power cut
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };
  return startEmbedded({ dataDir, say: () => undefined, settings });
}

/** Starts one PostgreSQL for the API suite (or takes DATABASE_URL) and migrates the database that tests copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = temporaryFolder();
  const server = await openServer(folder.path);
  const { connection } = server;
  const prefix = `crosscourt_test_${randomBytes(4).toString('hex')}_`;
  const template = `${prefix}template`;
  await execute(connection, `create database ${template}`);
  const config = testConfig();
  const app = await buildApp({
    config,
    connection: withDatabase(connection, template),
    clock: movableClock(),
    webRoot: null,
  });
  await app.ready();
  await app.close();
  project.provide('testServer', { connection, prefix, template });
  return async () => {
    const { rows } = await execute(
      connection,
      `select datname from pg_database where starts_with(datname, '${prefix}')`,
    );
    for (const { datname } of rows) await execute(connection, `drop database "${datname}" with (force)`);
    await server.stop();
    folder.remove();
  };
}
