import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '../../../server/db/database.ts';
import { findRanking } from '../../../server/features/rating/ranking.ts';
import { useTestApp } from '../../support/app.ts';
import { createPerson } from '../../support/factories.ts';

// R-measure-scale: planning takes longer than reading a page, so a plan has to be kept, however long the table is.

const NOW = new Date('2026-11-21T09:00:00.000Z');
const MANY = 10_000;
/** PostgreSQL tries so often whether a plan of its own would be better for each call. */
const TRIES = 5;
const CALLS = 20;

const app = useTestApp({ now: NOW.toISOString() });
let db: Database;

beforeAll(async () => {
  // One connection: what it has prepared can be asked for.
  db = connect({ ...app.connection, max: 1 }).db;
});
afterAll(() => db.destroy());

test('pages of a long table are read by a plan that is kept', async () => {
  const { id } = await createPerson(app);
  await sql`insert into users (id, code, type, first_name, last_name, mail_token, created_at, language)
    select 'long' || n, 'long' || n, 'NORMAL', 'Lo', 'Ng', 'long' || n, ${NOW}, 'en'
    from generate_series(1, ${sql.lit(MANY)}) n`.execute(db);
  await sql`insert into teams (id, sport, single, mixed, players)
    select id, 'TENNIS', true, false, array[id] from users where id like 'long%'`.execute(db);
  await sql`insert into rankings (pool, team_id, elo)
    select 'TENNIS:single:same', id, 1500 from teams where id like 'long%'`.execute(db);
  await sql`analyze`.execute(db);
  const query = { single: true, provisional: false };
  for (let call = 0; call < CALLS; call += 1) {
    const page = await findRanking(db, id, { ...query, from: 1 + 50 * call }, NOW);
    expect(page).toHaveLength(50);
  }
  const { rows } = await sql<{ custom: number; generic: number }>`
    select custom_plans as custom, generic_plans as generic from pg_prepared_statements
    where statement like '%from rankings%'`.execute(db);
  expect(rows).toEqual([{ custom: TRIES, generic: CALLS - TRIES }]);
});
