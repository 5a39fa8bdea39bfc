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

test('a clock that begins elsewhere goes on from there, and does so again after it was set', () => {
  const beginning = new Date('2030-12-31T22:30:00Z');
  const clock = movableClock(null, beginning);
  const isNear = () => Math.abs(clock.now().getTime() - beginning.getTime()) < 10_000;
  expect(isNear()).toBe(true);
  clock.set(new Date('2031-02-01T00:00:00Z'));
  expect(isNear()).toBe(false);
  clock.set(null);
  expect([isNear(), clock.isSet?.(), movableClock().isSet?.()]).toEqual([true, true, false]);
});
