import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { connect, type Database } from './database.ts';

const FOLDER = join(import.meta.dirname, 'migrations');

/**
 * What waits longer for a table lets go of those it has: everybody who comes to them waits behind it, and whoever waits for
 * one of them in turn would be told of a deadlock after a second.
 */
const LOCK_WAIT = sql`set local lock_timeout = '400ms'`;
const PAUSE_MS = 200;
/** Together a minute at least. */
const MAX_TRIES = 150;
/** lock_not_available and deadlock_detected: others use the tables just now. */
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

/** Applies the next migration, in a transaction of its own. @returns whether there was one */
async function applyNext(migrator: Migrator): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    const { error, results = [] } = await migrator.migrateUp();
    if (!error) return results.length > 0;
    if (!isInUse(error) || tries === MAX_TRIES) throw error;
    await pause(PAUSE_MS * (0.5 + Math.random()));
  }
}

/**
 * Brings the schema up to date, beside servers that answer people from it. Safe to call by several processes at once. One that
 * a later release has changed is left as it is: what that has added is nothing to this one (R-upgrade).
 * @param until the last migration to apply to what nobody uses yet; left out, all are
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
  while (await applyNext(migrator));
}

/** As migrate(), on connections of its own: on a large table a migration may take longer than any other query. */
export async function bringUpToDate(connection: pg.PoolConfig): Promise<void> {
  const { db } = connect({ ...connection, query_timeout: 0 });
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
