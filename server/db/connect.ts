import type pg from 'pg';
import type { Config } from '../config.ts';
import { openClient } from './client.ts';
import { DatabaseError, type Say } from './embedded/account.ts';
import { startEmbedded } from './embedded.ts';

export interface OpenDatabase {
  connection: pg.PoolConfig;
  /** Stops what this process started; a server named by DATABASE_URL is left alone. */
  stop(): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 5_000;

async function reach(url: string): Promise<OpenDatabase> {
  const connection: pg.PoolConfig = { connectionString: url };
  try {
    const client = await openClient({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
    await client.end();
  } catch (cause) {
    const why = cause instanceof Error && cause.message !== '' ? cause.message : 'no answer';
    throw new DatabaseError(`DATABASE_URL cannot be reached (${why}). Start that server, or unset it to use our own.`);
  }
  return { connection, stop: async () => undefined };
}

/**
 * The database of this process: the server that DATABASE_URL names, else a PostgreSQL of our own on DATA_DIR, from the
 * binaries that npm brought or, where it brought none, from the system's.
 * @param onLost called when our own PostgreSQL died for good
 * @param join takes the one that another process has started on DATA_DIR, when there is one
 * @throws DatabaseError with one line that says what to do
 */
export function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  say: Say,
  onLost?: (cause: DatabaseError) => void,
  join = false,
): Promise<OpenDatabase> {
  if (config.databaseUrl !== null) return reach(config.databaseUrl);
  return startEmbedded({ dataDir: config.dataDir, say, join, ...(onLost === undefined ? {} : { onLost }) });
}
