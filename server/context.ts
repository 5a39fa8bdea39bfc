import type { PoolConfig } from 'pg';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Replica } from './db/replica.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Texter } from './mail/texter.ts';
import type { Tracking } from './mail/tracking.ts';
import type { Gateway } from './payments/gateway.ts';
import type { Erase } from './personalData.ts';
import type { TokenHolders } from './plugins/auth.ts';
import type { Pusher } from './push/pusher.ts';
import type { SecurityLog } from './securityLog.ts';
import type { Workers } from './workers.ts';

/** What the features work with; built once by buildApp. */
export interface Context {
  config: Config;
  db: Database;
  /** For reads that may be a moment old (R-replica). */
  replica: Replica;
  clock: Clock;
  mailer: Mailer;
  texter: Texter;
  tracking: Tracking;
  /** Called one after the other to erase a person. */
  erasers: readonly Erase[];
  pusher: Pusher;
  jobs: Jobs;
  /** Logs an error behind the scenes, and where it happened. */
  report: (error: unknown, what: string) => void;
  /** Whether the database's disk is full (R-health). */
  isDiskFull: () => Promise<boolean>;
  /** Logs what was done behind the scenes, with ids and no addresses. */
  note: (facts: object, line: string) => void;
  /** Logs for the operator what was done to accounts, and what was refused (R-security-log). */
  security: SecurityLog;
  tokens: TokenHolders;
  workers: Workers;
  /** For mails that strangers have sent us: their threads have little memory (R-mailbox). */
  mailWorkers: Workers;
  /** The connection settings of the database, for a thread that opens its own connection. */
  connection: PoolConfig;
  /** Null where money is not taken. */
  payments: Gateway | null;
}
