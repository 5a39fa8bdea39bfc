import { expect, it } from 'vitest';
import { isProvisional, ratingWidth } from './scale.ts';

// R-rating-width
it.each([
  [3, 0.81],
  [5, 0.78],
  [12, 0.64],
  [20, 0.53],
  [30, 0.46],
  [50, 0.41],
  [80, 0.36],
  [120, 0.32],
  [200, 0.27],
])('after %d matches a rating is as sure as it was measured: ± %d', (matches, measured) => {
  expect(Math.abs(ratingWidth(matches) - measured)).toBeLessThanOrEqual(0.04);
});

it('widens with every day without a match, and with none that is to come', () => {
  expect(ratingWidth(343 - 5, 365)).toBeCloseTo(Math.hypot(1.6 / 7, 0.3), 12);
  expect(ratingWidth(20, 1)).toBeGreaterThan(ratingWidth(20));
  expect(ratingWidth(20, -3)).toBe(ratingWidth(20));
});

it('is provisional before five matches', () => {
  expect([0, 4, 5].map(isProvisional)).toEqual([true, true, false]);
});
