import type pg from 'pg';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { type Counters, createCounters, noteMails, noteTextsUsedUp, observeQueries } from './counters.ts';
import { connect } from './db/database.ts';
import { type OutageLog, watchOutage } from './db/outage.ts';
import { createReplica, leaderAlone } from './db/replica.ts';
import { FEATURES } from './features.ts';
import { createJobs } from './jobs/jobs.ts';
import { createMailer } from './mail/mailer.ts';
import { createTexter } from './mail/texter.ts';
import { createTracking } from './mail/tracking.ts';
import { createGateway } from './payments/gateway.ts';
import { createPusher } from './push/pusher.ts';
import type { SecurityLog } from './securityLog.ts';
import { createTokenHolders } from './tokenHolders.ts';
import { noTracing, scopeFacts, type Tracing } from './trace/tracing.ts';
import { createWorkers } from './workers.ts';

/** The worst mails that the limits allow need less. */
const MAIL_HEAP_MB = 64;

export interface ContextDeps {
  config: Config;
  connection: pg.PoolConfig;
  clock: Clock;
  log: OutageLog & Record<'error' | 'info', (fields: object, line: string) => void>;
  security: SecurityLog;
  /** Left out, nothing is traced. */
  tracing?: Tracing;
}

/** Builds the context of the features, for the server and for the operator's commands. Close it: it holds connections. */
export function buildContext({ config, connection, clock, log, security, tracing = noTracing }: ContextDeps): {
  context: Context;
  pool: pg.Pool;
  counters: Counters;
  close(): Promise<void>;
} {
  const counters = createCounters();
  const { db, pool } = connect(connection, observeQueries(counters, tracing));
  const outage = watchOutage(pool, log);
  const report: Context['report'] = (error, what) => {
    if (!outage.note(error)) log.error({ err: error, ...scopeFacts() }, what);
  };
  const { databaseReplicaUrl } = config;
  const replica =
    databaseReplicaUrl === null ? leaderAlone(db) : createReplica(db, { connectionString: databaseReplicaUrl }, log);
  const works = config.roles.includes('jobs');
  const jobs = createJobs({ pool, connection, works, tracing, report: (error) => report(error, 'job queue') });
  const noteMail = noteMails(counters, log);
  const tracking = createTracking(FEATURES.flatMap(({ trackers }) => trackers ?? []));
  const mailer = createMailer({ config, db, clock, jobs, tracking, noteMail });
  const texter = createTexter({
    config,
    db,
    clock,
    jobs,
    tracking,
    noteMail,
    noteTextsUsedUp: noteTextsUsedUp(counters, log),
  });
  const pusher = createPusher({ config, db, clock, jobs });
  const workers = createWorkers();
  const mailWorkers = createWorkers({ threads: 1, heapMb: MAIL_HEAP_MB });
  const tokens = createTokenHolders(db, clock);
  return {
    context: {
      config,
      db,
      replica,
      clock,
      mailer,
      texter,
      tracking,
      erasers: FEATURES.flatMap(({ erase }) => erase ?? []),
      pusher,
      jobs,
      tokens,
      report,
      isDiskFull: outage.isDiskFull,
      note: (facts, line) => log.info({ ...facts, ...scopeFacts() }, line),
      security(event, facts) {
        counters.security.inc({ kind: event });
        security(event, facts);
      },
      payments: createGateway(config),
      workers,
      mailWorkers,
      connection,
    },
    pool,
    counters,
    async close() {
      await jobs.stop();
      await workers.close();
      await mailWorkers.close();
      await replica.close();
      await db.destroy();
      // kysely does not know a pool that only jobs have used.
      if (!pool.ending) await pool.end();
      await tracing.close();
    },
  };
}
