import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Health } from '../../../shared/contract/schemas/operator.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { readMoment } from '../../db/moments.ts';
import type { Replica } from '../../db/replica.ts';
import { findSlowed } from '../../mail/strangers.ts';

/** The log names the others. */
const MAX_SLOWED = 20;
const PACKAGE = join(import.meta.dirname, '../../../package.json');

async function readVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(PACKAGE, 'utf8')) as { version: string };
  return version;
}

type DatabaseHealth = Health['database'];

async function readDatabase(db: Database): Promise<DatabaseHealth> {
  const { rows } = await sql<DatabaseHealth>`select
      current_setting('server_version') as version,
      pg_database_size(current_database())::float8 as bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      (select max(name) from kysely_migration) as migration,
      (select count(*)::int from kysely_migration) as migrations`.execute(db);
  if (!rows[0]) throw new Error('the statistics query returned no row');
  return rows[0];
}

/** pg-boss has queues of its own. */
async function readJobs(db: Database): Promise<Health['jobs']> {
  const { rows } = await sql<Health['jobs'][number]>`select name,
      count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'failed')::int as failed,
      coalesce(floor(extract(epoch from now() - min(start_after)
        filter (where state in ('created', 'retry') and start_after <= now()))), 0)::int as "oldestWaiting"
    from jobs.queue left join (select name, state, start_after from jobs.job) as job using (name)
    where left(name, 2) <> '__' group by name order by name`.execute(db);
  return rows;
}

async function readMails(db: Database): Promise<Omit<Health['mails'], 'lastDelivered'>> {
  const { rows } = await sql<{ queued: number; oldest: Date | null; failed: number }>`select
      count(*) filter (where state = 'QUEUED')::int as queued,
      min(created_at) filter (where state = 'QUEUED') as oldest,
      count(*) filter (where state = 'FAILED')::int as failed
    from mails where state in ('QUEUED', 'FAILED')`.execute(db);
  const { queued = 0, oldest = null, failed = 0 } = rows[0] ?? {};
  return { queued, oldestQueued: oldest?.toISOString() ?? null, failed };
}

async function readReplica(replica: Replica): Promise<Health['replica']> {
  const state = await replica.state();
  return state && { read: state.isRead, lagMs: state.lagMs };
}

/** The state of the deployment at a glance (R-operator-health). Other figures are in the metrics. */
export async function readHealth({ db, clock, replica }: Pick<Context, 'db' | 'clock' | 'replica'>): Promise<Health> {
  const [version, database, replicaHealth, jobs, mails, lastSweep, lastDelivered, backups, reports, slowed] =
    await Promise.all([
      readVersion(),
      readDatabase(db),
      readReplica(replica),
      readJobs(db),
      readMails(db),
      readMoment(db, 'sweptWell'),
      readMoment(db, 'lastDelivered'),
      db
        .selectFrom('audit_log')
        .select(({ fn }) => fn.max('at').as('at'))
        .where('action', '=', 'BACKUP_MADE')
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('player_reports')
        .select(({ fn }) => fn.countAll<number>().as('open'))
        .where('state', '=', 'OPEN')
        .executeTakeFirstOrThrow(),
      findSlowed(db, clock.now(), MAX_SLOWED),
    ]);
  return {
    version,
    now: clock.now().toISOString(),
    database,
    replica: replicaHealth,
    jobs,
    lastSweep,
    mails: { ...mails, lastDelivered },
    lastBackup: backups.at?.toISOString() ?? null,
    openReports: Number(reports.open),
    slowed,
  };
}
