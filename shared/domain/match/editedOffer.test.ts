import { describe, expect, test } from 'vitest';
import type { Offer } from './agreement.ts';
import { adaptAnswer } from './editedOffer.ts';

const NOW = '2026-11-20T09:00:00.000Z';
const period = (from: number, to: number) => ({
  fromTime: `2026-11-21T${String(from).padStart(2, '0')}:00:00.000Z`,
  toTime: `2026-11-21T${String(to).padStart(2, '0')}:00:00.000Z`,
});
const offer = (windows: [number, number][], venues = ['a', 'b']): Offer => ({
  windows: windows.map(([from, to]) => period(from, to)),
  venues,
  duration: 60,
  timezone: 'Europe/Brussels',
});
const everything = { id: 'x', slots: null, venues: null };

describe('keepAnswer', () => {
  test('who accepted everything accepts nothing that was added', () => {
    const kept = adaptAnswer(
      everything,
      offer([[10, 12]]),
      offer(
        [
          [10, 12],
          [18, 20],
        ],
        ['a', 'b', 'c'],
      ),
      NOW,
    );
    expect(kept).toEqual({ slots: [period(10, 12)], venues: ['a', 'b'], touched: false });
  });
  test('and stays as they are where nothing has changed', () => {
    expect(adaptAnswer(everything, offer([[10, 12]]), offer([[10, 12]]), NOW)).toEqual({
      slots: null,
      venues: null,
      touched: false,
    });
  });
  test('what was offered in windows that touch stays one time (R-chosen-starts)', () => {
    const [before, after] = [
      offer([
        [10, 11],
        [11, 12],
      ]),
      offer([[10, 14]]),
    ];
    expect(adaptAnswer(everything, before, after, NOW).slots).toEqual([period(10, 12)]);
    expect(adaptAnswer(everything, before, offer([[10, 12]]), NOW).slots).toBeNull();
  });
  test('a choice of which something is left is not touched', () => {
    const chosen = { id: 'x', slots: [period(10, 12)], venues: ['b'] };
    const kept = adaptAnswer(chosen, offer([[10, 12]]), offer([[11, 14]]), NOW);
    expect(kept).toEqual({ slots: chosen.slots, venues: ['b'], touched: false });
  });
  test.each([
    ['no time is left', offer([[18, 20]])],
    ['less than a match is left', { ...offer([[11, 14]]), duration: 90 }],
    ['the venue is gone', offer([[10, 12]], ['a', 'c'])],
  ])('%s: touched, and the choice is not forgotten', (_name, after) => {
    const chosen = { id: 'x', slots: [period(10, 12)], venues: ['b'] };
    expect(adaptAnswer(chosen, offer([[10, 12]]), after, NOW)).toEqual({
      slots: chosen.slots,
      venues: ['b'],
      touched: true,
    });
  });
  test('what is past does not count as left', () => {
    const chosen = { id: 'x', slots: [period(10, 12)], venues: null };
    expect(adaptAnswer(chosen, offer([[10, 12]]), offer([[10, 12]]), '2026-11-21T11:30:00.000Z').touched).toBe(true);
  });
});
