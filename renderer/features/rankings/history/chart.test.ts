import { expect, it } from 'vitest';
import { chartOf, HEIGHT, WIDTH } from './chart.ts';

it('goes from left to right, higher ratings higher up, all of it inside', () => {
  const { points } = chartOf([5, 5.4, 4.8]);
  expect(points.map(({ x }) => x)).toEqual([...points.map(({ x }) => x)].sort((a, b) => a - b));
  const [first, second, third] = points.map(({ y }) => y);
  expect(second).toBeLessThan(first ?? 0);
  expect(third).toBeGreaterThan(first ?? 0);
  for (const { x, y } of points) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(WIDTH);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(HEIGHT);
  }
});

it('draws lines at half points, and at whole ones over a wide range', () => {
  expect(chartOf([5.1, 5.3]).levels.map(({ rating }) => rating)).toEqual([5, 5.5]);
  expect(chartOf([5, 8]).levels.map(({ rating }) => rating)).toEqual([5, 6, 7, 8]);
  expect(chartOf([-0.2, 0.4]).levels.map(({ rating }) => rating)).toEqual([-0.5, 0, 0.5]);
});

it('has room for a history of one match, or one that never moved', () => {
  expect(chartOf([5]).points).toHaveLength(1);
  for (const { y } of chartOf([5, 5, 5]).points) expect(Number.isFinite(y)).toBe(true);
});
