import { beforeAll, beforeEach, expect, test } from 'vitest';
import { findPastGames, getPastSums } from '../../../shared/contract/gameLists.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { SPORT_COUNT, seedClub, seedToken } from '../../support/seedClub.ts';

const NOW = '2026-02-10T09:00:00.000Z';
const VIEWER = 5;
const STRANGER = 6;
const ROUNDS = 12;
const PAST = 2 * (ROUNDS - 2);

const app = useTestApp({ now: NOW });
/** Past matches of the viewer's own, and of others they play in, newest first. */
let own: string[];
let others: string[];

beforeAll(async () => {
  await seedClub(app.db, { players: 3 * SPORT_COUNT, rounds: ROUNDS, now: new Date(NOW) }, [VIEWER, STRANGER]);
  const ids = async (where: string) =>
    (
      await app.db.query<{ id: string }>(
        `select id from games where status = 'PLAYED' and ${where} order by from_time desc, id`,
        [`Last${VIEWER}`],
      )
    ).rows.map(({ id }) => id);
  own = await ids('owner_id = (select id from users where last_name = $1)');
  others = await ids(
    'id in (select game_id from invitees where user_id = (select id from users where last_name = $1))',
  );
});

/** All on one day and of one sport: each test moves those it is about. */
beforeEach(async () => {
  await app.db.query(
    `update games set sport = 'TENNIS', timezone = 'Europe/Brussels', from_time = '2026-01-15T12:00:00Z',
       to_time = '2026-01-15T13:00:00Z', status = 'PLAYED', played_status = 'PLAYED', winner = 'INITIATOR', partner_id = null,
       disputed = false
     where id = any($1)`,
    [[...own, ...others]],
  );
});

const at = (list: readonly string[], index: number): string => {
  const id = list[index];
  if (!id) throw new Error('there is one');
  return id;
};
const change = (id: string, assignment: string) => app.db.query(`update games set ${assignment} where id = $1`, [id]);
const sums = async (viewer = VIEWER) => (await call(app, getPastSums, { token: seedToken(viewer) })).body.months;
const found = async (body: object) =>
  (await call(app, findPastGames, { token: seedToken(VIEWER), body: { limit: 200, ...body } })).body;

// R-past-sums
test('a month says how many matches there are of each sport, and how those that were played ended', async () => {
  const half = PAST / 2;
  expect(await sums()).toEqual([
    { month: '2026-01', sport: 'TENNIS', matches: PAST, played: PAST, won: half, lost: half },
  ]);
  await change(at(own, 0), `winner = 'OPPONENT'`);
  await change(at(own, 1), `winner = 'UNKNOWN'`);
  await change(at(own, 2), `played_status = 'WALKOVER'`);
  await change(at(own, 3), `played_status = 'NOT_PLAYED', winner = 'UNKNOWN'`);
  await change(at(own, 4), `status = 'CANCELED'`);
  await change(at(own, 5), `played_status = 'RETIRED', sport = 'PADEL'`);
  expect(await sums()).toEqual([
    { month: '2026-01', sport: 'PADEL', matches: 1, played: 1, won: 1, lost: 0 },
    { month: '2026-01', sport: 'TENNIS', matches: PAST - 1, played: PAST - 4, won: half - 6, lost: half + 1 },
  ]);
});

test('the partner of its organiser wins with them, and who was only asked has played nothing', async () => {
  await app.db.query(
    `update games set partner_id = (select id from invitees where game_id = games.id and user_id = (
       select id from users where last_name = $2)) where id = $1`,
    [at(others, 0), `Last${VIEWER}`],
  );
  await app.db.query(`update invitees set status = 'DECLINED' where game_id = $1`, [at(others, 1)]);
  const half = PAST / 2;
  expect(await sums()).toEqual([
    { month: '2026-01', sport: 'TENNIS', matches: PAST, played: PAST - 1, won: half + 1, lost: half - 2 },
  ]);
  await app.db.query(`update invitees set status = 'CONFIRMED' where game_id = $1`, [at(others, 1)]);
});

test('a match belongs to the month and year that the venue’s clock shows', async () => {
  const newYear = async (id: string, timezone: string, begins: string) =>
    app.db.query(
      `update games set timezone = $2, from_time = $3::timestamptz, to_time = $3::timestamptz + interval '1 hour' where id = $1`,
      [id, timezone, begins],
    );
  await newYear(at(own, 0), 'Europe/Brussels', '2025-12-31T23:30:00Z');
  await newYear(at(own, 1), 'America/New_York', '2026-01-01T03:00:00Z');
  await newYear(at(own, 2), 'Asia/Kathmandu', '2025-12-31T18:15:00Z');
  await newYear(at(own, 3), 'Asia/Kathmandu', '2025-12-31T18:14:59Z');
  const rows = await sums();
  expect(rows.map(({ month, matches }) => [month, matches])).toEqual([
    ['2026-01', PAST - 2],
    ['2025-12', 2],
  ]);
  const { total, games } = await found({ from: '2025-01-01', to: '2025-12-31' });
  expect(total).toBe(2);
  expect(games.map(({ id }) => id).sort()).toEqual([at(own, 1), at(own, 3)].sort());
  expect((await found({ from: '2026-01-01' })).total).toBe(PAST - 2);
  expect((await found({ to: '2025-12-30' })).total).toBe(0);
});

test('pages are found by sport and days, together with names, and go on after the last of them', async () => {
  for (const id of own.slice(0, 4)) await change(id, `sport = 'PADEL'`);
  const padel = await found({ sport: 'PADEL' });
  expect(padel.games.map(({ id }) => id).sort()).toEqual(own.slice(0, 4).sort());
  expect(padel).toMatchObject({ total: 4, next: null });
  const first = await found({ sport: 'PADEL', limit: 3 });
  const rest = await found({ sport: 'PADEL', limit: 3, after: first.next });
  expect([...first.games, ...rest.games].map(({ id }) => id)).toEqual(padel.games.map(({ id }) => id));
  expect((await found({ sport: 'PADEL', search: 'nobody' })).total).toBe(0);
  expect((await found({ sport: 'SQUASH' })).total).toBe(0);
});

test('everybody’s sums are their own', async () => {
  const [mine] = await sums();
  const theirs = await sums(STRANGER);
  expect(theirs.every(({ sport }) => sport !== mine?.sport)).toBe(true);
  expect(theirs.reduce((sum, { matches }) => sum + matches, 0)).toBe(PAST);
});

test.each([
  { sport: 'GOLF' },
  { sport: "TENNIS' or 1=1" },
  { sport: ['TENNIS'] },
  { sport: '' },
  { from: '2026' },
  { from: '2026-02-30' },
  { to: '0000-00-00' },
  { to: '2026-01-01T00:00:00Z' },
  { to: 20260101 },
  { from: ['2026-01-01'] },
  { from: "2026-01-01'--" },
])('what is no sport or day is refused: %j', async (payload) => {
  const answer = await app.app.inject({
    method: 'POST',
    url: findPastGames.path,
    headers: { authorization: `Bearer ${seedToken(VIEWER)}` },
    payload,
  });
  expect(answer.statusCode).toBe(400);
});
