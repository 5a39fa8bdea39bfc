import type { PoolConfig } from 'pg';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Replica } from './db/replica.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Texter } from './mail/texter.ts';
import type { Gateway } from './payments/gateway.ts';
import type { TokenHolders } from './plugins/auth.ts';
import type { Pusher } from './push/pusher.ts';
import type { SecurityLog } from './securityLog.ts';
import type { Workers } from './workers.ts';

/** What the features work with; built once by buildApp. */
export interface Context {
  config: Config;
  db: Database;
  /** For what may be a moment old (R-replica). */
  replica: Replica;
  clock: Clock;
  mailer: Mailer;
  texter: Texter;
  pusher: Pusher;
  jobs: Jobs;
  /** Writes down what went wrong behind the scenes, and in what. */
  report: (error: unknown, what: string) => void;
  /** Whether the database's disk was full a moment ago (R-health). */
  isDiskFull: () => boolean;
  /** Writes down what was done behind the scenes, by ids: nobody's address. */
  note: (facts: object, line: string) => void;
  /** Tells the operator what was done to accounts, and what was refused (R-security-log). */
  security: SecurityLog;
  tokens: TokenHolders;
  workers: Workers;
  /** For mails that strangers have sent us: their threads have little memory (R-mailbox). */
  mailWorkers: Workers;
  /** How the database is reached, for a thread that reads it over a connection of its own. */
  connection: PoolConfig;
  /** Null where money is not taken. */
  payments: Gateway | null;
}
