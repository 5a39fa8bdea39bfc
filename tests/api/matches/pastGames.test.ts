import { beforeAll, expect, test } from 'vitest';
import { getDashboard } from '../../../shared/contract/game.ts';
import { findPastGames } from '../../../shared/contract/gameLists.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { SPORT_COUNT, seedClub, seedToken } from '../../support/seedClub.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const VIEWER = 5;
const STRANGER = 6;
/** In each round one match of the viewer's own and one of another's, at the same time; two rounds are still to come. */
const ROUNDS = 22;
const PAST = 2 * (ROUNDS - 2);

const app = useTestApp({ now: NOW });

beforeAll(async () => {
  await seedClub(app.db, { players: 3 * SPORT_COUNT, rounds: ROUNDS, now: new Date(NOW) }, [VIEWER, STRANGER]);
});

type Body = Record<string, unknown>;

const ask = (body: Body, viewer = VIEWER) => call(app, findPastGames, { token: seedToken(viewer), body });
const page = async (body: Body = {}) => (await ask(body)).body;

/** @returns ids of all pages. @param between called after each of them */
async function allPages(body: Body, between: () => Promise<void> = async () => undefined): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | null = null; ; ) {
    const { games, next }: Awaited<ReturnType<typeof page>> = await page({ limit: 7, ...body, after });
    ids.push(...games.map(({ id }) => id));
    if (next === null) return ids;
    expect(games).toHaveLength(7);
    after = next;
    await between();
  }
}

// R-past-pages
test('pages hold each past match once, in the order of the whole list, and say how many there are', async () => {
  const whole = await call(app, getDashboard, { token: seedToken(VIEWER), query: { archive: 'true' } });
  const ids = whole.body.games.map(({ id }) => id);
  expect(ids).toHaveLength(PAST);
  expect(await allPages({})).toEqual(ids);
  const first = await page();
  expect(first).toMatchObject({ total: PAST, next: null });
  expect(first.games[0]).toMatchObject({ status: 'PLAYED', calendarPreference: [], shareUrl: null });
  const { games } = await page({ limit: 1, after: ids.at(-2) });
  expect(games.map(({ id }) => id)).toEqual(ids.slice(-1));
  expect(await page({ after: ids.at(-1) })).toEqual({ games: [], moves: [], total: PAST, next: null });
});

test.each(['date', 'place'])(
  'by %s they come in either direction, those alike in an order of their own',
  async (sort) => {
    await app.db.query(`update locations set name = (array['Court 10', 'court 2', 'Élan', 'Zoo'])[1 + length(name) % 4]
    where id in (select location_id from game_places order by id limit 20)`);
    const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
    const shown = async (order: string) => (await page({ sort, order, limit: 200 })).games;
    for (const order of ['ascending', 'descending']) {
      const games = await shown(order);
      expect(await allPages({ sort, order })).toEqual(games.map(({ id }) => id));
      const sign = order === 'ascending' ? 1 : -1;
      for (const [index, later] of games.slice(1).entries()) {
        const earlier = games[index];
        if (!earlier) throw new Error('there is one before');
        const byTime = Date.parse(earlier.fromTime ?? '') - Date.parse(later.fromTime ?? '');
        const byPlace = names.compare(earlier.summary.locations.join(), later.summary.locations.join());
        if (sort === 'date') expect(sign * byTime).toBeLessThanOrEqual(0);
        else expect(sign * byPlace || -byTime).toBeLessThanOrEqual(0);
      }
    }
  },
);

test('matches that are added between two pages make none come twice, nor be missed', async () => {
  const before = await allPages({});
  let added = 0;
  const ids = await allPages({}, async () => {
    added += 1;
    await app.db.query(
      `insert into games select (jsonb_populate_record(games, jsonb_build_object('id', $1::text, 'code', $1::text))).*
       from games where id = $2`,
      [`added${added}`, before[0]],
    );
  });
  expect(added).toBeGreaterThan(3);
  expect(ids.filter((id) => !id.startsWith('added'))).toEqual(before);
  await app.db.query(`delete from games where id like 'added%'`);
});

// R-search-letters
test('names are found by parts, in any case, without marks and on any keyboard; other characters have no special meaning', async () => {
  const all = (await page({ limit: 200 })).games;
  const others = [...new Set(all.flatMap(({ owner, invitee }) => [owner.id, ...invitee.map(({ user }) => user.id)]))];
  const [self] = (await app.db.query(`select id from users where last_name = 'Last${VIEWER}'`)).rows;
  const [one, two] = others.filter((id) => id !== self.id);
  const rename = async (id: string | undefined, first: string, last: string) => {
    await app.db.query('update users set first_name = $2, last_name = $3 where id = $1', [id, first, last]);
    await app.db.query('update invitees set first_name = $2, last_name = $3 where user_id = $1', [id, first, last]);
  };
  const withPlayer = (id: string | undefined) =>
    all.filter(({ owner, invitee }) => owner.id === id || invitee.some(({ user }) => user.id === id)).length;
  await rename(one, 'Zoë Γιάννης', 'ØSTERGÅRD Weiß');
  await rename(two, '100%_\\', 'Жанна');
  const found = async (search: string) => (await page({ search, limit: 3 })).total;
  for (const search of ['zoe', 'ZOË', 'øster', 'ostergard', 'WEISS', 'weiß', 'ΓΙΑΝΝΗΣ', 'gard zo']) {
    expect(await found(search), search).toBe(withPlayer(one));
  }
  for (const search of ['%', '_', '\\', '100%_\\', '%_', 'жАННА'])
    expect(await found(search), search).toBe(withPlayer(two));
  for (const search of ['zoe жанна', '%%', '.*', "'", 'z_e']) expect(await found(search), search).toBe(0);
  expect(await found(`first last${VIEWER}`)).toBe(PAST);
  expect(await allPages({ search: 'zoe', limit: 7 })).toHaveLength(withPlayer(one));
});

test('a page begins after a past match of the caller’s alone', async () => {
  const foreign = (await call(app, findPastGames, { token: seedToken(STRANGER), body: {} })).body.games;
  const own = new Set((await page({ limit: 200 })).games.map(({ id }) => id));
  const current = await call(app, getDashboard, { token: seedToken(VIEWER), query: { archive: 'false' } });
  const strange = foreign.find(({ id }) => !own.has(id))?.id;
  for (const after of [strange, current.body.games[0]?.id, 'nobody']) {
    const answer = await app.app.inject({
      method: 'POST',
      url: findPastGames.path,
      headers: { authorization: `Bearer ${seedToken(VIEWER)}` },
      payload: { after },
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().messageId).toBe('E.notFound.game');
  }
  const refused: Body[] = [
    { after: "x' or 1=1" },
    { after: ['a'] },
    { after: 'a'.repeat(65) },
    { limit: 0 },
    { limit: 1001 },
    { limit: 1.5 },
    { limit: '5' },
    { sort: 'id' },
    { order: 'desc' },
    { search: 'x'.repeat(101) },
    { search: { $gt: '' } },
    { search: 'a\u0000b' },
    { from: '' },
    { to: '' },
    { from: '2026-02-30' },
  ];
  for (const payload of refused) {
    const answer = await app.app.inject({
      method: 'POST',
      url: findPastGames.path,
      headers: { authorization: `Bearer ${seedToken(VIEWER)}` },
      payload,
    });
    expect(answer.statusCode, JSON.stringify(payload)).toBe(400);
  }
});
