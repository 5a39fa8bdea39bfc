import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type pg from 'pg';
import { connect, type Database } from './database.ts';

const FOLDER = join(import.meta.dirname, 'migrations');

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort();
  const entries = await Promise.all(
    files.map(async (file): Promise<[string, Migration]> => {
      const text = await readFile(join(FOLDER, file), 'utf8');
      return [file.replace(/\.sql$/, ''), { up: async (db) => void (await sql.raw(text).execute(db)) }];
    }),
  );
  return Object.fromEntries(entries);
}

function migratorOf(db: Database): Migrator {
  return new Migrator({ db, provider: { getMigrations: readMigrations } });
}

/**
 * Brings the schema up to date. Safe to call by several processes at once. One that a later release has changed is left as it
 * is: what that has added is nothing to this one (R-upgrade).
 * @param until the last migration to apply, for what was made by an earlier release; left out, all are
 * @throws the error of the first migration that failed, which is rolled back; also when some are missing and others unknown
 */
export async function migrate(db: Database, until?: string): Promise<void> {
  if (!until && (await isMigrated(db))) return;
  const migrator = migratorOf(db);
  const { error } = await (until ? migrator.migrateTo(until) : migrator.migrateToLatest());
  if (error) throw error;
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
