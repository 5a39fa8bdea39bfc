import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { openClient } from './client.ts';
import { DatabaseError, type Say } from './embedded/account.ts';
import { startEmbedded } from './embedded.ts';
import { isDatabaseAway } from './outage.ts';

export interface OpenDatabase {
  connection: pg.PoolConfig;
  /** Stops what this process started; a server named by DATABASE_URL is left alone. */
  stop(): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 5_000;

const TRY_AGAIN_MS = 1_000;

/** What a process does if the database is away when it starts. */
export interface OpenOptions {
  /** Called when our own PostgreSQL died for good. */
  onLost?: (cause: DatabaseError) => void;
  /** Uses the PostgreSQL that another process has started on DATA_DIR, when there is one. */
  join?: boolean;
  /** Called with the reason, each time that DATABASE_URL can't be reached; left out, the first failure is final. */
  onAway?: (why: string) => void;
}

const reasonOf = (cause: unknown) => {
  const { message, code } = cause as { message?: string; code?: string };
  return message || code || 'no answer';
};

async function reach(url: string, onAway: OpenOptions['onAway']): Promise<OpenDatabase> {
  const connection: pg.PoolConfig = { connectionString: url };
  for (;;) {
    try {
      const client = await openClient({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
      await client.end();
      return { connection, stop: async () => undefined };
    } catch (cause) {
      const why = reasonOf(cause);
      if (!onAway || !isDatabaseAway(cause))
        throw new DatabaseError(
          `DATABASE_URL cannot be reached (${why}). Start that server, or unset it to use our own.`,
        );
      onAway(why);
      await setTimeout(TRY_AGAIN_MS);
    }
  }
}

/**
 * The database of this process: the server that DATABASE_URL names, else a PostgreSQL of our own on DATA_DIR, from the
 * binaries that npm brought or, where it brought none, from the system's.
 * @throws DatabaseError with one line that says what to do
 */
export function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  say: Say,
  { onLost, join = false, onAway }: OpenOptions = {},
): Promise<OpenDatabase> {
  if (config.databaseUrl !== null) return reach(config.databaseUrl, onAway);
  return startEmbedded({ dataDir: config.dataDir, say, join, ...(onLost === undefined ? {} : { onLost }) });
}
