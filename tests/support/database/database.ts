import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { execute, withDatabase } from './databaseServer.ts';

/**
 * A migrated, empty database of its own for a test file of the API suite.
 * @returns how to connect to it; it is dropped at the end of the run
 */
export async function createTestDatabase(): Promise<pg.PoolConfig> {
  const { connection, prefix, template } = inject('testServer');
  const name = prefix + randomBytes(6).toString('hex');
  await execute(connection, `create database ${name} template ${template}`);
  return withDatabase(connection, name);
}

/** A database without a table, for what migrates it itself. */
export async function createEmptyDatabase(): Promise<pg.PoolConfig> {
  const { connection, prefix } = inject('testServer');
  const name = prefix + randomBytes(6).toString('hex');
  await execute(connection, `create database ${name}`);
  return withDatabase(connection, name);
}
