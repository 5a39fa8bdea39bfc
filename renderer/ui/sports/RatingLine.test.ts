import { expect, it } from 'vitest';
import { sparkOf } from './RatingLine.tsx';

it('draws from the first to the last, the highest at the top', () => {
  expect(sparkOf([4, 5])).toEqual({ path: 'M6 38L194 6', middle: 22, end: { x: 194, y: 6 } });
});

it('lets a small change be small', () => {
  expect(sparkOf([5, 5.05]).end.y).toBeCloseTo(20.4);
});

it('draws one that stands still in the middle', () => {
  expect(sparkOf([5])).toMatchObject({ path: 'M6 22', end: { x: 6, y: 22 } });
});
