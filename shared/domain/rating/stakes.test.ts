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
    expect(chance).toBeCloseTo(receipts[0]?.players[0]?.expected ?? 0, 2);
    return toShown(ratings.get('own')?.elo ?? 0) - toShown(own.elo);
  };
  expect(win).toBeCloseTo(after('INITIATOR'), 2);
  expect(loss).toBeCloseTo(after('OPPONENT'), 2);
  expect(win).toBeGreaterThan(-loss);
  // More digits would tell the other's rating.
  for (const figure of [chance, win, loss]) expect(`${figure}`).toMatch(/^-?\d(\.\d{1,2})?$/);
});

test('is provisional while one of the two is', () => {
  const rated = (matches: number) => ({ elo: 1500, matches });
  expect(stakesOf(rated(5), rated(5)).provisional).toBe(false);
  expect(stakesOf(rated(4), rated(5)).provisional).toBe(true);
  expect(stakesOf(rated(5), rated(4)).provisional).toBe(true);
});
