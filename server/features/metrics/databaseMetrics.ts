import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Context } from '../../context.ts';
import { LAST_BACKUP, LAST_SWEEP } from '../../db/moments.ts';

/** Within this time several scrapers cause one query. */
const CACHE_MS = 5_000;
/** A scrape gives up after ten seconds: the other metrics must not wait for a database that hangs. */
const PATIENCE_MS = 2_000;

interface JobRow {
  name: string;
  state: string;
  count: number;
}
interface AgeRow {
  name: string;
  /** Age of the oldest job that could have begun. */
  waiting: number;
  /** Age of the oldest job that is not done. */
  undone: number;
}
interface MailRow {
  state: string;
  urgent: boolean;
  count: number;
  oldest: number;
}

interface TimeRow {
  key: string;
  value: string;
}

/** pg-boss has queues of its own. */
const isOurs = sql`left(name, 2) <> '__'`;

async function readCounts({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const [jobs, ages, mails, times] = await Promise.all([
    sql<JobRow>`select name, state::text, count(*) from jobs.job where ${isOurs} group by name, state`.execute(db),
    sql<AgeRow>`select name,
        coalesce(extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry'))), 0)::float8 as waiting,
        coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as undone
      from jobs.queue left join (
        select name, state, start_after from jobs.job where state in ('created', 'retry', 'active') and start_after <= now()
      ) as due using (name)
      where ${isOurs} group by name`.execute(db),
    sql<MailRow>`select state, urgent, count(*),
        extract(epoch from ${clock.now()}::timestamptz - min(created_at))::float8 as oldest
      from mails group by state, urgent`.execute(db),
    sql<TimeRow>`select key, value from deployment where key in (${LAST_SWEEP}, ${LAST_BACKUP})`.execute(db),
  ]);
  return { jobs: jobs.rows, ages: ages.rows, mails: mails.rows, times: times.rows };
}

/**
 * Gauges of what is in the database.
 * @returns a function that reads them; if the database does not answer in time they are left out, and a gauge says so
 */
export function databaseGauges(context: Pick<Context, 'db' | 'clock'>, register: Registry): () => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Gauge({ name: `crosscourt_${name}`, help, labelNames, registers: [register] });
  const up = gauge('database_up', 'Whether the database answers: 1 or 0', []);
  const jobs = gauge('jobs', 'Jobs that wait, run, or have ended within the last hour', ['job', 'state']);
  const waiting = gauge('job_oldest_waiting_seconds', 'How long the oldest job has waited since it could begin', [
    'job',
  ]);
  const ratings = gauge('ratings_lag_seconds', 'How far ratings are behind: age of the oldest replay not done', []);
  const mails = gauge('mails', 'Mails and text messages in the database', ['state']);
  const queued = gauge('mail_oldest_queued_seconds', 'Age of the oldest mail that has not left', ['urgent']);
  const sweep = gauge('sweep_last_success_timestamp_seconds', 'When what the clock brings was last done', []);
  const backup = gauge('backup_last_success_timestamp_seconds', 'When the operator’s command last wrote a backup', []);
  const lasts = [sweep, backup];
  let readAt = Number.NEGATIVE_INFINITY;

  function show(counts: Awaited<ReturnType<typeof readCounts>>): void {
    for (const each of [jobs, waiting, mails, queued]) each.reset();
    for (const { name, state, count } of counts.jobs) jobs.set({ job: name, state }, count);
    for (const { name, waiting: age } of counts.ages) waiting.set({ job: name }, age);
    const replays = counts.ages.filter(({ name }) => name === 'rating.replay' || name === 'rating.rule');
    ratings.set(Math.max(0, ...replays.map(({ undone }) => undone)));
    for (const urgent of ['true', 'false']) queued.set({ urgent }, 0);
    for (const { state, urgent, count, oldest } of counts.mails) {
      mails.inc({ state }, count);
      if (state === 'QUEUED') queued.set({ urgent: String(urgent) }, oldest);
    }
    for (const each of lasts) each.remove();
    for (const { key, value } of counts.times) (key === LAST_SWEEP ? sweep : backup).set(Date.parse(value) / 1000);
    up.set(1);
  }

  return async () => {
    if (performance.now() - readAt < CACHE_MS) return;
    const counts = await Promise.race([
      readCounts(context).catch(() => null),
      pause(PATIENCE_MS, null, { ref: false }),
    ]);
    if (counts) {
      readAt = performance.now();
      return show(counts);
    }
    for (const each of [jobs, waiting, mails, queued]) each.reset();
    for (const each of [ratings, ...lasts]) each.remove();
    up.set(0);
  };
}

/**
 * Gauges of the replica, where there is one (R-replica).
 * @returns a function that reads them
 */
export function replicaGauges(
  { config, replica }: Pick<Context, 'config' | 'replica'>,
  register: Registry,
): () => Promise<void> {
  if (config.databaseReplicaUrl === null) return async () => undefined;
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `crosscourt_replica_${name}`, help, labelNames, registers: [register] });
  const isRead = gauge('read', 'Whether the replica is read from: 1, or 0 when it is away or lags too far');
  const lag = gauge('lag_seconds', 'By how much the replica is behind; left out while nobody can tell');
  const reads = gauge('reads', 'Reads since the start that may be a moment old, by the server that answered', ['from']);
  return async () => {
    const state = await replica.state();
    isRead.set(state?.isRead ? 1 : 0);
    if (typeof state?.lagMs === 'number') lag.set(state.lagMs / 1000);
    else lag.remove();
    for (const [from, count] of Object.entries(replica.counts)) reads.set({ from }, count);
  };
}
