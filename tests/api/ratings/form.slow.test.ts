import { expect, test } from 'vitest';
import { actOnGame, getGame } from '../../../shared/contract/game.ts';
import { findPastGames } from '../../../shared/contract/gameLists.ts';
import { getForm } from '../../../shared/contract/rating.ts';
import type { Form } from '../../../shared/contract/schemas/ratings/form.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { contactOf, createPerson, createTestGame, type Person } from '../../support/factories.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const DAY = 86_400_000;
const app = useTestApp({ now: NOW });

const wait = (days: number) => app.clock.set(new Date(app.clock.now().getTime() + days * DAY));
const formOf = async ({ token }: Person): Promise<Form> => (await call(app, getForm, { token })).body;

/** A match that begins in a day, scored a day later. */
async function play(owner: Person, guest: Person, body: Record<string, unknown>): Promise<void> {
  const { id } = await createTestGame(app, owner, { contactList: [contactOf(guest)] });
  await call(app, actOnGame, { params: { id }, token: guest.token, body: { actionType: 'ACCEPT' } });
  wait(2);
  const { version } = (await call(app, getGame, { params: { id }, token: owner.token })).body;
  const score = { actionType: 'SET_SCORE', version, sets: [], winner: 'UNKNOWN', ...body };
  expect((await call(app, actOnGame, { params: { id }, token: owner.token, body: score })).status).toBe(200);
}

const set = (initiatorScore: number, opponentScore: number) => ({
  sets: [{ initiatorScore, opponentScore, type: 'NORMAL', ord: 1 }],
});

// R-form
test('form is the course of the pool played last, and the weeks on court', async () => {
  const [owner, guest] = [await createPerson(app), await createPerson(app)];
  expect(await formOf(owner)).toMatchObject({ course: null });
  // The third week was not played.
  for (const score of [set(6, 1), set(2, 6), { playedStatus: 'NOT_PLAYED' }, set(6, 4)]) {
    await play(owner, guest, score);
    wait(5);
  }
  await expect.poll(async () => (await formOf(owner)).course?.ratings.length).toBe(4);
  const [own, other] = [await formOf(owner), await formOf(guest)];
  expect(own.course).toMatchObject({ sport: 'TENNIS', single: true, wins: 2, losses: 1, day: '2026-12-13' });
  const [first, , before = 0, last = 0] = own.course?.ratings ?? [];
  expect(first).toBe(5);
  // What is shown adds up, to the last digit.
  expect(own.course?.change).toBeCloseTo(last - before, 9);
  expect(own.course?.change).toBeGreaterThan(0);
  // R-past-pages: the past says of each rated match what it did to the caller's level, and nothing of the others.
  for (const [{ token }, ratings] of [
    [owner, own.course?.ratings ?? []],
    [guest, other.course?.ratings ?? []],
  ] as const) {
    const { games, moves } = (await call(app, findPastGames, { token, body: {} })).body;
    expect(games).toHaveLength(4);
    expect(moves).toHaveLength(3);
    const byDay = games.toReversed().flatMap(({ id }) => moves.filter(({ gameId }) => gameId === id));
    for (const [index, { change }] of byDay.entries()) {
      expect(change).toBeCloseTo((ratings[index + 1] ?? 0) - (ratings[index] ?? 0), 9);
    }
  }
  expect(other.course?.change).toBeCloseTo(-(own.course?.change ?? 0), 6);
  for (const { weeks } of [own, other]) {
    expect(weeks).toHaveLength(12);
    expect(weeks.slice(-5).map(({ sport }) => sport)).toEqual(['TENNIS', 'TENNIS', null, 'TENNIS', null]);
  }
});
