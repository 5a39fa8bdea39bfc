import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLate, listMinutes, nextWave } from './nextWave.ts';

const COLUMNS = [24, 12, 8, 6, 4, 2, 1];
/** By minutes left, for so many people not asked yet: how many are asked, and for how many minutes. */
const TABLE: [number, string[]][] = [
  [2670, ['2x90', '1x90', '1x135', '1x180', '1x180', '1x180', '1x180']],
  [1770, ['2x60', '1x60', '1x90', '1x120', '1x175', '1x180', '1x180']],
  [870, ['3x45', '2x60', '1x45', '1x60', '1x85', '1x175', '1x180']],
  [480, ['3x25', '2x30', '1x25', '1x30', '1x50', '1x95', '1x180']],
  [330, ['3x15', '2x20', '1x15', '1x20', '1x35', '1x65', '1x130']],
  [180, ['6x10', '3x10', '2x10', '2x15', '1x10', '1x25', '1x45']],
  [90, ['11x10', '6x10', '4x10', '3x10', '2x10', '1x10', '1x25']],
  [45, ['24x45', '12x45', '8x45', '6x45', '4x45', '2x45', '1x45']],
];

describe('the next wave (R-substitute-waves)', () => {
  test.each(TABLE)('with %i minutes left', (left, row) => {
    const waves = COLUMNS.map((candidates) => nextWave({ left, candidates }));
    expect(waves.map((wave) => `${wave?.batch}x${wave?.minutes}`)).toEqual(row);
  });

  test('asks as many as there are spots at least, and never more than there are people', () => {
    expect(nextWave({ left: 2670, candidates: 8, spots: 3 })).toEqual({ batch: 3, minutes: 135 });
    expect(nextWave({ left: 2670, candidates: 2, spots: 3 })?.batch).toBe(2);
  });

  test('is none without time or people', () => {
    expect(nextWave({ left: 0, candidates: 5 })).toBeNull();
    expect(nextWave({ left: -20, candidates: 5 })).toBeNull();
    expect(nextWave({ left: 500, candidates: 0 })).toBeNull();
  });

  const minutesLeft = fc.integer({ min: 1, max: 60 * 24 * 60 });
  const people = fc.integer({ min: 1, max: 200 });
  const spots = fc.integer({ min: 1, max: 3 });

  test('has asked everybody before the cut-off when nobody answers', () => {
    fc.assert(
      fc.property(minutesLeft, people, spots, (minutes, candidates, free) => {
        let [left, unasked] = [minutes, candidates];
        for (let wave = nextWave({ left, candidates: unasked, spots: free }); wave !== null; ) {
          expect(wave.batch).toBeGreaterThan(0);
          expect(wave.minutes).toBeGreaterThan(0);
          left -= wave.minutes;
          unasked -= wave.batch;
          wave = nextWave({ left, candidates: unasked, spots: free });
        }
        expect(unasked).toBe(0);
        expect(left).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 2000 },
    );
  });

  test('never asks fewer of the same list with less time', () => {
    fc.assert(
      fc.property(minutesLeft, minutesLeft, people, spots, (one, other, candidates, free) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((left) =>
          nextWave({ left, candidates, spots: free }),
        );
        expect(less?.batch).toBeGreaterThanOrEqual(more?.batch ?? 0);
      }),
      { numRuns: 2000 },
    );
  });

  test('never asks fewer from one minute to the next, for every list of up to 40', () => {
    for (let candidates = 1; candidates <= 40; candidates += 1) {
      let before = candidates;
      for (let left = 1; left <= 3000; left += 1) {
        const batch = nextWave({ left, candidates })?.batch ?? 0;
        if (batch > before) expect({ left, candidates, batch }).toEqual({ left, candidates, batch: before });
        before = batch;
      }
    }
  });
});

// R-substitute-strangers
describe('a list', () => {
  test.each([
    [1000, 400],
    [181, 72],
    [180, 45],
    [40, 10],
    [0, 0],
  ])('of which people are asked from %i minutes before the cut-off has been gone through after %i', (left, minutes) => {
    expect(listMinutes(left)).toBe(minutes);
  });

  test.each([
    [46, false],
    [45, true],
  ])('with %i minutes left is asked at once: %s', (left, late) => {
    expect(isLate(left)).toBe(late);
  });
});
