import { beforeAll, expect, test } from 'vitest';
import { getDashboard } from '../../../shared/contract/game.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { SPORT_COUNT, seedClub, seedToken } from '../../support/seedClub.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const VIEWER = 5;
const app = useTestApp({ now: NOW });

beforeAll(async () => {
  await seedClub(app.db, { players: 3 * SPORT_COUNT, rounds: 502, now: new Date(NOW) }, [VIEWER]);
});

const listed = async (archive: 'true' | 'false') => {
  const { body } = await call(app, getDashboard, { token: seedToken(VIEWER), query: { archive } });
  return body.games;
};

test('the newest 1,000 past matches are one answer, the newest first, without what was offered', async () => {
  const games = await listed('true');
  expect(games).toHaveLength(1000);
  const starts = games.map(({ fromTime }) => fromTime ?? '');
  expect(starts).toEqual([...starts].sort().reverse());
  expect(games[0]).toMatchObject({ status: 'PLAYED', calendarPreference: [], location: { city: 'Gent' } });
});

test('the present ones come with all that is offered', async () => {
  const games = await listed('false');
  expect(games.map(({ status }) => status).sort()).toEqual(['CONFIRMED', 'CONFIRMED', 'SCHEDULED', 'SCHEDULED']);
  for (const game of games) expect(game.calendarPreference).not.toHaveLength(0);
});

test.each(['gzip', 'br'])('1,000 past matches weigh less than 150 kB by %s', async (encoding) => {
  const answer = await app.app.inject({
    url: getDashboard.path,
    query: { archive: 'true' },
    headers: { authorization: `Bearer ${seedToken(VIEWER)}`, 'accept-encoding': encoding },
  });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.rawPayload.length).toBeLessThan(150_000);
});
