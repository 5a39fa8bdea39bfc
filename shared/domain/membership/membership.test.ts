import { describe, expect, it } from 'vitest';
import { MEMBERSHIP_LEVELS } from '../values.ts';
import {
  type CurrentPlan,
  isSelectable,
  isWithinLimit,
  MEMBERSHIP_LIMITS,
  PLAN_PERIODS,
  PLANS,
  planPrice,
  planStart,
  savedPercent,
} from './membership.ts';

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

describe('what may be chosen', () => {
  const NOW = Date.parse('2026-11-21T10:00:00.000Z');
  const DAY = 86_400_000;
  const ids = (present: Pick<CurrentPlan, 'level' | 'months'>, levelEndsAt: number | null = null) =>
    PLANS.filter((plan) => isSelectable(plan, { ...present, levelEndsAt }, NOW)).map(({ id }) => id);

  it.each([
    [7 * DAY, true],
    [7 * DAY + 1, false],
    [1, true],
    [37 * DAY, false],
  ])('is the present plan again when its level ends in %i ms: %s', (left, expected) => {
    expect(ids({ level: 'LOVEIT', months: 1 }, NOW + left).includes('LOVEIT1')).toBe(expected);
  });

  it('is everything but the present level and period', () => {
    expect(ids({ level: 'PLAYIT', months: null })).toHaveLength(9);
    expect(ids({ level: 'LOVEIT', months: 3 })).toEqual(PLANS.map(({ id }) => id).filter((id) => id !== 'LOVEIT3'));
  });

  it('is nothing that would wait for an end that never comes', () => {
    expect(ids({ level: 'OWNIT', months: null })).toEqual([]);
    expect(ids({ level: 'LIVEIT', months: null })).toEqual(['OWNIT1', 'OWNIT3', 'OWNIT12']);
  });

  it('begins at once unless it is no higher than what one has', () => {
    expect(planStart({ level: 'LOVEIT' }, { level: 'PLAYIT' })).toBe('now');
    expect(planStart({ level: 'OWNIT' }, { level: 'LOVEIT' })).toBe('credited');
    expect(planStart({ level: 'LOVEIT' }, { level: 'LOVEIT' })).toBe('longer');
    expect(planStart({ level: 'LOVEIT' }, { level: 'LIVEIT' })).toBe('later');
  });

  it('never says that it saves more than it does', () => {
    expect(PLANS.map(savedPercent)).toEqual([0, 10, 25, 0, 10, 25, 0, 10, 25]);
  });
});
