import type pg from 'pg';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { connect } from './db/database.ts';
import { type OutageLog, watchOutage } from './db/outage.ts';
import { createJobs } from './jobs/jobs.ts';
import { createMailer } from './mail/mailer.ts';
import { createTexter } from './mail/texter.ts';
import { createGateway } from './payments/gateway.ts';
import { createPusher } from './push/pusher.ts';
import type { SecurityLog } from './securityLog.ts';
import { createTokenHolders } from './tokenHolders.ts';
import { createWorkers } from './workers.ts';

export interface ContextDeps {
  config: Config;
  connection: pg.PoolConfig;
  clock: Clock;
  log: OutageLog & { error(fields: object, line: string): void };
  security: SecurityLog;
}

/** What the features work with, for the server and for the operator's commands. Close it: it holds connections. */
export function buildContext({ config, connection, clock, log, security }: ContextDeps): {
  context: Context;
  pool: pg.Pool;
  close(): Promise<void>;
} {
  const { db, pool } = connect(connection);
  const isOutage = watchOutage(pool, log);
  const report: Context['report'] = (error, what) => {
    if (!isOutage(error)) log.error({ err: error }, what);
  };
  const jobs = createJobs(pool, (error) => report(error, 'job queue'));
  const mailer = createMailer({ config, db, clock, jobs });
  const texter = createTexter({ config, db, clock, jobs });
  const pusher = createPusher({ config, db, clock, jobs });
  const workers = createWorkers();
  const tokens = createTokenHolders(db, clock);
  return {
    context: {
      config,
      db,
      clock,
      mailer,
      texter,
      pusher,
      jobs,
      tokens,
      report,
      security,
      payments: createGateway(config),
      workers,
      connection,
    },
    pool,
    async close() {
      await jobs.stop();
      await workers.close();
      await db.destroy();
      // Of a pool that only jobs have used kysely knows nothing.
      if (!pool.ending) await pool.end();
    },
  };
}
