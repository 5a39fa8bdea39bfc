import { expect, test } from 'vitest';
import { getRatingLedger, getRatingPools, getRatingQuality } from '../../../shared/contract/rating.ts';
import { LedgerCheck } from '../../../shared/domain/rating/ledgerCheck.ts';
import { poolOfKey } from '../../../shared/domain/rating/pool.ts';
import { RATING_RULES, type RatingRule } from '../../../shared/domain/rating/rating.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { SPORT_COUNT, seedClub, seedToken } from '../../support/seedClub.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const app = useTestApp({ now: NOW });

const askAt = async (hours: number) => {
  app.clock.set(new Date(Date.parse(NOW) + hours * 3_600_000));
  return (await call(app, getRatingQuality)).body.rules;
};

/** A player of each sport. */
const PLAYERS = Array.from({ length: SPORT_COUNT }, (_, sport) => sport);

/** What those who play in the pools work out by themselves from their ledgers (R-rating-check). */
async function ledgerLosses(): Promise<{ matches: number; losses: Map<RatingRule, number> }> {
  const sums = new Map<RatingRule, number>(RATING_RULES.map((rule) => [rule, 0]));
  let matches = 0;
  const tokens = PLAYERS.map(seedToken);
  const pools = await Promise.all(
    tokens.map(async (token) => (await call(app, getRatingPools, { token })).body.map((pool) => ({ pool, token }))),
  );
  for (const { pool, token } of pools.flat()) {
    const check = new LedgerCheck(poolOfKey(pool).sport);
    for (let after: string | null | undefined; after !== null; ) {
      const { body } = await call(app, getRatingLedger, { query: { pool, ...(after ? { after } : {}) }, token });
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
  await seedClub(app.db, { players: 110, rounds: 12, now: new Date(NOW) }, PLAYERS);
  await app.db.query("insert into rating_pools (pool, rule) select distinct pool, 'MARGIN' from ratings");
  await app.db.query('update rated_matches set sets = games.sets from games where games.id = game_id');
  // Half of them were won by the guest, and the clearer the later; one player starts higher than the others.
  await app.db.query(`update rated_matches set winner = 'OPPONENT',
    sets = '[{"initiatorScore":1,"opponentScore":6,"type":"NORMAL","ord":1}]' where ascii(game_id) % 2 = 0`);
  await app.db.query(`insert into initial_skills
    select user_id, split_part(pool, ':', 1), 7, now() from ratings order by user_id limit 1`);
  // Not asked before: on a slow machine that would be computed while the club is half there.
  await expect.poll(() => askAt(1)).not.toBeNull();
  const rules = await askAt(1);
  const expected = await ledgerLosses();
  expect(rules?.matches).toBe(expected.matches);
  expect(rules?.matches).toBe(1100);
  expect(rules?.losses.map(({ rule }) => rule)).toEqual(['RESULT', 'MARGIN']);
  for (const { rule, logLoss } of rules?.losses ?? []) expect(logLoss).toBeCloseTo(expected.losses.get(rule) ?? 0, 9);
  expect(rules?.losses[0]?.logLoss).not.toBeCloseTo(rules?.losses[1]?.logLoss ?? 0, 4);

  // It is kept for six hours: single matches hardly move it.
  await app.db.query('delete from rated_matches where game_id in (select game_id from rated_matches limit 1)');
  expect((await askAt(6))?.matches).toBe(1100);
  await askAt(8);
  await expect.poll(async () => (await askAt(8))?.matches).toBe(1099);
  await app.db.query('create temp table left_out as select * from rated_matches');
  await app.db.query('delete from rated_matches where game_id not in (select game_id from rated_matches limit 499)');
  await askAt(15);
  await expect.poll(() => askAt(15)).toBeNull();

  // One that was short of matches is asked again after minutes, not hours.
  await app.db.query('insert into rated_matches select * from left_out on conflict do nothing');
  await expect.poll(async () => (await askAt(15.2))?.matches).toBe(1099);
});
