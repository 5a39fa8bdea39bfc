import { expect, it } from 'vitest';
import { DAY_PARTS, PART_BEGINS, partOf } from './dayParts.ts';

it('every part begins in itself', () => {
  expect(DAY_PARTS.map((part) => partOf(PART_BEGINS[part]))).toEqual([...DAY_PARTS]);
});

it('the night belongs to the nearest part', () => {
  expect(['00:30', '06:00', '12:30', '16:30', '17:00', '23:30'].map(partOf)).toEqual([
    'MORNING',
    'MORNING',
    'AFTERNOON',
    'AFTERNOON',
    'EVENING',
    'EVENING',
  ]);
});
