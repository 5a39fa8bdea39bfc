import type pg from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Tx } from '../db/database.ts';

/** The jobs there are, and what each is told. */
export interface JobData {
  /** Sends one stored mail by SMTP. */
  'mail.deliver': { mailId: string };
  /** Hands one stored text message to SMS_URL. */
  'text.deliver': { mailId: string };
  /** Computes a pool's ratings anew from a day on. */
  'rating.replay': { pool: string; day: string };
  /** Sends a link that sets a new password, when there is an account of the address. */
  'password.remind': { address: string };
  /** Texts a new code, when an account waits for the proof of this phone; `from` is a hash of who asks. */
  'phone.code': { number: string; from: string };
  /** Does what the clock brings (R-sweep): invitations whose time to answer is over, reminders, ends of plans. */
  'clock.sweep': Record<string, never>;
}
export type JobName = keyof JobData;

/** Told several at once; who throws is told all of them again. */
type Handler<N extends JobName> = (batch: JobData[N][]) => Promise<void>;

export interface Jobs {
  /** Says what a job does; call before start(). */
  handle<N extends JobName>(name: N, handler: Handler<N>): void;
  /** Queues a job in the caller's transaction. */
  enqueue<N extends JobName>(tx: Tx, name: N, data: JobData[N]): Promise<void>;
  /** Runs `clock.sweep` now instead of at the next full minute. */
  sweepSoon(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** How many of a kind are handed over at once: each mail alone is tried again, replays of a pool become one. */
const BATCH: Record<JobName, number> = {
  'mail.deliver': 1,
  'text.deliver': 1,
  'rating.replay': 200,
  'password.remind': 1,
  'phone.code': 1,
  'clock.sweep': 10,
};
/** Mails on their way at the same time, for each process. */
const MAILS_AT_ONCE = 8;
/** How long a finished job stays: some name an address. */
const KEPT_SECONDS = 3600;
/** How often a worker looks for work. */
const POLLING_SECONDS = 0.5;

/** Jobs in the database, shared by all server processes (pg-boss; R-processes). */
export function createJobs(pool: pg.Pool, report: (error: unknown) => void): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) },
    schema: 'jobs',
  });
  boss.on('error', report);
  const handlers = new Map<JobName, (batch: never) => Promise<void>>();

  return {
    handle: (name, handler) => void handlers.set(name, handler),
    async enqueue(tx, name, data) {
      await boss.send(name, data, { db: fromKysely(tx), retryLimit: 8, retryDelay: 5, retryBackoff: true });
    },
    async sweepSoon() {
      await boss.send('clock.sweep', {});
    },
    async start() {
      await boss.start();
      for (const [name, batchSize] of Object.entries(BATCH)) {
        await boss.createQueue(name, { deleteAfterSeconds: KEPT_SECONDS });
        const handler = handlers.get(name as JobName);
        if (!handler) continue;
        const options = {
          pollingIntervalSeconds: POLLING_SECONDS,
          batchSize,
          localConcurrency: name === 'mail.deliver' ? MAILS_AT_ONCE : 1,
        };
        await boss.work(name, options, (batch) => handler(batch.map((job) => job.data) as never));
      }
      await boss.schedule('clock.sweep', '* * * * *', {});
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 3000 });
    },
  };
}
