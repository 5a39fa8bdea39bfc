import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openClient } from '../db/client.ts';

/** How often queues are looked at: a job that becomes due is not notified, and the notification of a new job may be lost. */
const LOOK_MS = 5_000;
/** The same where no notifications arrive: mails still go out as soon as before there were any. */
const LOOK_UNTOLD_MS = 500;
/** How soon a queue may be woken again: in a burst of jobs, each wakes all workers of its queue. */
const AGAIN_MS = 250;
/** A look at a long queue takes time: looking takes at most a tenth of the time. */
const SHARE = 10;
const RECONNECT_MS = 1_000;
/** How long a notification may take to come back. */
const ECHO_MS = 2_000;
const HEARTBEAT_MS = 15_000;
const CONNECT_MS = 5_000;

const DUE = `select name, extract(epoch from min(start_after) - now())::float8 as "inSeconds"
  from jobs.job where state < 'active' and not blocked group by name`;

interface Due {
  name: string;
  inSeconds: number;
}

export interface WakeUpDeps {
  pool: Pick<pg.Pool, 'query'>;
  connection: pg.PoolConfig;
  /** Called with the name of a queue that has something to do. */
  wake: (queue: string) => void;
  /** Called when notifications may have been lost. */
  wakeAll: () => void;
}

const wait = (ms: number, work: () => void): NodeJS.Timeout => setTimeout(work, ms).unref();

/**
 * Wakes the workers of a queue when it has a job that is due, so that an idle process asks nothing (R-idle). PostgreSQL
 * notifies it about new jobs, and a look every few seconds finds jobs that have become due, or were not notified. Where
 * notifications don't arrive, as behind a pooler in transaction mode, it looks twice a second.
 */
export function createWakeUp(
  channel: string,
  { pool, connection, wake, wakeAll }: WakeUpDeps,
): { stop(): Promise<void> } {
  let isStopped = false;
  let isTold = false;
  let client: pg.Client | null = null;
  let looking: NodeJS.Timeout | undefined;
  let beating: NodeJS.Timeout | undefined;
  /** When each queue was woken; a notification that comes too soon after that is remembered. */
  const woken = new Map<string, { at: number; again: NodeJS.Timeout | null }>();

  function rouse(queue: string): void {
    const now = performance.now();
    const last = woken.get(queue);
    if (last?.again) return;
    const left = last ? last.at + AGAIN_MS - now : 0;
    if (left <= 0) {
      woken.set(queue, { at: now, again: null });
      wake(queue);
      return;
    }
    const again = wait(left, () => {
      woken.set(queue, { at: performance.now(), again: null });
      if (!isStopped) wake(queue);
    });
    woken.set(queue, { at: last?.at ?? now, again });
  }

  async function look(): Promise<void> {
    const begun = performance.now();
    const { rows } = await pool.query<Due>(DUE).catch(() => ({ rows: [] as Due[] }));
    if (isStopped) return;
    const due = rows.filter(({ inSeconds }) => inSeconds <= 0);
    for (const { name } of due) rouse(name);
    const longest = isTold ? LOOK_MS : LOOK_UNTOLD_MS;
    const next = Math.min(longest, ...rows.map(({ inSeconds }) => Math.max(0, inSeconds) * 1000));
    // More jobs may be due than the workers take at once.
    const soonest = Math.max(AGAIN_MS, SHARE * (performance.now() - begun));
    clearTimeout(looking);
    looking = wait(Math.max(soonest, due.length > 0 ? AGAIN_MS : next), () => void look());
  }

  /** @returns whether a notification sent on this connection is received on it */
  async function hears(on: pg.Client): Promise<boolean> {
    const word = randomUUID();
    const heard = new Promise<boolean>((done) => {
      on.on('notification', ({ payload }) => payload === word && done(true));
      wait(ECHO_MS, () => done(false));
    });
    await on.query('select pg_notify($1, $2)', [channel, word]);
    return heard;
  }

  function lose(lost: pg.Client): void {
    if (client !== lost) return;
    client = null;
    isTold = false;
    clearInterval(beating);
    void lost.end().catch(() => undefined);
    if (!isStopped) wait(RECONNECT_MS, () => void listen());
  }

  async function listen(): Promise<void> {
    if (isStopped) return;
    let opened: pg.Client | null = null;
    try {
      const made = await openClient({ ...connection, query_timeout: CONNECT_MS, connectionTimeoutMillis: CONNECT_MS });
      opened = made;
      client = made;
      made.on('end', () => lose(made));
      made.on('error', () => lose(made));
      await made.query(`listen ${pg.escapeIdentifier(channel)}`);
      isTold = await hears(made);
      made.on('notification', ({ payload = '' }) => rouse(payload));
      beating = setInterval(() => void made.query('select 1').catch(() => lose(made)), HEARTBEAT_MS).unref();
      wakeAll();
    } catch {
      if (opened) lose(opened);
      else if (!isStopped) wait(RECONNECT_MS, () => void listen());
    }
  }

  void listen();
  void look();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(looking);
      clearInterval(beating);
      for (const { again } of woken.values()) if (again) clearTimeout(again);
      const last = client;
      client = null;
      await last?.end().catch(() => undefined);
    },
  };
}
