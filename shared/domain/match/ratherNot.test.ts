import { describe, expect, test } from 'vitest';
import { firstChosen, isReluctantAt, type MarkedChoice, marksAfter, marksAfterEdit } from './ratherNot.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour)).toISOString();
const period = (from: number, to: number) => ({ fromTime: at(from), toTime: at(to) });
const chosen: MarkedChoice = {
  slots: [period(18, 21)],
  venues: ['hall', 'park'],
  ratherNot: { slots: [period(19, 21)], venues: ['park'] },
};

describe('marks (R-rather-not)', () => {
  test('are about every slot that they are a part of', () => {
    expect(isReluctantAt(chosen, period(18, 20))).toBe(true);
    expect(isReluctantAt(chosen, period(18, 19))).toBe(false);
    expect(isReluctantAt({ ratherNot: null }, period(18, 20))).toBe(false);
  });

  test('stay as far as they are in a new choice that says nothing of them', () => {
    expect(marksAfter(chosen, { slots: [period(17, 20)], ratherNot: null })).toEqual({
      slots: [period(19, 20)],
      venues: ['park'],
    });
    expect(marksAfter(chosen, { venues: ['hall'], ratherNot: null })).toEqual({
      slots: [period(19, 21)],
      venues: [],
    });
  });

  test('are what a new choice says', () => {
    const marks = marksAfter(chosen, { slots: [period(18, 19)], ratherNot: [period(18, 19)] });
    expect(marks).toEqual({ slots: [period(18, 19)], venues: ['park'] });
    const none = marksAfter({ ...chosen, ratherNot: null }, { venues: ['hall'], ratherNot: [] });
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
