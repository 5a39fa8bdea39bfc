import { expect, it } from 'vitest';
import { levelScale } from './ScalePicture.tsx';

it('begins and ends at half levels around everything that stands on it', () => {
  const { from, to, marks, at } = levelScale([4.76, 4.52, 5.47], 0.7);
  expect([from, to]).toEqual([4, 5.5]);
  expect(at(4)).toBe(0);
  expect(at(4.75)).toBe(50);
  expect(at(5.5)).toBe(100);
  expect(marks).toEqual([33.33, 66.67]);
});

it('has the band around the level, as long as both of its sides', () => {
  const { at, band } = levelScale([5, 4.8], 0.5);
  expect(band).toEqual({ left: 0, length: 100 });
  expect(at(5)).toBe(50);
  expect(levelScale([5, 4, 6], 0.5).band).toEqual({ left: 25, length: 50 });
});

it('opens no half level for a rounding error, and is never without length', () => {
  expect(levelScale([4.7], 0.3).to).toBe(5);
  expect(levelScale([5], 0)).toMatchObject({ from: 5, to: 5.5, marks: [], band: { left: 0, length: 0 } });
});
