import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '../../../server/db/database.ts';
import { purgeExpired } from '../../../server/jobs/purgeExpired.ts';
import { useTestApp } from '../../support/app.ts';
import { createPerson } from '../../support/factories.ts';

// R-purge runs every minute: what it deletes it must find by an index, however much there is that lives.

const NOW = '2026-11-21T09:00:00.000Z';
const MANY = 20_000;
/** Tables that grow with players, and a column to know the rows of this test by. */
const LARGE = { sessions: 'token_hash', limits: 'key', link_tokens: 'token_hash', request_keys: 'key' } as const;
const names = Object.keys(LARGE) as (keyof typeof LARGE)[];

const app = useTestApp({ now: NOW });
let db: Database;
let close: () => Promise<void>;

beforeAll(async () => {
  // One connection: its own counts can be asked for at once.
  const { db: own, pool } = connect({ ...app.connection, max: 1 });
  db = own;
  close = async () => {
    await db.destroy();
    if (!pool.ending) await pool.end();
  };
});
afterAll(() => close());

/** @returns how often each table was read as a whole so far */
async function wholeReads(): Promise<Map<string, number>> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ name: string; reads: number }>`
    select relname as name, seq_scan as reads from pg_stat_user_tables`.execute(db);
  return new Map(rows.map(({ name, reads }) => [name, reads]));
}

test('what has ended is found by an index, among much that lives', async () => {
  const { id } = await createPerson(app);
  const { rows } = await sql<{ id: string }>`select id from user_addresses where user_id = ${id}`.execute(db);
  const address = rows[0]?.id ?? expect.unreachable('no address');
  // One of a hundred has ended.
  const at = (ended: string, living: string) =>
    sql`${NOW}::timestamptz + case when n % 100 = 0 then ${ended}::interval else ${living}::interval end`;
  const each = sql`from generate_series(1, ${sql.lit(MANY)}) n`;
  await sql`insert into sessions (token_hash, user_id, created_at, expires_at)
    select 'many' || n, ${id}, ${NOW}::timestamptz - interval '40 days', ${at('-1 day', '20 days')} ${each}`.execute(
    db,
  );
  await sql`insert into limits (key, window_started_at, used)
    select 'many' || n, ${at('-3 days', '-1 hour')}, 1 ${each}`.execute(db);
  await sql`insert into link_tokens (token_hash, kind, address_id, created_at, expires_at)
    select 'many' || n, 'VALIDATE', ${address}, ${NOW}::timestamptz - interval '40 days', ${at('-31 days', '1 day')} ${each}`.execute(
    db,
  );
  await sql`insert into request_keys select 'holder', 'many' || n, 'hash', 'null', ${at('-9 days', '-1 hour')} ${each}`.execute(
    db,
  );
  for (const name of names) await sql`analyze ${sql.table(name)}`.execute(db);
  const before = await wholeReads();
  await purgeExpired({ db, clock: app.clock });
  const after = await wholeReads();
  expect(names.filter((name) => (after.get(name) ?? 0) > (before.get(name) ?? 0))).toEqual([]);
  for (const name of names) {
    const left = await sql`select 1 from ${sql.table(name)} where ${sql.ref(LARGE[name])} like 'many%'`.execute(db);
    expect(left.rows.length, name).toBe(MANY * 0.99);
  }
});
