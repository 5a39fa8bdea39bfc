import { expect, test } from 'vitest';
import { findPastGames } from '../../../shared/contract/gameLists.ts';
import { MAX_PAST_PAGE } from '../../../shared/domain/limits.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { SPORT_COUNT, seedClub, seedToken } from '../../support/seedClub.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const VIEWER = 5;
const app = useTestApp({ now: NOW });

// R-past-pages
test('a page of release 0.1 that asks for more matches gets the longest page, and where to go on', async () => {
  const plan = { players: 3 * SPORT_COUNT, rounds: MAX_PAST_PAGE / 2 + 4, now: new Date(NOW) };
  await seedClub(app.db, plan, [VIEWER]);
  const page = async (limit: number, after: string | null) =>
    (await call(app, findPastGames, { token: seedToken(VIEWER), body: { limit, after } })).body;
  const first = await page(250, null);
  expect(first.games).toHaveLength(MAX_PAST_PAGE);
  const rest = await page(250, first.next);
  expect(rest.next).toBeNull();
  expect(first.games.length + rest.games.length).toBe(first.total);
});
