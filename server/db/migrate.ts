import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { connect, type Database } from './database.ts';

/** The last migrations of 0.1, whose schema the baseline creates at once: some databases of 0.1 have never had the second. */
const LAST = '0023-third-edition';
const LISTED = '0024-listed';
const BASELINE = '0001-baseline';

/** What the second does. */
const ADD_LISTED = `alter table users add column listed text not null default 'EVERYBODY'
  check (listed in ('EVERYBODY', 'PLAYERS', 'NOBODY'))`;

/** What 0.1 kept for earlier releases, and nothing uses any more. */
const LEFT_OVER = `
  drop table held_invitations;
  drop trigger rated_matches_corrected on rated_matches;
  drop trigger rating_receipts_of_rule_before on rating_receipts;
  drop trigger rankings_unsorted on rankings;
  drop function forget_sets, note_rule_before, note_unsorted_ranking`;

/**
 * Takes over the database of a 0.1 that has all its migrations, or all but the last: from then on it is a database of the
 * baseline (R-upgrade). Any other database is left as it is.
 * @param limit the statement with which the transaction begins
 * @throws Error for a database that 0.1 has not brought up to date
 */
async function takeOverFirstRelease(db: Database, limit: ReturnType<typeof sql>): Promise<void> {
  const made = await sql<{ made: boolean }>`select to_regclass('kysely_migration') is not null as made`.execute(db);
  if (!made.rows[0]?.made) return;
  await db.transaction().execute(async (tx) => {
    await limit.execute(tx);
    await sql`lock table kysely_migration in exclusive mode`.execute(tx);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(tx);
    const names = rows.map(({ name }) => name);
    if (!names.includes('0001-first')) return;
    if (!names.includes(LAST))
      throw new Error(
        'This database is older than Crosscourt 0.1 left it. Start the last 0.1 on it once, then this release.',
      );
    if (!names.includes(LISTED)) await sql.raw(ADD_LISTED).execute(tx);
    await sql.raw(LEFT_OVER).execute(tx);
    await sql`delete from kysely_migration where name <= ${LISTED}`.execute(tx);
    await sql`insert into kysely_migration values (${BASELINE}, ${new Date().toISOString()})`.execute(tx);
  });
}

const FOLDER = join(import.meta.dirname, 'migrations');

/**
 * A migration that waits longer for a table releases those it has: everybody who needs these waits behind it, and in a deadlock
 * PostgreSQL would refuse one of the others after a second.
 */
const LOCK_WAIT = sql`set local lock_timeout = '400ms'`;
const PAUSE_MS = 200;
/** Together at least a minute. */
const MAX_TRIES = 150;
/** lock_not_available and deadlock_detected: others are using the tables. */
const IN_USE = new Set(['55P03', '40P01']);

const isInUse = (error: unknown) =>
  error instanceof pg.DatabaseError && error.code !== undefined && IN_USE.has(error.code);

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort();
  const entries = await Promise.all(
    files.map(async (file): Promise<[string, Migration]> => {
      const text = await readFile(join(FOLDER, file), 'utf8');
      const up: Migration['up'] = async (db) => {
        await LOCK_WAIT.execute(db);
        await sql.raw(text).execute(db);
      };
      return [file.replace(/\.sql$/, ''), { up }];
    }),
  );
  return Object.fromEntries(entries);
}

function migratorOf(db: Database): Migrator {
  return new Migrator({ db, provider: { getMigrations: readMigrations } });
}

/** Waits for tables that others are using. */
async function untilFree<T>(change: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await change();
    } catch (error) {
      if (!isInUse(error) || tries === MAX_TRIES) throw error;
    }
    await pause(PAUSE_MS * (0.5 + Math.random()));
  }
}

/** Applies the next migration, in a transaction of its own. @returns whether there was one */
async function applyNext(migrator: Migrator): Promise<boolean> {
  const { error, results = [] } = await migrator.migrateUp();
  if (error) throw error;
  return results.length > 0;
}

/**
 * Brings the schema up to date, beside servers that answer people from it. Several processes may call it at once. A schema that
 * a later release has changed is left as it is: its additions do not matter to this release (R-upgrade).
 * @param until the last migration to apply, for a database that is not in use yet; left out, all are applied
 * @throws the error of the first migration that failed, which is rolled back; also when some are missing and others unknown
 */
export async function migrate(db: Database, until?: string): Promise<void> {
  if (!until && (await isMigrated(db))) return;
  const migrator = migratorOf(db);
  if (until) {
    const { error } = await migrator.migrateTo(until);
    if (error) throw error;
    return;
  }
  await untilFree(() => takeOverFirstRelease(db, LOCK_WAIT));
  while (await untilFree(() => applyNext(migrator)));
}

/** @returns the same connection without a limit for a query; one in its address would win over one beside it */
function unlimited({ connectionString, ...connection }: pg.PoolConfig): pg.PoolConfig {
  const options = { ...connection, query_timeout: 0 };
  if (connectionString === undefined) return options;
  return { ...options, connectionString: connectionString.replace(/(?<=[?&])query_timeout=[^&]*&?/, '') };
}

/** As migrate(), on connections of its own: on a large table a migration may take longer than any other query. */
export async function bringUpToDate(connection: pg.PoolConfig): Promise<void> {
  const { db } = connect(unlimited(connection));
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

/** @returns whether every migration of this release has been applied */
export async function isMigrated(db: Database): Promise<boolean> {
  const migrations = await migratorOf(db).getMigrations();
  return migrations.every((migration) => migration.executedAt !== undefined);
}
