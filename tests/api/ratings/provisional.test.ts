import { beforeAll, expect, test } from 'vitest';
import { actOnGame } from '../../../shared/contract/game.ts';
import { getOwnRanks, getRanking, getRatingHistory, getRatingReceipt } from '../../../shared/contract/rating.ts';
import { ratingWidth, roundShown } from '../../../shared/domain/rating/scale.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { contactOf, createPerson, createTestGame, hoursFromNow, type Person } from '../../support/factories.ts';

const app = useTestApp({ now: '2026-11-01T09:00:00.000Z' });
let people: Person[];

beforeAll(async () => {
  people = [await createPerson(app), await createPerson(app), await createPerson(app)];
});

async function play(winner: Person, loser: Person): Promise<void> {
  const { id } = await createTestGame(app, winner, { contactList: [contactOf(loser)] });
  await call(app, actOnGame, { params: { id }, token: loser.token, body: { actionType: 'ACCEPT' } });
  app.clock.set(new Date(hoursFromNow(app, 30)));
  const sets = [{ initiatorScore: 6, opponentScore: 3, type: 'NORMAL', ord: 1 }];
  const body = { actionType: 'SET_SCORE', sets, winner: 'INITIATOR' };
  expect((await call(app, actOnGame, { params: { id }, token: winner.token, body })).status).toBe(200);
}

const rows = async (provisional: 'true' | 'false') => {
  const query = { sport: 'TENNIS', provisional } as const;
  return (await call(app, getRanking, { token: people[0]?.token, query })).body;
};
const names = async (provisional: 'true' | 'false') =>
  (await rows(provisional)).map(({ team }) => team.players[0]?.id ?? '');
const position = async (person: Person) =>
  (await call(app, getOwnRanks, { token: person.token, query: { sport: 'TENNIS' } })).body.find(
    ({ total, provisional }) => total + provisional.total > 0,
  );

// R-ranking-provisional, R-rating-width
test('a player with fewer than five rated matches is listed apart, and has a rank from the fifth on', async () => {
  const [ann, ben, cas] = people as [Person, Person, Person];
  for (let match = 0; match < 4; match++) await play(ann, ben);
  await expect.poll(async () => (await position(ann))?.provisional.matchesLeft).toBe(1);
  expect(await names('false')).toEqual([]);
  expect(await names('true')).toEqual([ann.id, ben.id]);
  expect(await position(ben)).toMatchObject({
    total: 0,
    rank: null,
    provisional: { total: 2, rank: 2, matchesLeft: 1 },
  });

  await play(ann, cas);
  await expect.poll(() => names('false')).toEqual([ann.id]);
  expect(await names('true')).toEqual([cas.id, ben.id].sort(await byRating()));
  const [placed] = await rows('false');
  expect(placed).toMatchObject({ rank: 1, provisional: false });
  expect(placed?.width).toBe(roundShown(ratingWidth(5, 0)));
  expect((await rows('true')).every(({ provisional }) => provisional)).toBe(true);
  expect(await position(ann)).toMatchObject({
    total: 1,
    rank: 1,
    provisional: { total: 2, rank: null, matchesLeft: null },
  });
  expect((await position(cas))?.provisional.matchesLeft).toBe(4);
  // The receipts say on what their chance rested, and how sure the rating was after them.
  const params = { teamId: placed?.team.id ?? '' };
  const [fifth] = (await call(app, getRatingHistory, { token: ann.token, params })).body;
  expect(fifth?.receipt.players.find(({ id }) => id === ann.id)).toMatchObject({
    provisional: true,
    width: roundShown(ratingWidth(5)),
  });
  // R-rating-receipt: at its own address, for people who are logged in, and only for rated matches.
  const receiptOf = (gameId: string) => call(app, getRatingReceipt, { token: ben.token, params: { gameId } });
  const { teamId: _team, rating: _rating, ...entry } = fifth ?? { teamId: '', rating: 0 };
  expect((await receiptOf(fifth?.gameDTO.id ?? '')).body).toEqual(entry);
  const open = await createTestGame(app, ann, { contactList: [contactOf(ben)] });
  expect((await receiptOf(open.id)).status).toBe(404);
  // Time without a match makes it less sure, and takes nobody's place.
  // A session lives thirty days without a use.
  for (let month = 0; month < 3; month += 1) {
    app.clock.set(new Date(hoursFromNow(app, 24 * 25)));
    await rows('false');
  }
  const [later] = await rows('false');
  expect(later?.rating).toBe(placed?.rating);
  expect(later?.width).toBeGreaterThan(placed?.width ?? 1);
});

const byRating = async () => {
  const rating = new Map((await rows('true')).map((row) => [row.team.players[0]?.id, row.rating]));
  return (one: string, other: string) => (rating.get(other) ?? 0) - (rating.get(one) ?? 0);
};
