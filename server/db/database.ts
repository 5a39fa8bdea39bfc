import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
export type Tx = Transaction<Tables>;
/** Where a query may run: in a transaction or on its own. */
export type Queryable = Database | Tx;

// PostgreSQL's bigint is a string to pg; ours (orders, counts) stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A date is a day, not midnight in the server's zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

/** Most connections of one process; PostgreSQL's default allows 100 in all. */
const POOL_SIZE = 10;

/** Names every statement by its text: planning is half the time of a small query. */
class NamingClient extends pg.Client {
  constructor(options?: pg.ClientConfig) {
    super(options);
    const plain = this.query;
    const query = (text: unknown, values: unknown, ...rest: unknown[]) => {
      // Without parameters it may be several statements, as a migration is: those cannot be prepared.
      const isPreparable = typeof text === 'string' && Array.isArray(values) && values.length > 0;
      if (!isPreparable)
        return Reflect.apply(plain, this, Array.isArray(values) ? [text, ...rest] : [text, values, ...rest]);
      const name = createHash('sha1').update(text).digest('base64url');
      return Reflect.apply(plain, this, [{ name, text, values }, ...rest]);
    };
    Object.assign(this, { query });
  }
}

/** @returns the pool, and the query builder over it; `db.destroy()` closes both */
export function connect(connection: pg.PoolConfig): { db: Database; pool: pg.Pool } {
  const pool = new pg.Pool({ max: POOL_SIZE, ...connection, Client: NamingClient });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool };
}
