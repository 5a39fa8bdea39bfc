import { once } from 'node:events';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip, type Gzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { openClient } from '../db/client.ts';
import { type BackupEnd, BackupError, type BackupHead, END_OF_ROWS, type TableHead } from './backupFile.ts';

const quote = (name: string) => pg.escapeIdentifier(name);

/** Tables of the product, ordered so that a table comes after those it refers to. */
export async function tablesOf(client: pg.Client): Promise<TableHead[]> {
  const { rows: columns } = await client.query<{ table: string; columns: string[] }>(
    `select c.table_name as table, array_agg(c.column_name::text order by c.ordinal_position) as columns
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name not like 'kysely%'
     group by 1 order by 1`,
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select distinct conrelid::regclass::text as "from", confrelid::regclass::text as "to"
     from pg_constraint where contype = 'f' and conrelid <> confrelid and connamespace = 'public'::regnamespace`,
  );
  const ordered: TableHead[] = [];
  const waiting = new Map(columns.map((head) => [head.table, head]));
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(
      ({ table }) => !references.some(({ from, to }) => from === table && waiting.has(to)),
    );
    if (free.length === 0) throw new Error(`tables refer to each other in a circle: ${[...waiting.keys()].join()}`);
    for (const head of free) {
      ordered.push(head);
      waiting.delete(head.table);
    }
  }
  return ordered;
}

async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}

/** Sequences that no column owns; those of columns follow from their rows. */
async function sequencesOf(client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; value: number }>(
    `select sequencename as name, coalesce(last_value, 0)::int8 as value from pg_sequences
     where schemaname = 'public' and not exists (
       select 1 from pg_depend where objid = (quote_ident(schemaname) || '.' || quote_ident(sequencename))::regclass
         and deptype in ('a', 'i') and refobjsubid > 0)`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, Number(value)]));
}

async function write(gzip: Gzip, chunk: string | Buffer): Promise<void> {
  if (!gzip.write(chunk)) await once(gzip, 'drain');
}

async function writeTable(client: pg.Client, gzip: Gzip, head: TableHead): Promise<void> {
  await write(gzip, `${JSON.stringify(head)}\n`);
  const columns = head.columns.map(quote).join(', ');
  const rows = client.query(copyTo(`copy ${quote(head.table)} (${columns}) to stdout`));
  for await (const chunk of rows as AsyncIterable<Buffer>) await write(gzip, chunk);
  await write(gzip, `${END_OF_ROWS}\n`);
}

/**
 * Writes everything of one moment into a file, while the servers keep running. It needs no program of PostgreSQL, and it
 * works for both kinds of database, its own and one named by DATABASE_URL. Jobs are not included: restoring creates them again
 * (R-backup).
 * @returns the number of tables
 */
export async function backup(connection: pg.PoolConfig, path: string, now: Date): Promise<number> {
  const unfinished = `${path}.unfinished`;
  const opened = await open(unfinished, 'w', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`${path} cannot be written (${error.code}). Name a file in a folder that can.`);
  });
  const gzip = createGzip();
  const written = pipeline(gzip, opened.createWriteStream());
  // Awaited at the end; until then a full disk must not end the process.
  written.catch(() => undefined);
  const client = await openClient(connection);
  try {
    await client.query('begin isolation level repeatable read read only');
    const tables = await tablesOf(client);
    const migrations = await appliedMigrations(client);
    const head: BackupHead = { format: 'crosscourt-backup', version: 1, migrations, madeAt: now.toISOString() };
    await write(gzip, `${JSON.stringify(head)}\n`);
    for (const table of tables) await writeTable(client, gzip, table);
    const end: BackupEnd = { end: true, sequences: await sequencesOf(client) };
    gzip.end(`${JSON.stringify(end)}\n`);
    await written;
    await rename(unfinished, path);
    return tables.length;
  } catch (error) {
    gzip.destroy();
    await rm(unfinished, { force: true });
    const { code } = error as NodeJS.ErrnoException;
    throw code === 'ENOSPC' ? new BackupError(`The disk of ${path} is full.`) : error;
  } finally {
    await client.end();
  }
}
