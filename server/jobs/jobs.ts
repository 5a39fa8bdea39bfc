import type pg from 'pg';
import { fromKysely, type Job, type JobResult, PgBoss } from 'pg-boss';
import type { Tx } from '../db/database.ts';
import { currentScope, runIn, type Scope } from '../trace/scope.ts';
import type { Tracing } from '../trace/tracing.ts';
import { createWakeUp } from './wakeUp.ts';

/** The jobs there are, and what each is told. */
export interface JobData {
  /** Sends one stored mail by SMTP that somebody waits for. */
  'mail.urgent': { mailId: string };
  /** Sends one of the others for the first time. */
  'mail.deliver': { mailId: string };
  /** Sends one of those that did not leave before. */
  'mail.again': { mailId: string };
  /** Hands one stored text message to SMS_URL. */
  'text.deliver': { mailId: string };
  /** Hands a notice to the push service of one device, after so many tries. */
  'push.deliver': { noticeId: string; deviceId: string; tries: number };
  /** Computes anew what follows from some matches of a pool; without them, everything from a day on. */
  'rating.replay': { pool: string; day: string; games?: string[] };
  /** Computes a pool anew whose ratings are of the rule before. Servers that know no other rule don't know this job. */
  'rating.rule': { pool: string };
  /** Sends a link that sets a new password, when there is an account of the address. */
  'password.remind': { address: string };
  /** Texts a new code, when an account waits for the proof of this phone; `from` is a hash of who asks. */
  'phone.code': { number: string; from: string };
  /** Has the search for players of a match go on. */
  'search.step': { gameId: string };
  /** Reads what came to the mailbox of INBOUND_URL (R-mailbox). */
  'mailbox.read': Record<string, never>;
  /** Does what the clock brings (R-sweep): invitations whose time to answer is over, reminders, ends of plans. */
  'clock.sweep': Record<string, never>;
}
export type JobName = keyof JobData;

/** Told several at once; who throws is told all of them again. */
type Handler<N extends JobName> = (batch: JobData[N][]) => Promise<void>;

export interface Jobs {
  /** Says what a job does; call before start(). */
  handle<N extends JobName>(name: N, handler: Handler<N>): void;
  /** Queues a job in the caller's transaction, to run so many seconds from now. */
  enqueue<N extends JobName>(tx: Tx, name: N, data: JobData[N], inSeconds?: number): Promise<void>;
  /** Runs `clock.sweep` now instead of at the next full minute. */
  sweepSoon(): Promise<void>;
  /** Queues can be filled from then on, and where this process does jobs they are done. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** How long a job may take; one that a killed server has left is begun again after this time. */
export const JOB_SECONDS = 120;

interface QueueRule {
  /** How many are handed over at once: replays of a pool become one. */
  batch: number;
  /** How many are done at the same time, by each process. */
  workers: number;
  /** Those that are handed over at once are told and tried again one by one. */
  alone?: true;
  /** One at a time runs in all processes, and one at most waits for it. */
  single?: true;
  /** Other than JOB_SECONDS. */
  seconds?: number;
}

/** Mails that hang keep only those of their own queue waiting (R-mail-urgent). */
const QUEUES: Record<JobName, QueueRule> = {
  'mail.urgent': { batch: 1, workers: 3 },
  'mail.deliver': { batch: 1, workers: 6 },
  'mail.again': { batch: 1, workers: 2 },
  'text.deliver': { batch: 1, workers: 2 },
  'push.deliver': { batch: 1, workers: 3 },
  'rating.replay': { batch: 200, workers: 1, seconds: 900 },
  'rating.rule': { batch: 200, workers: 1, seconds: 900 },
  'password.remind': { batch: 100, workers: 1, alone: true },
  'phone.code': { batch: 100, workers: 1, alone: true },
  'search.step': { batch: 1, workers: 2 },
  'mailbox.read': { batch: 1, workers: 1, single: true },
  'clock.sweep': { batch: 10, workers: 1, seconds: 900 },
};
/** How long a finished job stays: some name an address. */
const KEPT_SECONDS = 3600;
/** How often a worker looks for work by itself: it is woken when there is some. */
const LOOKING_SECONDS = 600;

/** Other tries of a job that threw. */
const RETRIES = { retryLimit: 8, retryDelay: 5, retryBackoff: true };

type AnyHandler = (batch: never) => Promise<void>;
/** What every job may carry besides what it is told: whose call it follows from. */
type Scoped = { scope?: Scope } | undefined;

/** One that fails is tried again, and none of the others. */
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
  /** Whether this process does jobs, or only queues them for those that do (R-roles). */
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

  /** Of several jobs at once none is the one that the others belong to. */
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
        // One that an earlier release has made keeps what that release said.
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
