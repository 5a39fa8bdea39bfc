import { beforeAll, expect, test } from 'vitest';
import { disable, enable } from '../../../server/admin/people.ts';
import { buildContext } from '../../../server/buildContext.ts';
import { getOwnRanks, getRanking } from '../../../shared/contract/rating.ts';
import { SPORTS } from '../../../shared/domain/values.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { execute } from '../../support/database/databaseServer.ts';
import { jobsDone } from '../../support/jobsDone.ts';
import { SPORT_COUNT, seedClub, seedToken } from '../../support/seedClub.ts';

const VIEWER = 7;
const SPORT = SPORTS[VIEWER % SPORT_COUNT] ?? 'TENNIS';
const PLAYERS = 120;
const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

beforeAll(async () => {
  const plan = { players: PLAYERS * SPORT_COUNT, rounds: 5, now: app.clock.now() };
  await seedClub(app.db, plan, [VIEWER]);
});

const token = seedToken(VIEWER);
const page = async (query: Record<string, string>) =>
  (await call(app, getRanking, { token, query: { sport: SPORT, ...query } })).body;

test('pages follow each other without a gap or a repetition', async () => {
  const pages = await Promise.all(['1', '51', '101'].map((from) => page({ mixed: 'false', from })));
  expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
  const rows = pages.flat();
  expect(rows.map(({ rank }) => rank)).toEqual(Array.from({ length: PLAYERS }, (_, index) => index + 1));
  expect(new Set(rows.map(({ team }) => team.id)).size).toBe(PLAYERS);
  const ratings = rows.map(({ rating }) => rating);
  expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
});

test('says where the caller stands, and that page has them', async () => {
  const { body } = await call(app, getOwnRanks, { token, query: { sport: SPORT } });
  const [same, mixed] = body;
  const apart = { total: 0, rank: null, matchesLeft: null };
  expect(same).toMatchObject({ mixed: false, total: PLAYERS, provisional: apart });
  expect(mixed).toEqual({ mixed: true, rated: false, total: 0, rank: null, provisional: apart });
  const [row] = await page({ mixed: 'false', from: `${same?.rank}` });
  expect(row?.rank).toBe(same?.rank);
  expect(row?.team.players[0]?.lastName).toBe(`Last${VIEWER}`);
});

test('beyond the end there is nothing, and ranks begin with one', async () => {
  expect(await page({ mixed: 'false', from: '121' })).toEqual([]);
  for (const from of ['0', '-1', '1.5', 'x']) {
    const answer = await call(app, getRanking, { token, query: { sport: SPORT, from } });
    expect(answer.status).toBe(400);
  }
});

test('rows that the release before has written say the same (R-upgrade)', async () => {
  const first = await page({ mixed: 'false', from: '1' });
  await execute(
    app.connection,
    `insert into rating_receipts (game_id, user_id, pool, day, before, expected, result, k, change, after)
      select distinct on (user_id) game_id, user_id, pool, '2026-11-20'::date, 1500, 0.5, 1, 20, 10, 1510
      from rated_matches cross join unnest(initiators) as user_id where pool = '${SPORT}:single:same'`,
  );
  await execute(app.connection, 'update rankings set players = null, played = null');
  expect(await page({ mixed: 'false', from: '1' })).toEqual(first);
});

// R-closed-profile
test('an account that the operator closes leaves the rankings, and comes back with it', async () => {
  const [first, ...others] = await page({ mixed: 'false', from: '1' });
  const player = first?.team.players[0];
  const { rows } = await app.db.query('select address from user_addresses where user_id = $1', [player?.id]);
  const { context, close } = buildContext({ ...app, log: app.app.log, security: () => undefined });
  await disable(context, rows[0].address);
  const ids = (rows: Awaited<ReturnType<typeof page>>) => rows.map(({ team }) => team.id);
  expect(ids(await page({ mixed: 'false', from: '1' })).slice(0, others.length)).toEqual(ids(others));
  await jobsDone(app, 'rating.list');
  const { body } = await call(app, getOwnRanks, { token, query: { sport: SPORT } });
  expect(body[0]?.total).toBe(PLAYERS - 1);
  await enable(context, rows[0].address).finally(close);
  await jobsDone(app, 'rating.list');
  expect((await page({ mixed: 'false', from: '1' }))[0]?.team.id).toBe(first?.team.id);
});
