import { expect, test } from 'vitest';
import { rateDay } from './rating.ts';
import { toElo, toShown } from './scale.ts';
import { stakesOf } from './stakes.ts';

// R-rating-stakes
test('says what a whole win and a whole loss come to', () => {
  const own = { elo: toElo(4.8), matches: 7 };
  const other = { elo: toElo(5), matches: 40 };
  const { chance, win, loss } = stakesOf(own, other);
  const match = {
    id: 'a',
    day: '2026-01-01',
    initiator: ['own'],
    opponent: ['other'],
    sport: 'TENNIS',
    share: null,
  } as const;
  const after = (winner: 'INITIATOR' | 'OPPONENT') => {
    const before = new Map([
      ['own', own],
      ['other', other],
    ]);
    const { ratings, receipts } = rateDay(before, [{ ...match, winner }], () => 0);
    expect(chance).toBe(receipts[0]?.players[0]?.expected);
    return toShown(ratings.get('own')?.elo ?? 0) - toShown(own.elo);
  };
  expect(win).toBeCloseTo(after('INITIATOR'), 12);
  expect(loss).toBeCloseTo(after('OPPONENT'), 12);
  expect(win).toBeGreaterThan(-loss);
});

test('is provisional while one of the two is', () => {
  const rated = (matches: number) => ({ elo: 1500, matches });
  expect(stakesOf(rated(5), rated(5)).provisional).toBe(false);
  expect(stakesOf(rated(4), rated(5)).provisional).toBe(true);
  expect(stakesOf(rated(5), rated(4)).provisional).toBe(true);
});
