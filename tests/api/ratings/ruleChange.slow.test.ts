import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { creditOf, kFactor } from '../../../shared/domain/rating/rating.ts';
import { useTestApp } from '../../support/app.ts';
import { createEmptyDatabase } from '../../support/database/database.ts';
import { execute } from '../../support/database/databaseServer.ts';
import { jobsDone, sweepAt } from '../../support/jobsDone.ts';

/** A database in which Anna has beaten Ben by 6-4 6-2. */
const DUMP = join(import.meta.dirname, '../../files/dumps/0001-baseline.sql');
/** As a release with another rule would have left it: it kept neither the sets nor what it took of them. */
const OF_ANOTHER_RULE = `
  update rated_matches set sets = null, played_status = null;
  update rating_receipts set share = null, credit = null, rule = null;
  update rating_pools set rule = null`;
const NOW = '2026-11-21T09:00:00.000Z';
const POOL = 'PADEL:single:same';

const app = useTestApp(async () => {
  const connection = await createEmptyDatabase();
  await execute(connection, readFileSync(DUMP, 'utf8') + OF_ANOTHER_RULE);
  return { now: NOW, connection };
});

async function minutePasses(): Promise<void> {
  await sweepAt([app], app.clock.now());
  await jobsDone(app, 'rating.rule', 'rating.replay');
}

const poolRule = async () =>
  (await app.db.query('select rule from rating_pools where pool = $1', [POOL])).rows[0]?.rule ?? null;

async function expectRated(won: string, games: number): Promise<void> {
  const { rows } = await app.db.query(
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
test('what was rated by another rule is rated anew by the present one, from the ledger alone', async () => {
  await minutePasses();
  await expectRated('u-anna', 18);
  const { rows } = await app.db.query('select sets, played_status from rated_matches');
  expect(rows).toMatchObject([{ sets: [{ initiatorScore: 6 }, { initiatorScore: 6 }], played_status: 'PLAYED' }]);
});

test('a pool of the present rule is left alone', async () => {
  await minutePasses();
  const written = async () => (await app.db.query('select xmin, user_id from rating_receipts order by user_id')).rows;
  const before = await written();
  await app.db.query(`insert into jobs.job (name, data) values ('rating.rule', '{"pool": "${POOL}"}')`);
  await jobsDone(app, 'rating.rule');
  await minutePasses();
  expect(await written()).toEqual(before);
});
