import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { openClient } from '../db/client.ts';
import type { Database } from '../db/database.ts';
import { bringUpToDate, migrate } from '../db/migrate.ts';
import { LEDGER_KEY } from '../features/rating/publishedLedger.ts';
import { REPLY_KEY } from '../mail/tokenAddress.ts';
import { PUSH_KEYS } from '../push/post.ts';
import { tablesOf } from './backup.ts';
import { type BackupEnd, BackupError, type BackupHead, END_OF_ROWS, linesOf, type TableHead } from './backupFile.ts';

const quote = (name: string) => pg.escapeIdentifier(name);

type Lines = AsyncGenerator<string>;

async function nextLine<Shape>(lines: Lines, path: string): Promise<Shape> {
  const { value, done } = await lines.next();
  if (done) throw new BackupError(`${path} ends too early: make a new one, or take another copy.`);
  try {
    return JSON.parse(value);
  } catch {
    throw new BackupError(`${path} is no backup of Crosscourt.`);
  }
}

async function readRows(client: pg.Client, lines: Lines, { table, columns }: TableHead, path: string): Promise<void> {
  const stream = client.query(copyFrom(`copy ${quote(table)} (${columns.map(quote).join(', ')}) from stdin`));
  const done = finished(stream);
  const refusals: Error[] = [];
  stream.on('error', (error: Error) => refusals.push(error));
  // Awaited after the rows; until then a refused row must not end the process.
  done.catch(() => undefined);
  try {
    for await (const line of { [Symbol.asyncIterator]: () => ({ next: () => lines.next() }) }) {
      if (line === END_OF_ROWS) {
        stream.end();
        await done;
        return;
      }
      if (!stream.write(`${line}\n`)) await once(stream, 'drain');
    }
  } catch (error) {
    // After a refused row the stream has no connection any more, and fails because of that: the refusal is the real error.
    throw refusals[0] ?? error;
  }
  stream.destroy();
  throw new BackupError(`${path} ends too early: make a new one, or take another copy.`);
}

/** The next numbers follow those in the rows. */
async function setSequences(client: pg.Client, sequences: Record<string, number>): Promise<void> {
  for (const [name, value] of Object.entries(sequences)) {
    if (value > 0) await client.query('select setval($1::regclass, $2)', [quote(name), value]);
  }
  const { rows } = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { table, column } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), max(${quote(column)})) from ${quote(table)}
       having max(${quote(column)}) is not null`,
      [quote(table), column],
    );
  }
}

/** A schema is never downgraded. */
async function refuseNewerSchema(connection: pg.PoolConfig, head: BackupHead, path: string): Promise<void> {
  const client = await openClient(connection);
  try {
    const known = await client.query(`select to_regclass('kysely_migration') is not null as made`);
    if (!known.rows[0].made) return;
    const { rows } = await client.query('select name from kysely_migration');
    if (rows.every(({ name }) => head.migrations.includes(name))) return;
    throw new BackupError(`${path} is of an earlier release than the database. Name a database nobody has used yet.`);
  } finally {
    await client.end();
  }
}

async function refuseUnlessEmpty(client: pg.Client): Promise<void> {
  for (const { table } of await tablesOf(client)) {
    const { rowCount } = await client.query(`select 1 from ${quote(table)} limit 1`);
    if (rowCount) {
      throw new BackupError(
        'The database is not empty, and nothing is ever overwritten. Name a new folder by DATA_DIR, or a new database by DATABASE_URL.',
      );
    }
  }
}

/**
 * Fills an empty database with a whole backup, or not at all.
 * @param db the same database, for its schema
 * @throws BackupError when the file is not a whole backup, is of a newer release, or the database is not empty
 */
export async function restore(connection: pg.PoolConfig, db: Database, path: string): Promise<BackupHead> {
  const lines = linesOf(path);
  const head = await nextLine<BackupHead>(lines, path);
  if (head.format !== 'crosscourt-backup') throw new BackupError(`${path} is no backup of Crosscourt.`);
  await refuseNewerSchema(connection, head, path);
  await migrate(db, head.migrations.at(-1)).catch((error: unknown) => {
    throw new BackupError(`${path} is of another release of Crosscourt: restore it with that one (${String(error)}).`);
  });
  const client = await openClient(connection);
  try {
    await client.query('begin');
    // A server that was started on it has created these itself; the backup's replace them (R-push-keys).
    await client.query('delete from deployment where key = any($1)', [[PUSH_KEYS, LEDGER_KEY, REPLY_KEY]]);
    await refuseUnlessEmpty(client);
    for (;;) {
      const next = await nextLine<TableHead | BackupEnd>(lines, path);
      if ('end' in next) {
        await setSequences(client, next.sequences);
        break;
      }
      await readRows(client, lines, next, path);
    }
    await client.query('commit');
  } catch (error) {
    // An error with a code of the database means that rows do not fit: the file was changed by hand.
    if (error instanceof pg.DatabaseError) throw new BackupError(`${path} does not fit: ${error.message}`);
    throw error;
  } finally {
    // A connection that ends rolls an unfinished transaction back.
    await client.end();
    await lines.return(undefined);
  }
  await bringUpToDate(connection);
  return head;
}
