import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { creditOf } from '../../../shared/domain/rating/credit.ts';
import { kFactor } from '../../../shared/domain/rating/rating.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import { createEmptyDatabase } from '../../support/database.ts';
import { execute } from '../../support/databaseServer.ts';
import { jobsDone, sweepAt } from '../../support/jobsDone.ts';

/** A database of the release before, in which Anna has beaten Ben by 6-4 6-2. */
const DUMP = join(import.meta.dirname, '../../files/dumps/0013-provider-times.sql');
const NOW = '2026-11-21T09:00:00.000Z';
const POOL = 'PADEL:single:same';

let app: TestApp;
let client: pg.Client;

beforeAll(async () => {
  const connection = await createEmptyDatabase();
  await execute(connection, readFileSync(DUMP, 'utf8'));
  app = await buildTestApp({ now: NOW, connection });
  client = new pg.Client(connection);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await app.close();
});

async function minutePasses(): Promise<void> {
  await sweepAt([app], app.clock.now());
  await jobsDone(app, 'rating.rule', 'rating.replay');
}

const poolRule = async () =>
  (await client.query('select rule from rating_pools where pool = $1', [POOL])).rows[0]?.rule ?? null;

async function expectRated(won: string, games: number): Promise<void> {
  const { rows } = await client.query(
    'select user_id, before, expected, share, credit, rule, change, after from rating_receipts where pool = $1',
    [POOL],
  );
  expect(rows).toHaveLength(2);
  const share = 12 / games;
  const chance = rows.find(({ user_id }) => user_id === won).expected;
  const change = kFactor(0) * (creditOf(share, 'PADEL') - chance);
  for (const row of rows) {
    const sign = row.user_id === won ? 1 : -1;
    expect(row).toMatchObject({ rule: 'MARGIN', share, credit: creditOf(share, 'PADEL') });
    expect(row.change).toBeCloseTo(sign * change, 9);
    expect(row.after).toBeCloseTo(row.before + sign * change, 9);
  }
  expect(await poolRule()).toBe('MARGIN');
}

// R-rating-rule
test('what was rated by the rule before is rated anew by the present one, from the ledger alone', async () => {
  await minutePasses();
  await expectRated('u-anna', 18);
  const { rows } = await client.query('select sets, played_status from rated_matches');
  expect(rows).toMatchObject([{ sets: [{ initiatorScore: 6 }, { initiatorScore: 6 }], played_status: 'PLAYED' }]);
});

test('what servers of the release before still write is put right, whichever of them rates it', async () => {
  await minutePasses();
  // As they correct a score: who won is in the ledger, the sets are in the match alone.
  const sets = [2, 3].map((lost, ord) => ({ initiatorScore: lost, opponentScore: 6, type: 'NORMAL', ord }));
  await client.query(`update games set sets = $1, winner = 'OPPONENT' where id = 'g-played'`, [JSON.stringify(sets)]);
  await client.query(`update rated_matches set winner = 'OPPONENT' where game_id = 'g-played'`);
  // And as they rate it.
  await client.query(`
    with written as (delete from rating_receipts where pool = '${POOL}' returning *)
    insert into rating_receipts (game_id, user_id, pool, day, before, expected, result, k, change, after)
    select game_id, user_id, pool, day, 1500, 0.5, 1 - result, k, -k / 2, 1500 - k / 2 from written`);
  expect(await poolRule()).toBeNull();
  await minutePasses();
  await expectRated('u-ben', 17);
});

// R-ranking-provisional
test('whom servers of the release before list among those with a place is listed apart again', async () => {
  await minutePasses();
  const listed = async () =>
    (await client.query('select pool, team_id, elo from rankings order by team_id')).rows as { pool: string }[];
  const steps = async () =>
    (await client.query('select pool, step, teams from ranking_steps order by pool, step')).rows;
  const [right, counted] = [await listed(), await steps()];
  expect(right.map(({ pool }) => pool)).toEqual([`${POOL}:provisional`, `${POOL}:provisional`]);
  await client.query(`insert into rankings select '${POOL}', team_id, elo from rankings`);
  await client.query(`insert into ranking_steps values ('${POOL}', 300, 2)`);
  expect(await poolRule()).toBeNull();
  await minutePasses();
  expect(await listed()).toEqual(right);
  expect((await steps()).filter(({ pool }) => pool !== POOL)).toEqual(counted);
  expect(await poolRule()).toBe('MARGIN');
});

test('a pool of the present rule is left alone', async () => {
  await minutePasses();
  const written = async () => (await client.query('select xmin, user_id from rating_receipts order by user_id')).rows;
  const before = await written();
  await client.query(`insert into jobs.job (name, data) values ('rating.rule', '{"pool": "${POOL}"}')`);
  await jobsDone(app, 'rating.rule');
  await minutePasses();
  expect(await written()).toEqual(before);
});
