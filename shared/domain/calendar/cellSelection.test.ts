import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toggleBlock, toggleDay, turnBlock } from './cellSelection.ts';

/** Cell number n of a day that starts at 18:00 UTC; numbers go on past midnight. */
const cell = (n: number): string => new Date(Date.UTC(2026, 5, 1, 18) + n * 1_800_000).toISOString();
const cells = (...numbers: number[]): Set<string> => new Set(numbers.map(cell));
const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);
const click = (selected: number[], n: number, active: number[], minutes = 60): string[] =>
  [...toggleBlock(cells(...selected), cell(n), cells(...active), minutes)].sort();
const sorted = (...numbers: number[]): string[] => [...cells(...numbers)].sort();

describe('toggleBlock on an unselected cell', () => {
  const day = range(0, 8);

  it('selects the block that starts there', () => {
    expect(click([], 2, day)).toEqual(sorted(2, 3));
    expect(click([], 0, day, 120)).toEqual(sorted(0, 1, 2, 3));
    expect(click([], 7, day, 30)).toEqual(sorted(7));
  });

  it('selects the latest block holding the cell when it does not fit forward', () => {
    expect(click([], 7, day)).toEqual(sorted(6, 7));
    expect(click([], 7, day, 120)).toEqual(sorted(4, 5, 6, 7));
    expect(click([], 2, [0, 1, 2, 3, 5, 6], 90)).toEqual(sorted(1, 2, 3));
  });

  it('changes nothing where no block fits or the cell is not offered', () => {
    expect(click([0, 1], 5, [0, 1, 5])).toEqual(sorted(0, 1));
    expect(click([0, 1], 4, [0, 1, 5, 6])).toEqual(sorted(0, 1));
  });

  it('grows a neighbouring block', () => {
    expect(click([2, 3], 1, day)).toEqual(sorted(1, 2, 3));
  });
});

describe('toggleBlock on a selected cell', () => {
  const day = range(0, 8);

  it('removes the block, from any of its cells', () => {
    expect(click([2, 3], 2, day)).toEqual([]);
    expect(click([2, 3], 3, day)).toEqual([]);
  });

  it('removes one block of a longer run and keeps the rest', () => {
    expect(click([0, 1, 2, 3], 0, day)).toEqual(sorted(2, 3));
    expect(click([0, 1, 2, 3], 1, day)).toEqual(sorted(2, 3));
    expect(click([0, 1, 2, 3], 2, day)).toEqual(sorted(0, 1));
    expect(click([0, 1, 2, 3], 3, day)).toEqual(sorted(0, 1));
  });

  it('shortens a run that cannot lose a whole block', () => {
    expect(click([1, 2, 3], 1, day)).toEqual(sorted(2, 3));
    expect(click([1, 2, 3], 3, day)).toEqual(sorted(1, 2));
    expect(click([1, 2, 3], 2, day)).toEqual([]);
    expect(click([0, 1, 2, 3, 4], 2, day)).toEqual(sorted(0, 1, 3, 4));
  });

  it('leaves other runs alone', () => {
    expect(click([0, 1, 4, 5], 4, day)).toEqual(sorted(0, 1));
  });
});

const runs = (selected: ReadonlySet<string>): number[] => {
  const lengths: number[] = [];
  for (let n = 0; n < 60; n++) {
    if (!selected.has(cell(n))) continue;
    if (n > 0 && selected.has(cell(n - 1))) lengths.push((lengths.pop() ?? 0) + 1);
    else lengths.push(1);
  }
  return lengths;
};
const activeDays = fc.uniqueArray(fc.nat(40), { maxLength: 41 }).map((numbers) => cells(...numbers));
const clicks = fc.array(fc.nat(40), { maxLength: 25 });
const lengthsOfMatch = fc.integer({ min: 1, max: 5 });

// R-rather-not
describe('turnBlock', () => {
  const turn = (chosen: number[], ratherNot: number[], n: number) => {
    const marked = { chosen: cells(...chosen), ratherNot: cells(...ratherNot) };
    const turned = turnBlock(marked, cell(n), cells(...range(0, 8)), 60);
    return turned && [...turned].sort();
  };

  it('adds a block, marks it, and takes it out', () => {
    expect(turn([], [], 2)).toEqual(sorted(2, 3));
    expect(turn([2, 3], [], 2)).toBeNull();
    expect(turn([2, 3], [2, 3], 2)).toEqual([]);
  });

  it('adds the match that begins in the middle of another one', () => {
    expect(turn([2, 3], [], 3)).toEqual(sorted(2, 3, 4));
    expect(turn([2, 3], [2, 3], 3)).toEqual(sorted(2, 3, 4));
  });

  it('marks the end of a window, where no match can begin', () => {
    expect(turn([6, 7], [], 7)).toBeNull();
    expect(turn([6, 7], [6, 7], 7)).toEqual([]);
  });
});

describe('any sequence of clicks', () => {
  it('keeps every run playable, within the offered cells, and changes the clicked cell or nothing', () => {
    fc.assert(
      fc.property(activeDays, clicks, lengthsOfMatch, (active, numbers, length) => {
        let selected = new Set<string>();
        for (const n of numbers) {
          const before = selected;
          selected = toggleBlock(before, cell(n), active, length * 30);
          expect([...selected].every((one) => active.has(one))).toBe(true);
          expect(runs(selected).every((run) => run >= length)).toBe(true);
          if (before.has(cell(n))) expect(selected.has(cell(n))).toBe(false);
          else if (!selected.has(cell(n))) expect(selected).toEqual(before);
        }
      }),
    );
  });

  it('is undone by a second click where the block stands alone', () => {
    fc.assert(
      fc.property(activeDays, fc.nat(40), lengthsOfMatch, (active, n, length) => {
        const once = toggleBlock(new Set(), cell(n), active, length * 30);
        expect(toggleBlock(once, cell(n), active, length * 30).size).toBe(0);
      }),
    );
  });
});

describe('toggleDay', () => {
  const toggled = (selected: number[], day: number[], minutes = 60, active?: number[]): string[] =>
    [...toggleDay(cells(...selected), [...cells(...day)], minutes, active && cells(...active))].sort();

  it('selects every block that fits, and nothing where none does', () => {
    expect(toggled([], [0, 1, 2, 5, 7, 8])).toEqual(sorted(0, 1, 2, 7, 8));
    expect(toggled([20, 21], [5])).toEqual(sorted(20, 21));
  });

  it('completes a day that is selected in part', () => {
    expect(toggled([0, 1], [0, 1, 2, 3])).toEqual(sorted(0, 1, 2, 3));
  });

  it('clears a day that is selected wholly, and no other', () => {
    expect(toggled([0, 1, 2, 3, 40, 41], [0, 1, 2, 3])).toEqual(sorted(40, 41));
  });

  it('selects starts whose match ends after midnight, and clears them again', () => {
    const evening = [10, 11];
    const active = [10, 11, 12, 13, 14];
    expect(toggled([], evening, 60, active)).toEqual(sorted(10, 11, 12));
    expect(toggled([10, 11, 12], evening, 60, active)).toEqual([]);
    expect(toggled([10, 11, 12, 13], evening, 60, active)).toEqual(sorted(12, 13));
  });

  it('twice is as before, for an empty selection', () => {
    fc.assert(
      fc.property(activeDays, lengthsOfMatch, (day, length) => {
        const once = toggleDay(new Set(), day, length * 30);
        expect(runs(once).every((run) => run >= length)).toBe(true);
        expect(toggleDay(once, day, length * 30).size).toBe(0);
      }),
    );
  });
});
