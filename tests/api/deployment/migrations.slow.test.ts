import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openClient } from '../../../server/db/client.ts';
import { connect } from '../../../server/db/database.ts';
import { bringUpToDate, isMigrated, migrate } from '../../../server/db/migrate.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import { createEmptyDatabase } from '../../support/database/database.ts';
import { execute } from '../../support/database/databaseServer.ts';
import { databaseUrl } from '../../support/database/databaseUrl.ts';
import { describeSchema, readRows } from '../../support/database/schema.ts';

const ROOT = join(import.meta.dirname, '../../..');
const MIGRATIONS = join(ROOT, 'server/db/migrations');
const DUMPS = join(ROOT, 'tests/files/dumps');
const namesIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.replace('.sql', ''))
    .sort();
const migrations = namesIn(MIGRATIONS);
/** The migrations of 0.1, by their first and last names and numbers. */
const FIRST_RELEASE = [
  '0001-first',
  ...Array.from({ length: 21 }, (_, at) => `${String(at + 2).padStart(4, '0')}-between`),
  '0023-third-edition',
  '0024-listed',
];
/** What the last of them has made, as the dump of the baseline has it: people's last column. */
const LISTED =
  /,\n {4}listed text DEFAULT[^\n]*|\n {4}CONSTRAINT users_listed_check[^\n]*|(?<=^INSERT INTO public\.users .*), '[A-Z]+'(?=\);$)/gm;
const dumps = namesIn(DUMPS);

async function migrateTo(connection: pg.PoolConfig, until?: string): Promise<void> {
  const { db } = connect(connection);
  try {
    await migrate(db, until);
  } finally {
    await db.destroy();
  }
}

async function freshDatabase(until?: string): Promise<pg.PoolConfig> {
  const connection = await createEmptyDatabase();
  await migrateTo(connection, until);
  return connection;
}

async function loadDump(name: string, without?: RegExp): Promise<pg.PoolConfig> {
  const connection = await createEmptyDatabase();
  const dump = readFileSync(join(DUMPS, `${name}.sql`), 'utf8');
  await execute(connection, without ? dump.replace(without, '') : dump);
  return connection;
}

type Rows = Record<string, string[]>;

/** @returns the tables that `before` has, with the columns that they had then: a migration may add some of either */
function onlyColumnsOf(before: Rows, after: Rows): Rows {
  const strip = (table: string, row: string) => {
    const columns = Object.keys(JSON.parse(before[table]?.[0] ?? '{}'));
    const kept = Object.entries(JSON.parse(row)).filter(([column]) => columns.includes(column));
    return JSON.stringify(Object.fromEntries(kept));
  };
  const tables = Object.keys(before).map((table) => [table, (after[table] ?? []).map((row) => strip(table, row))]);
  return Object.fromEntries(tables);
}

/** What 0003 and 0004 change: each zone is kept under one name (R-zone-name), areas without accents (R-search-letters). */
const RENAMED = new Map([
  ['Asia/Kolkata', 'Asia/Calcutta'],
  ['europe/brussels', 'Europe/Brussels'],
  ['venue deccan club Asia/Kolkata', 'venue deccan club Asia/Calcutta'],
  ['town pŪne', 'town pune'],
]);

/** @returns rows of any release as the newest keeps them */
function renamed(rows: Rows): Rows {
  const value = (_: string, text: unknown) => RENAMED.get(text as string) ?? text;
  const all = Object.entries(rows).map(([table, own]) => [
    table,
    own.map((row) => JSON.stringify(JSON.parse(row, value))),
  ]);
  return Object.fromEntries(all);
}

const parsed = (rows: Rows) => Object.entries(rows).map(([table, own]) => [table, own.map((row) => JSON.parse(row))]);

test('every migration but the newest has a dump, which freezes it', () => {
  expect(dumps).toEqual(expect.arrayContaining(migrations.slice(0, -1)));
  expect(migrations).toEqual(expect.arrayContaining(dumps));
});

test('migrations are numbered one after another', () => {
  expect(migrations.map((name) => Number.parseInt(name, 10))).toEqual(migrations.map((_, index) => index + 1));
});

// R-upgrade
test('a start on a database that a later release has changed leaves it as it is', async () => {
  const connection = await freshDatabase();
  await execute(connection, "insert into kysely_migration values ('9999-later', '2026-11-20T09:00:00.000Z')");
  const app = await buildTestApp({ connection });
  expect((await app.app.inject('/readyz')).statusCode).toBe(200);
  await app.close();
});

// R-upgrade
test('a migration takes as long as it needs, whatever DATABASE_URL says of other queries', async () => {
  const url = new URL(databaseUrl(await createEmptyDatabase()));
  url.searchParams.set('query_timeout', '1');
  await bringUpToDate({ connectionString: url.href });
  url.searchParams.delete('query_timeout');
  const { db } = connect({ connectionString: url.href });
  expect(await isMigrated(db)).toBe(true);
  await db.destroy();
});

test('a database that has what this release lacks, and lacks what it has, is nobody’s', async () => {
  const connection = await freshDatabase();
  await execute(
    connection,
    "update kysely_migration set name = '9999-later' where name = (select max(name) from kysely_migration)",
  );
  await expect(migrateTo(connection)).rejects.toThrow('9999-later');
});

describe.each(dumps)('the dump of %s', (name) => {
  let dumped: pg.PoolConfig;
  let before: Record<string, string[]>;
  let app: TestApp;

  beforeAll(async () => {
    dumped = await loadDump(name);
    before = await readRows(dumped);
  });
  afterAll(() => app?.close());

  test('is what its migrations still make: none of them was edited since', async () => {
    const fresh = await freshDatabase(name);
    expect(await describeSchema(fresh)).toEqual(await describeSchema(dumped));
  });

  test('has a row in every table', () => {
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
  });

  test('becomes the newest schema, and keeps its rows', async () => {
    await migrateTo(dumped);
    const newest = await freshDatabase();
    expect(await describeSchema(dumped)).toEqual(await describeSchema(newest));
    const after = onlyColumnsOf(before, await readRows(dumped));
    // A migration that changes rows on purpose says here which, and to what.
    expect(parsed(after)).toEqual(parsed(renamed(before)));
    const { db } = connect(dumped);
    expect(await isMigrated(db)).toBe(true);
    await db.destroy();
  });

  test('is served by the newest release', async () => {
    app = await buildTestApp({ connection: dumped, now: '2026-11-20T09:00:00Z' });
    const ready = await app.app.inject('/readyz');
    expect(ready.statusCode).toBe(200);
    const feed = await app.app.inject('/calendar/calendar-anna.ics');
    expect(feed.statusCode).toBe(200);
    expect(feed.body).toContain('BEGIN:VEVENT');
  });
});

/** A database as the last 0.1 has left it: the schema of the baseline, made by other migrations. */
async function databaseOfFirstRelease(until = FIRST_RELEASE.length): Promise<pg.PoolConfig> {
  const connection = await loadDump('0001-baseline', until < FIRST_RELEASE.length ? LISTED : undefined);
  const names = FIRST_RELEASE.slice(0, until).map((name) => `('${name}', '2026-11-25T09:00:00.000Z')`);
  await execute(
    connection,
    `delete from kysely_migration; insert into kysely_migration values ${names};
     create table held_invitations (id text primary key, game_id text not null references games on delete cascade);
     create function forget_sets() returns trigger language plpgsql as $$ begin return new; end $$;
     create function note_rule_before() returns trigger language plpgsql as $$ begin return null; end $$;
     create function note_unsorted_ranking() returns trigger language plpgsql as $$ begin return null; end $$;
     create trigger rated_matches_corrected before update on rated_matches for each row execute function forget_sets();
     create trigger rating_receipts_of_rule_before after insert on rating_receipts
       for each row execute function note_rule_before();
     create trigger rankings_unsorted after insert on rankings for each row execute function note_unsorted_ranking()`,
  );
  return connection;
}

// R-upgrade
describe('a database of 0.1', () => {
  test('is taken over with its rows, by several servers at once, while others use its tables', async () => {
    const connection = await databaseOfFirstRelease();
    const before = await readRows(connection);
    delete before.held_invitations;
    const [user, reader] = await Promise.all([openClient(connection), openClient(connection)]);
    try {
      await user.query('begin; lock table games in row exclusive mode');
      const taken = Promise.all([migrateTo(connection), migrateTo(connection)]);
      const waits = "select from pg_locks where relation = 'games'::regclass and not granted";
      await expect.poll(async () => (await reader.query(waits)).rowCount, { interval: 10 }).toBe(1);
      await reader.query("set statement_timeout = '5s'; select * from games");
      await user.query('commit');
      await taken;
    } finally {
      await Promise.all([user.end(), reader.end()]);
    }
    expect(await describeSchema(connection)).toEqual(await describeSchema(await freshDatabase()));
    expect(parsed(onlyColumnsOf(before, await readRows(connection)))).toEqual(parsed(before));
    const { rows } = await execute(connection, 'select name from kysely_migration order by name');
    expect(rows.map(({ name }) => name)).toEqual(migrations);
  });

  test('that never had the last of its migrations is taken over as well, and shows its people to everybody', async () => {
    const connection = await databaseOfFirstRelease(FIRST_RELEASE.length - 1);
    await migrateTo(connection);
    expect(await describeSchema(connection)).toEqual(await describeSchema(await freshDatabase()));
    const { rows } = await execute(connection, 'select distinct listed from users');
    expect(rows).toEqual([{ listed: 'EVERYBODY' }]);
  });

  test('that lacks some of its migrations is left as it is, and says what to do', async () => {
    const connection = await databaseOfFirstRelease(20);
    await expect(migrateTo(connection)).rejects.toThrow('Start the last 0.1 on it once, then this release.');
    const { rows } = await execute(connection, 'select name from kysely_migration');
    expect(rows).toHaveLength(20);
  });
});
