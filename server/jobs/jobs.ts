import type pg from 'pg';
import { fromKysely, type Job, type JobResult, PgBoss } from 'pg-boss';
import type { Tx } from '../db/database.ts';
import { currentScope, runIn, type Scope, type Tracing } from '../trace/tracing.ts';
import { createWakeUp } from './wakeUp.ts';

/** The jobs, and the data of each. */
export interface JobData {
  /** Sends one stored mail that somebody waits for, by SMTP. */
  'mail.urgent': { mailId: string };
  /** Sends one of the other mails for the first time. */
  'mail.deliver': { mailId: string };
  /** Sends a mail that could not be sent before. */
  'mail.again': { mailId: string };
  /** Hands one stored text message to SMS_URL. */
  'text.deliver': { mailId: string };
  /** Hands a notice to the push service of one device, after this many tries. */
  'push.deliver': { noticeId: string; deviceId: string; tries: number };
  /** Computes again what follows from some matches of a pool; without matches, everything from a day on. */
  'rating.replay': { pool: string; day: string; games?: string[] };
  /** Computes a pool again whose ratings are of the previous rule. Servers that know no other rule don't know this job. */
  'rating.rule': { pool: string };
  /** Lists a player in the rankings again, or removes them: they have hidden or shown themselves, or their account has changed. */
  'rating.list': { userId: string };
  /** Sends a link that sets a new password, when the address has an account. */
  'password.remind': { address: string };
  /** Mails another link that proves an address, in place of an expired one. */
  'address.validate': { tokenHash: string };
  /** Texts a new code, when an account waits for the proof of this phone; `from` is a hash of the caller's network address. */
  'phone.code': { number: string; from: string };
  /** Continues the search for players of a match. */
  'search.step': { gameId: string };
  /** Reads the mails in the mailbox of INBOUND_URL (R-mailbox). */
  'mailbox.read': Record<string, never>;
  /** Does what is due (R-sweep): invitations whose time to answer is over, reminders, ends of plans. */
  'clock.sweep': Record<string, never>;
}
export type JobName = keyof JobData;

/** Gets several at once; if it throws, it gets all of them again. */
type Handler<N extends JobName> = (batch: JobData[N][]) => Promise<void>;

export interface Jobs {
  /** Sets the handler of a job; call before start(). */
  handle<N extends JobName>(name: N, handler: Handler<N>): void;
  /** Queues a job in the caller's transaction, to run after this many seconds. */
  enqueue<N extends JobName>(tx: Tx, name: N, data: JobData[N], inSeconds?: number): Promise<void>;
  /** Runs `clock.sweep` now instead of at the next full minute. */
  sweepSoon(): Promise<void>;
  /** From then on jobs can be queued and, where this process works on jobs, they are done. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** How long a job may take; a job that a killed server has left is started again after this time. */
export const JOB_SECONDS = 120;

interface QueueRule {
  /** How many are handed over at once: replays of a pool are combined into one. */
  batch: number;
  /** How many each process does at the same time. */
  workers: number;
  /** Jobs handed over at once are done and tried again one by one. */
  alone?: true;
  /** One at a time runs in all processes, and at most one waits. */
  single?: true;
  /** If different from JOB_SECONDS. */
  seconds?: number;
}

/** Mails that hang only hold up those in their own queue (R-mail-urgent). */
const QUEUES: Record<JobName, QueueRule> = {
  'mail.urgent': { batch: 1, workers: 3 },
  'mail.deliver': { batch: 1, workers: 6 },
  'mail.again': { batch: 1, workers: 2 },
  'text.deliver': { batch: 1, workers: 2 },
  'push.deliver': { batch: 1, workers: 3 },
  'rating.replay': { batch: 200, workers: 1, seconds: 900 },
  'rating.rule': { batch: 200, workers: 1, seconds: 900 },
  'rating.list': { batch: 100, workers: 1, alone: true, seconds: 900 },
  'password.remind': { batch: 100, workers: 1, alone: true },
  'address.validate': { batch: 100, workers: 1, alone: true },
  'phone.code': { batch: 100, workers: 1, alone: true },
  'search.step': { batch: 1, workers: 2 },
  'mailbox.read': { batch: 1, workers: 1, single: true },
  'clock.sweep': { batch: 10, workers: 1, seconds: 900 },
};
/** How long a finished job stays: some contain an address. */
const KEPT_SECONDS = 3600;
/** How often a worker looks for work without being woken. */
const LOOKING_SECONDS = 600;

/** Further tries of a job that threw. */
const RETRIES = { retryLimit: 8, retryDelay: 5, retryBackoff: true };

type AnyHandler = (batch: never) => Promise<void>;
/** What every job may carry besides its data: the call it follows from. */
type Scoped = { scope?: Scope } | undefined;

/** A job that fails is tried again, without the others. */
async function eachAlone(found: Job<unknown>[], handler: (batch: unknown[]) => Promise<void>): Promise<JobResult[]> {
  const results: JobResult[] = [];
  for (const { id, data } of found) {
    const status = await handler([data]).then(
      () => 'completed' as const,
      () => 'failed' as const,
    );
    results.push({ id, status });
  }
  return results;
}

interface JobsDeps {
  pool: pg.Pool;
  connection: pg.PoolConfig;
  /** Whether this process does jobs, or only queues them for other processes (R-roles). */
  works: boolean;
  tracing: Tracing;
  report: (error: unknown) => void;
}

/** Jobs in the database, shared by all server processes (pg-boss; R-processes). */
export function createJobs({ pool, connection, works, tracing, report }: JobsDeps): Jobs {
  const boss = new PgBoss({
    db: {
      executeSql: (text: string, values?: unknown[]) => pool.query(text, values),
      async listen(channel: string, wake: (queue: string) => void, wakeAll: () => void) {
        const wakeUp = createWakeUp(channel, { pool, connection, wake, wakeAll });
        return { close: () => wakeUp.stop() };
      },
    },
    schema: 'jobs',
    useListenNotify: works,
    supervise: works,
    schedule: works,
  });
  boss.on('error', report);
  const handlers = new Map<JobName, AnyHandler>();

  /** Several jobs in one batch have no common scope. */
  async function run(name: string, handler: AnyHandler, batch: readonly unknown[]): Promise<void> {
    const [first] = batch as Scoped[];
    const scope = batch.length === 1 ? first?.scope : undefined;
    const span = tracing.begin(`job ${name}`, 'consumer', { 'crosscourt.jobs': batch.length }, scope?.traceparent);
    const work = () => handler(batch as never);
    try {
      await (scope ? runIn({ ...scope, traceparent: span.traceparent }, work) : work());
      span.end();
    } catch (error) {
      span.end({}, true);
      throw error;
    }
  }

  return {
    handle: (name, handler) => void handlers.set(name, handler),
    async enqueue(tx, name, data, inSeconds = 0) {
      const scope = currentScope();
      await boss.send(name, scope ? { ...data, scope } : data, {
        db: fromKysely(tx),
        ...RETRIES,
        startAfter: inSeconds,
      });
    },
    async sweepSoon() {
      await boss.send('clock.sweep', {});
    },
    async start() {
      await boss.start();
      for (const [name, { batch, workers, alone, single, seconds = JOB_SECONDS }] of Object.entries(QUEUES)) {
        const rule = { deleteAfterSeconds: KEPT_SECONDS, expireInSeconds: seconds, notify: true };
        await boss.createQueue(name, { ...rule, ...(single ? { policy: 'stately' } : {}) });
        // A queue that an earlier release has created would keep that release's rule.
        await boss.updateQueue(name, rule);
        const handle = handlers.get(name as JobName);
        if (!handle || !works) continue;
        const handler = (batch: unknown[]) => run(name, handle, batch);
        const options = {
          pollingIntervalSeconds: LOOKING_SECONDS,
          notifyPollingIntervalSeconds: LOOKING_SECONDS,
          batchSize: batch,
          burstWhenBatchFull: batch > 1,
          localConcurrency: workers,
        };
        if (alone) await boss.work(name, { ...options, perJobResults: true }, (found) => eachAlone(found, handler));
        else await boss.work(name, options, (found) => handler(found.map((job) => job.data)));
      }
      if (works) await boss.schedule('clock.sweep', '* * * * *', {});
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 3000 });
    },
  };
}
