import { describe, expect, test } from 'vitest';
import type { Offer } from './agreement.ts';
import { adaptAnswer, firstChosen, type MarkedChoice, marksAfter, marksAfterEdit, reluctance } from './ratherNot.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour)).toISOString();
const period = (from: number, to: number) => ({ fromTime: at(from), toTime: at(to) });
const chosen: MarkedChoice = {
  slots: [period(18, 21)],
  venues: ['hall', 'park'],
  ratherNot: { slots: [period(19, 21)], venues: ['park'] },
};

describe('marks (R-rather-not)', () => {
  test('are about the starts in them, and no other that overlaps them', () => {
    const isReluctant = (of: MarkedChoice, from: number, to: number) =>
      reluctance(of, 60)(Date.parse(at(from)), Date.parse(at(to)));
    expect(isReluctant(chosen, 19, 20)).toBe(true);
    expect(isReluctant(chosen, 20, 21)).toBe(true);
    expect(isReluctant(chosen, 18.5, 19.5)).toBe(false);
    expect(isReluctant({ ...chosen, ratherNot: null }, 19, 20)).toBe(false);
  });

  test('that touch mark no start between them', () => {
    const apart = { ...chosen, ratherNot: { slots: [period(18, 19), period(19, 20)], venues: [] } };
    const kept = marksAfter(apart, { slots: [period(18, 21)], ratherNot: null }, 60);
    expect(kept?.slots).toEqual([period(18, 19), period(19, 20)]);
    expect(
      marksAfterEdit(apart, { windows: [period(17, 21)], venues: [], duration: 60, timezone: 'UTC' })?.slots,
    ).toEqual(kept?.slots);
  });

  test('stay as far as they are in a new choice that says nothing of them', () => {
    expect(marksAfter(chosen, { slots: [period(17, 20)], ratherNot: null }, 60)).toEqual({
      slots: [period(19, 20)],
      venues: ['park'],
    });
    expect(marksAfter(chosen, { venues: ['hall'], ratherNot: null }, 60)).toEqual({
      slots: [period(19, 21)],
      venues: [],
    });
  });

  test('are what a new choice says', () => {
    const marks = marksAfter(chosen, { slots: [period(18, 19)], ratherNot: [period(18, 19)] }, 60);
    expect(marks).toEqual({ slots: [period(18, 19)], venues: ['park'] });
    const none = marksAfter({ ...chosen, ratherNot: null }, { venues: ['hall'], ratherNot: [] }, 60);
    expect(none).toBeNull();
  });

  test('go with what is not offered any more', () => {
    const offer = { windows: [period(20, 23)], venues: ['hall'], duration: 60, timezone: 'UTC' };
    expect(marksAfterEdit(chosen, offer)).toEqual({ slots: [period(20, 21)], venues: [] });
    expect(marksAfterEdit(chosen, { ...offer, windows: [period(10, 12)] })).toBeNull();
  });

  test('come with the times and with the venues they belong to', () => {
    const draft: MarkedChoice = {
      slots: [period(10, 12)],
      venues: null,
      ratherNot: { slots: [period(10, 11)], venues: [] },
    };
    expect(firstChosen(draft, chosen)).toEqual({
      slots: draft.slots,
      venues: chosen.venues,
      ratherNot: { slots: [period(10, 11)], venues: ['park'] },
    });
    expect(firstChosen(chosen, draft)).toEqual(chosen);
  });
});

const NOW = '2026-11-20T09:00:00.000Z';
const hoursOf = (from: number, to: number) => ({
  fromTime: `2026-11-21T${String(from).padStart(2, '0')}:00:00.000Z`,
  toTime: `2026-11-21T${String(to).padStart(2, '0')}:00:00.000Z`,
});
const offer = (windows: [number, number][], venues = ['a', 'b']): Offer => ({
  windows: windows.map(([from, to]) => hoursOf(from, to)),
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
    expect(kept).toEqual({ slots: [hoursOf(10, 12)], venues: ['a', 'b'], touched: false });
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
    expect(adaptAnswer(everything, before, after, NOW).slots).toEqual([hoursOf(10, 12)]);
    expect(adaptAnswer(everything, before, offer([[10, 12]]), NOW).slots).toBeNull();
  });
  test('a choice of which something is left is not touched', () => {
    const chosen = { id: 'x', slots: [hoursOf(10, 12)], venues: ['b'] };
    const kept = adaptAnswer(chosen, offer([[10, 12]]), offer([[11, 14]]), NOW);
    expect(kept).toEqual({ slots: chosen.slots, venues: ['b'], touched: false });
  });
  test.each([
    ['no time is left', offer([[18, 20]])],
    ['less than a match is left', { ...offer([[11, 14]]), duration: 90 }],
    ['the venue is gone', offer([[10, 12]], ['a', 'c'])],
  ])('%s: touched, and the choice is not forgotten', (_name, after) => {
    const chosen = { id: 'x', slots: [hoursOf(10, 12)], venues: ['b'] };
    expect(adaptAnswer(chosen, offer([[10, 12]]), after, NOW)).toEqual({
      slots: chosen.slots,
      venues: ['b'],
      touched: true,
    });
  });
  test('what is past does not count as left', () => {
    const chosen = { id: 'x', slots: [hoursOf(10, 12)], venues: null };
    expect(adaptAnswer(chosen, offer([[10, 12]]), offer([[10, 12]]), '2026-11-21T11:30:00.000Z').touched).toBe(true);
  });
});
