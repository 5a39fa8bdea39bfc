import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accepts, candidateStarts, choiceProblem } from './calendar.ts';
import { toggleBlock } from './cellSelection.ts';
import {
  cellsOfStarts,
  periodsOfStarts,
  type StartChoice,
  startsOfPeriods,
  turnStart,
  withCells,
} from './chosenStarts.ts';

const NOW = '2026-11-21T10:00:00.000Z';
const ZONE = 'Europe/Brussels';
const at = (halfHours: number): string => new Date(Date.UTC(2026, 10, 24, 17) + halfHours * 1_800_000).toISOString();
const slot = (from: number, to: number) => ({ fromTime: at(from), toTime: at(to) });
const dated = (from: number, to: number) => ({ date: '2026-11-24', ...slot(from, to) });
/** 18:00 to 23:00 in Brussels. */
const OFFER = { windows: [slot(0, 10)], duration: 90, timezone: ZONE, now: NOW };
const periodsOf = (...starts: number[]) => periodsOfStarts(starts.map(at), OFFER.duration, ZONE);

// R-chosen-starts
describe('starts as periods', () => {
  it('are one period where they follow each other, and each its own where others lie between them', () => {
    expect(periodsOf(0, 1)).toEqual([dated(0, 4)]);
    expect(periodsOf(3, 0)).toEqual([dated(0, 3), dated(3, 6)]);
    expect(periodsOf(0, 2, 3, 3)).toEqual([dated(0, 3), dated(2, 6)]);
    expect(periodsOf()).toEqual([]);
  });

  it('hold no start that was not chosen', () => {
    expect(startsOfPeriods(OFFER, periodsOf(0, 3))).toEqual([at(0), at(3)]);
    expect(startsOfPeriods(OFFER, [slot(0, 6)])).toEqual([at(0), at(1), at(2), at(3)]);
  });

  it('of half hours that are shorter than a match are joined where they touch', () => {
    expect(startsOfPeriods(OFFER, [slot(0, 1), slot(1, 2), slot(2, 4)])).toEqual([at(0), at(1)]);
  });

  it('bring back exactly what was chosen, and suit no other start', () => {
    const night = { windows: [{ fromTime: '2026-10-24T21:00:00.000Z', toTime: '2026-10-25T06:00:00.000Z' }] };
    const anyOffer = fc.record({
      duration: fc.constantFrom(30, 60, 90, 120, 180),
      windows: fc.constantFrom([slot(0, 10)], [slot(0, 6), slot(6, 9), slot(20, 30)], night.windows),
    });
    fc.assert(
      fc.property(anyOffer, fc.infiniteStream(fc.boolean()), ({ duration, windows }, ticks) => {
        const now = '2026-10-01T10:00:00.000Z';
        const all = candidateStarts(windows, duration, ZONE, now);
        const chosen = all.filter(() => ticks.next().value);
        const periods = periodsOfStarts(chosen, duration, ZONE);
        expect(startsOfPeriods({ windows, duration, timezone: ZONE, now }, periods)).toEqual(chosen);
        const suits = accepts(periods, duration);
        const taken = all.filter((start) => suits(Date.parse(start), Date.parse(start) + duration * 60_000));
        expect(taken).toEqual(chosen);
        if (chosen.length > 0) expect(choiceProblem(periods, windows, duration, ZONE, now)).toBeNull();
      }),
    );
  });
});

describe('a press on a start', () => {
  const offered = candidateStarts(OFFER.windows, OFFER.duration, ZONE, NOW);
  const none: StartChoice = { starts: new Set(), ratherNot: new Set() };

  it('chooses it, then marks it, then takes it out, beside any other start', () => {
    const press = (choice: StartChoice, start: number) => turnStart(choice, at(start));
    const both = press(press(none, 0), 1);
    expect([...both.starts]).toEqual([at(0), at(1)]);
    const marked = press(both, 0);
    expect([[...marked.starts], [...marked.ratherNot]]).toEqual([[at(0), at(1)], [at(0)]]);
    const left = press(marked, 0);
    expect([[...left.starts], [...left.ratherNot]]).toEqual([[at(1)], []]);
  });

  it('leaves every other one as it is, chosen or marked', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: offered.length - 1 }), { maxLength: 40 }), (presses) => {
        presses.reduce((choice, pressed) => {
          const next = turnStart(choice, at(pressed));
          const others = offered.filter((start) => start !== at(pressed));
          const chosenOf = ({ starts }: StartChoice) => others.filter((start) => starts.has(start));
          expect(chosenOf(next)).toEqual(chosenOf(choice));
          const markedOf = ({ ratherNot }: StartChoice) => others.filter((start) => ratherNot.has(start));
          expect(markedOf(next)).toEqual(markedOf(choice));
          expect([...next.ratherNot].every((start) => next.starts.has(start))).toBe(true);
          return next;
        }, none);
      }),
    );
  });
});

describe('half hours chosen on the grid', () => {
  const offered = candidateStarts(OFFER.windows, OFFER.duration, ZONE, NOW);
  const changed = (starts: number[], cells: number[]) =>
    withCells(starts.map(at), new Set(cells.map(at)), offered, OFFER.duration);

  it('are every start that lies in them', () => {
    expect([...changed([], [0, 1, 2, 3, 4])]).toEqual([at(0), at(1), at(2)]);
  });

  it('bring the starts they add, and leave what was ticked elsewhere as it was', () => {
    // Ticked alone: 18:00 and 19:30.
    expect([...changed([0, 3], [0, 1, 2, 3, 4, 5])]).toEqual([at(0), at(3)]);
    expect([...changed([0, 3], [0, 1, 2, 3, 4, 5, 6])]).toEqual([at(0), at(3), at(4)]);
  });

  it('take out the starts they no longer hold', () => {
    expect([...changed([0, 3], [3, 4, 5])]).toEqual([at(3)]);
  });

  it('show exactly the half hours that were chosen', () => {
    // Ticked alone: 18:00, 19:00 and 20:30; the first block is taken out, and half an hour in front of the last stays.
    expect([...changed([0, 2, 5], [3, 4, 5, 6, 7])].sort()).toEqual([at(3), at(4), at(5)]);
    fc.assert(
      fc.property(fc.subarray(offered), fc.nat({ max: 9 }), (starts, pressed) => {
        const before = cellsOfStarts(starts, OFFER.duration);
        const cells = toggleBlock(before, at(pressed), cellsOfStarts(offered, OFFER.duration), OFFER.duration);
        const after = cellsOfStarts(withCells(starts, cells, offered, OFFER.duration), OFFER.duration);
        expect([...after].sort()).toEqual([...cells].sort());
      }),
    );
  });

  it('are what they were as long as they are not changed', () => {
    fc.assert(
      fc.property(fc.subarray(offered), (starts) => {
        const cells = cellsOfStarts(starts, OFFER.duration);
        expect([...withCells(new Set(starts), cells, offered, OFFER.duration)].sort()).toEqual(starts);
      }),
    );
  });
});
