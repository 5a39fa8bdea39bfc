import { expect, test } from 'vitest';
import { movableClock, systemClock } from './clock.ts';

test('a movable clock stands where it was set, and runs again with null', () => {
  const instant = new Date('2027-03-28T00:59:59Z');
  const clock = movableClock(instant);
  expect(clock.now()).toEqual(instant);
  clock.set(new Date('2030-01-01T00:00:00Z'));
  expect(clock.now().getUTCFullYear()).toBe(2030);
  clock.set(null);
  expect(Math.abs(clock.now().getTime() - systemClock.now().getTime())).toBeLessThan(1000);
});

test('changing the answer of a movable clock does not move it', () => {
  const clock = movableClock(new Date('2027-01-01T00:00:00Z'));
  clock.now().setUTCFullYear(1999);
  expect(clock.now().getUTCFullYear()).toBe(2027);
});
