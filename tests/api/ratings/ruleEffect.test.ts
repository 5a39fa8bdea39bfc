import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getRatingLedger, getRatingPools, getRatingQuality } from '../../../shared/contract/rating.ts';
import { RATING_RULES, type RatingRule } from '../../../shared/domain/rating/credit.ts';
import { LedgerCheck } from '../../../shared/domain/rating/ledgerCheck.ts';
import { poolOfKey } from '../../../shared/domain/rating/pool.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { seedClub } from '../../support/seedClub.ts';

const NOW = '2026-11-21T09:00:00.000Z';
let app: TestApp;
let client: pg.Client;

beforeAll(async () => {
  app = await buildTestApp({ now: NOW });
  client = new pg.Client(app.connection);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await app.close();
});

const askAt = async (hours: number) => {
  app.clock.set(new Date(Date.parse(NOW) + hours * 3_600_000));
  return (await call(app, getRatingQuality)).body.rules;
};

/** What everybody works out by themselves from the public ledgers (R-rating-check). */
async function publicLosses(): Promise<{ matches: number; losses: Map<RatingRule, number> }> {
  const sums = new Map<RatingRule, number>(RATING_RULES.map((rule) => [rule, 0]));
  let matches = 0;
  for (const pool of (await call(app, getRatingPools)).body) {
    const check = new LedgerCheck(poolOfKey(pool).sport);
    for (let after: string | null | undefined; after !== null; ) {
      const { body } = await call(app, getRatingLedger, { query: { pool, ...(after ? { after } : {}) } });
      check.add(body);
      after = body.next;
    }
    const verdict = check.verdict();
    matches += verdict.matches;
    for (const { rule, logLoss } of verdict.losses) {
      sums.set(rule, (sums.get(rule) ?? 0) + (logLoss ?? Number.NaN) * verdict.matches);
    }
  }
  return { matches, losses: new Map([...sums].map(([rule, sum]) => [rule, sum / matches])) };
}

// R-rating-quality
test('both rules are compared on all rated matches of the deployment, as their ledgers have them', async () => {
  await seedClub(client, { players: 110, rounds: 12, now: new Date(NOW) }, []);
  await client.query("insert into rating_pools (pool, rule) select distinct pool, 'MARGIN' from ratings");
  await client.query('update rated_matches set sets = games.sets from games where games.id = game_id');
  // Half of them were won by the guest, and the clearer the later; one player starts higher than the others.
  await client.query(`update rated_matches set winner = 'OPPONENT',
    sets = '[{"initiatorScore":1,"opponentScore":6,"type":"NORMAL","ord":1}]' where ascii(game_id) % 2 = 0`);
  await client.query(`insert into initial_skills
    select user_id, split_part(pool, ':', 1), 7, now() from ratings order by user_id limit 1`);
  // Not asked before: on a slow machine that would be computed while the club is half there.
  await expect.poll(() => askAt(1), { timeout: 20_000 }).not.toBeNull();
  const rules = await askAt(1);
  const expected = await publicLosses();
  expect(rules?.matches).toBe(expected.matches);
  expect(rules?.matches).toBe(1100);
  expect(rules?.losses.map(({ rule }) => rule)).toEqual(['RESULT', 'MARGIN']);
  for (const { rule, logLoss } of rules?.losses ?? []) expect(logLoss).toBeCloseTo(expected.losses.get(rule) ?? 0, 9);
  expect(rules?.losses[0]?.logLoss).not.toBeCloseTo(rules?.losses[1]?.logLoss ?? 0, 4);

  // It is kept for six hours: single matches hardly move it.
  await client.query('delete from rated_matches where game_id in (select game_id from rated_matches limit 1)');
  expect((await askAt(6))?.matches).toBe(1100);
  await askAt(8);
  await expect.poll(async () => (await askAt(8))?.matches, { timeout: 20_000 }).toBe(1099);
  await client.query('create temp table left_out as select * from rated_matches');
  await client.query('delete from rated_matches where game_id not in (select game_id from rated_matches limit 499)');
  await askAt(15);
  await expect.poll(() => askAt(15), { timeout: 20_000 }).toBeNull();

  // One that was short of matches is asked again after minutes, not hours.
  await client.query('insert into rated_matches select * from left_out on conflict do nothing');
  await expect.poll(async () => (await askAt(15.2))?.matches, { timeout: 20_000 }).toBe(1099);
});
