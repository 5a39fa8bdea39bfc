import { createHash } from 'node:crypto';
import { type Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { isOutdated, RepeatingKysely } from './repeated.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
export type Tx = Transaction<Tables>;
/** Where a query may run: in a transaction or on its own. */
export type Queryable = Database | Tx;

// PostgreSQL's bigint is a string to pg; ours (orders, counts) stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A date is a day, not midnight in the server's zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

/** The maximum number of connections of one process; PostgreSQL's default allows 100 in all. */
const POOL_SIZE = 10;
/** How long a new connection may take: a database that is back is found within this time. */
const CONNECT_MS = 3_000;
/** How long a query waits for a free connection; many at once are no error. */
const POOL_WAIT_MS = 15_000;
/** How long an idle connection is kept: it has the plans of all its statements. */
const IDLE_MS = 10 * 60_000;
/** How long one query may take. A migration may take longer: it has a connection without this limit (bringUpToDate). */
const QUERY_MS = 15_000;
/** After how long the system checks whether the other end of a silent connection is still there. */
const KEEP_ALIVE_MS = 10_000;
/** The database as well releases the locks of a server that was cut off, when it has been silent for 20 seconds. */
const KEEP_ALIVE_OF_SERVER = `set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 2;
  set tcp_user_timeout = 20000`;

/** Called with each statement as it begins. @returns a function that is called with its result */
export type QueryObserver = (text: string) => (error: { code?: string } | null) => void;

type Done = (error: (Error & { code?: string }) | null, result?: unknown) => void;

/** Not usable any more: it may still answer a query that was given up, or has become read-only. */
const isSpoilt = (error: Parameters<Done>[0]) => error?.message === 'Query read timeout' || error?.code === '25006';

/** How many names are cached; there are few texts, except for inserts of many rows. */
const MAX_NAMES = 2000;
const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  if (names.size >= MAX_NAMES) names.clear();
  names.set(text, name);
  return name;
}

/** Names every statement by its text: planning is half the time of a small query. Survives its connection (R-database-away). */
class NamingClient extends pg.Client {
  constructor(options?: pg.ClientConfig & { observe?: QueryObserver }) {
    super({ ...options, connectionTimeoutMillis: CONNECT_MS });
    // A query that waits gets the error itself. Without a listener a broken connection would end the process.
    this.on('error', () => undefined);
    const plain = this.query.bind(this) as (query: unknown, values: unknown, done: Done) => void;
    // Part of each name, so that a statement is prepared again after the tables have changed.
    let schemasSeen = 1;
    const ask = (text: unknown, values: unknown, done: Done, isAgain = false) => {
      // Without parameters it may be several statements, as a migration is, which can't be prepared.
      const isPreparable = typeof text === 'string' && Array.isArray(values) && values.length > 0;
      const query = isPreparable ? { name: `${nameOf(text)}${schemasSeen}`, text, values } : text;
      plain(query, undefined, (error, result) => {
        if (isSpoilt(error)) this.connection.stream.destroy();
        if (!isOutdated(error)) return done(error, result);
        schemasSeen += 1;
        // Within a transaction everything is rolled back, and the code that began it repeats it.
        if (isAgain || this.getTransactionStatus() !== 'I') return done(error);
        ask(text, values, done, true);
      });
    };
    const run = (text: unknown, values: unknown, done: Done) => {
      const ended = typeof text === 'string' ? options?.observe?.(text) : undefined;
      ask(text, values, (error, result) => {
        ended?.(error);
        done(error, result);
      });
    };
    const query = (text: unknown, values?: unknown, done?: Done) => {
      if (typeof values === 'function') return run(text, undefined, values as Done);
      if (done) return run(text, values, done);
      return new Promise((resolve, reject) => {
        run(text, values, (error, result) => (error ? reject(error) : resolve(result)));
      });
    };
    Object.assign(this, { query });
  }
}

/** @returns the pool, and the query builder over it; `db.destroy()` closes both */
export function connect(connection: pg.PoolConfig, observe?: QueryObserver): { db: Database; pool: pg.Pool } {
  const options: pg.PoolConfig & { observe?: QueryObserver } = {
    max: POOL_SIZE,
    connectionTimeoutMillis: POOL_WAIT_MS,
    query_timeout: QUERY_MS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    onConnect: async (client) => void (await client.query(KEEP_ALIVE_OF_SERVER)),
    ...connection,
    Client: NamingClient,
    ...(observe ? { observe } : {}),
  };
  const pool = new pg.Pool(options);
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  return { db: new RepeatingKysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool };
}
