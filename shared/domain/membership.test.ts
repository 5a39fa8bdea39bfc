import { describe, expect, it } from 'vitest';
import { isWithinLimit, MEMBERSHIP_LIMITS, PLAN_PERIODS, planPrice } from './membership.ts';
import { MEMBERSHIP_LEVELS } from './values.ts';

describe('membership limits', () => {
  it('rise with the level', () => {
    expect(MEMBERSHIP_LEVELS.map((level) => MEMBERSHIP_LIMITS[level].openGames)).toEqual([5, 15, 50, null]);
    expect(MEMBERSHIP_LEVELS.map((level) => MEMBERSHIP_LIMITS[level].guestsPerGame)).toEqual([10, 20, 40, null]);
  });

  it('include the last one allowed', () => {
    expect(isWithinLimit('PLAYIT', 'openGames', 5)).toBe(true);
    expect(isWithinLimit('PLAYIT', 'openGames', 6)).toBe(false);
    expect(isWithinLimit('LIVEIT', 'guestsPerGame', 41)).toBe(false);
    expect(isWithinLimit('OWNIT', 'guestsPerGame', 1_000_000)).toBe(true);
  });
});

describe('planPrice', () => {
  it.each([
    ['LOVEIT', [4.9, 13.23, 44.1], [30, 81, 270]],
    ['LIVEIT', [7.9, 21.33, 71.1], [50, 135, 450]],
    ['OWNIT', [14.9, 40.23, 134.1], [90, 243, 810]],
  ] as const)('%s costs %j, or %j balls', (level, amounts, balls) => {
    const prices = PLAN_PERIODS.map((period) => planPrice(level, period));
    expect(prices.map(({ amount }) => amount)).toEqual(amounts);
    expect(prices.map(({ amountMinor }) => amountMinor)).toEqual(amounts.map((amount) => Math.round(amount * 100)));
    expect(prices.map((price) => price.balls)).toEqual(balls);
  });
});
