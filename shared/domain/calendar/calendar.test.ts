import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Period } from '../values.ts';
import {
  candidateStarts,
  cellsOf,
  cellsOfPeriods,
  choiceProblem,
  commonSlots,
  earliestCommonSlot,
  toPeriods,
} from './calendar.ts';
import { zoneOffsetMinutes } from './zone.ts';

const BRUSSELS = 'Europe/Brussels';
const LONG_AGO = '2020-01-01T00:00:00.000Z';
const period = (fromTime: string, toTime: string): Period => ({ fromTime, toTime });
/** A period of one UTC day, by its clock times. */
const utc = (from: string, to: string, day = '2026-06-01'): Period =>
  period(`${day}T${from}:00.000Z`, `${day}T${to}:00.000Z`);
const at = (time: string, day = '2026-06-01'): string => `${day}T${time}:00.000Z`;

const ZONES = ['UTC', BRUSSELS, 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'America/St_Johns'];
/** Minutes from the start of 2026; changes of summer time of both hemispheres lie within. */
const moment = fc.integer({ min: 0, max: 500_000 }).map((minutes) => Date.UTC(2026, 0, 1) + minutes * 60_000);
const anyPeriod = fc
  .tuple(moment, fc.integer({ min: 1, max: 600 }))
  .map(([from, minutes]) => period(new Date(from).toISOString(), new Date(from + minutes * 60_000).toISOString()));

describe('cellsOf', () => {
  it('has only the cells that lie wholly within the window', () => {
    expect(cellsOf(utc('18:15', '20:00'), 'UTC')).toEqual([at('18:30'), at('19:00'), at('19:30')]);
    expect(cellsOf(utc('18:00', '18:59'), 'UTC')).toEqual([at('18:00')]);
    expect(cellsOf(utc('18:05', '18:55'), 'UTC')).toEqual([]);
    expect(cellsOf(utc('18:00', '18:00'), 'UTC')).toEqual([]);
  });

  it('follows the half hours of a wall clock at +05:45', () => {
    expect(cellsOf(utc('12:00', '13:20'), 'Asia/Kathmandu')).toEqual([at('12:15'), at('12:45')]);
  });

  it('leaves out the skipped hour of a spring night', () => {
    const night = period('2026-03-29T00:30:00.000Z', '2026-03-29T02:00:00.000Z');
    // Wall clock: 01:30, then 03:00 and 03:30.
    expect(cellsOf(night, BRUSSELS)).toEqual([
      '2026-03-29T00:30:00.000Z',
      '2026-03-29T01:00:00.000Z',
      '2026-03-29T01:30:00.000Z',
    ]);
  });

  it('has both cells of the repeated hour of an autumn night', () => {
    const night = period('2026-10-25T00:00:00.000Z', '2026-10-25T02:00:00.000Z');
    // Wall clock: 02:00, 02:30, 02:00 and 02:30 again.
    expect(cellsOf(night, BRUSSELS)).toHaveLength(4);
  });

  it('finds the new grid where a zone moves its clock by a quarter hour', () => {
    // Nepal went from +05:30 to +05:45 at the start of 1986.
    const newYear = period('1985-12-31T18:00:00.000Z', '1985-12-31T20:00:00.000Z');
    expect(cellsOf(newYear, 'Asia/Kathmandu')).toEqual([
      '1985-12-31T18:00:00.000Z',
      '1985-12-31T18:45:00.000Z',
      '1985-12-31T19:15:00.000Z',
    ]);
    expect(cellsOf({ ...newYear, fromTime: '1985-12-31T18:15:00.000Z' }, 'Asia/Kathmandu')).toEqual([
      '1985-12-31T18:45:00.000Z',
      '1985-12-31T19:15:00.000Z',
    ]);
  });

  it('starts every cell on the wall clock half hour, inside the window', () => {
    fc.assert(
      fc.property(anyPeriod, fc.constantFrom(...ZONES), (window, zone) => {
        const cells = cellsOf(window, zone);
        for (const cell of cells) {
          const wall = new Date(Date.parse(cell) + zoneOffsetMinutes(cell, zone) * 60_000);
          expect(wall.getUTCMinutes() % 30).toBe(0);
          expect(cell >= window.fromTime).toBe(true);
          expect(Date.parse(cell) + 1_800_000).toBeLessThanOrEqual(Date.parse(window.toTime));
        }
        const length = Date.parse(window.toTime) - Date.parse(window.fromTime);
        expect(cells.length).toBeGreaterThanOrEqual(Math.floor(length / 1_800_000) - 1);
      }),
    );
  });
});

describe('candidateStarts', () => {
  it('lists every half hour from which the match still fits', () => {
    expect(candidateStarts([utc('18:00', '20:00')], 90, 'UTC', LONG_AGO)).toEqual([at('18:00'), at('18:30')]);
  });

  it('joins overlapping and touching windows, and does not bridge a gap', () => {
    const windows = [utc('19:00', '20:00'), utc('18:00', '19:00'), utc('18:30', '19:30'), utc('20:30', '21:00')];
    expect(candidateStarts(windows, 120, 'UTC', LONG_AGO)).toEqual([at('18:00')]);
    expect(candidateStarts(windows, 150, 'UTC', LONG_AGO)).toEqual([]);
  });

  it('keeps the longer of two windows of which one holds the other', () => {
    const windows = [utc('18:00', '20:00'), utc('18:30', '19:00')];
    expect(candidateStarts(windows, 120, 'UTC', LONG_AGO)).toEqual([at('18:00')]);
  });

  it('starts after now, not at now', () => {
    expect(candidateStarts([utc('18:00', '20:00')], 60, 'UTC', at('18:00'))).toEqual([at('18:30'), at('19:00')]);
    expect(candidateStarts([utc('18:00', '20:00')], 60, 'UTC', at('19:00'))).toEqual([]);
  });

  it('plays true minutes over a night that changes its clock', () => {
    const night = period('2026-03-29T00:00:00.000Z', '2026-03-29T02:00:00.000Z');
    expect(candidateStarts([night], 90, BRUSSELS, LONG_AGO)).toEqual([
      '2026-03-29T00:00:00.000Z',
      '2026-03-29T00:30:00.000Z',
    ]);
  });

  it('agrees with runs of consecutive cells', () => {
    fc.assert(
      fc.property(
        fc.array(anyPeriod, { maxLength: 6 }),
        fc.constantFrom(...ZONES),
        fc.integer({ min: 1, max: 8 }),
        (windows, zone, length) => {
          const cells = new Set(cellsOfPeriods(windows, zone));
          const runs = [...cells].filter((cell) =>
            Array.from({ length }, (_, i) => new Date(Date.parse(cell) + i * 1_800_000).toISOString()).every((c) =>
              cells.has(c),
            ),
          );
          expect(candidateStarts(windows, length * 30, zone, LONG_AGO)).toEqual(runs);
        },
      ),
    );
  });
});

describe('choiceProblem', () => {
  const windows = [utc('18:00', '21:00'), utc('08:00', '10:00', '2026-06-02')];
  const problem = (chosen: Period[], now = LONG_AGO) => choiceProblem(chosen, windows, 60, 'UTC', now);

  it('accepts blocks within the windows', () => {
    expect(problem([utc('18:00', '19:00'), utc('08:30', '10:00', '2026-06-02')])).toBeNull();
  });

  it('counts touching cells as one block', () => {
    expect(problem([utc('18:30', '19:00'), utc('18:00', '18:30')])).toBeNull();
    expect(problem([utc('18:00', '18:30'), utc('19:00', '19:30')])).toBe('short');
  });

  it('refuses a cell outside the windows', () => {
    expect(problem([utc('20:30', '21:30')])).toBe('outside');
    expect(problem([utc('12:00', '13:00')])).toBe('outside');
  });

  it('refuses what has begun', () => {
    expect(problem([utc('18:00', '19:00')], at('18:00'))).toBe('past');
    expect(problem([utc('18:00', '19:00')], at('17:59'))).toBeNull();
  });

  it('refuses blocks that are too short, empty, reversed or missing', () => {
    expect(problem([utc('18:00', '18:30')])).toBe('short');
    expect(problem([utc('18:00', '19:00'), utc('20:00', '20:00')])).toBe('short');
    expect(problem([utc('19:00', '18:00')])).toBe('short');
    expect(problem([])).toBe('short');
  });

  it('refuses ends beside the wall clock half hours', () => {
    expect(problem([utc('18:15', '19:15')])).toBe('offGrid');
    expect(problem([utc('18:00', '19:10')])).toBe('offGrid');
    expect(choiceProblem([utc('18:15', '19:15')], windows, 60, 'Asia/Kathmandu', LONG_AGO)).toBeNull();
    expect(choiceProblem([utc('18:00', '19:00')], windows, 60, 'Asia/Kathmandu', LONG_AGO)).toBe('offGrid');
  });
});

describe('earliestCommonSlot', () => {
  const windows = [utc('18:00', '21:00')];

  it('takes the first window slot when nobody chose', () => {
    expect(earliestCommonSlot(windows, [null, null, null], 60, 'UTC', LONG_AGO)).toEqual(utc('18:00', '19:00'));
    expect(earliestCommonSlot(windows, [], 60, 'UTC', at('18:10'))).toEqual(utc('18:30', '19:30'));
  });

  it('takes the first slot that lies in everybody’s choice', () => {
    const choices = [[utc('18:00', '20:00')], null, [utc('19:30', '21:00'), utc('18:30', '19:30')]];
    expect(earliestCommonSlot(windows, choices, 90, 'UTC', LONG_AGO)).toEqual(utc('18:30', '20:00'));
    expect(commonSlots(windows, choices, 60, 'UTC', LONG_AGO)).toEqual([utc('18:30', '19:30')]);
  });

  it('takes no slot over two periods of a choice that touch: both are starts, what is between them is none (R-chosen-starts)', () => {
    const ticked = [utc('18:00', '19:30'), utc('19:30', '21:00')];
    expect(earliestCommonSlot(windows, [ticked, [utc('18:30', '21:00')]], 90, 'UTC', LONG_AGO)).toEqual(ticked[1]);
    expect(earliestCommonSlot(windows, [ticked, [utc('18:30', '20:30')]], 90, 'UTC', LONG_AGO)).toBeNull();
  });

  it('is null when the choices only touch, or one of them is empty', () => {
    expect(
      earliestCommonSlot(windows, [[utc('18:00', '19:00')], [utc('19:00', '20:00')]], 60, 'UTC', LONG_AGO),
    ).toBeNull();
    expect(earliestCommonSlot(windows, [null, []], 60, 'UTC', LONG_AGO)).toBeNull();
  });

  it('never leaves the windows, even where everybody’s choice does', () => {
    expect(earliestCommonSlot(windows, [[utc('16:00', '18:30')]], 60, 'UTC', LONG_AGO)).toBeNull();
  });

  it('offers nothing that a choice of one block would be refused for', () => {
    fc.assert(
      fc.property(
        fc.array(anyPeriod, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...ZONES),
        moment,
        (offered, zone, nowMs) => {
          const now = new Date(nowMs).toISOString();
          for (const slot of commonSlots(offered, [null], 60, zone, now).slice(0, 5)) {
            expect(choiceProblem([slot], offered, 60, zone, now)).toBeNull();
          }
        },
      ),
    );
  });
});

describe('toPeriods', () => {
  it('joins consecutive cells and dates each block by the venue', () => {
    expect(toPeriods([at('22:30'), at('22:00'), at('20:00')], BRUSSELS)).toEqual([
      { date: '2026-06-01', ...utc('20:00', '20:30') },
      { date: '2026-06-02', ...utc('22:00', '23:00') },
    ]);
  });

  it('keeps a block over midnight whole, on the day it starts', () => {
    expect(toPeriods([at('21:30'), at('22:00')], BRUSSELS)).toEqual([{ date: '2026-06-01', ...utc('21:30', '22:30') }]);
  });

  it('is undone by cellsOfPeriods', () => {
    fc.assert(
      fc.property(fc.array(anyPeriod, { maxLength: 5 }), fc.constantFrom(...ZONES), (periods, zone) => {
        const cells = cellsOfPeriods(periods, zone);
        expect(cells).toEqual([...new Set(cells)].sort());
        expect(cellsOfPeriods(toPeriods(cells, zone), zone)).toEqual(cells);
      }),
    );
  });
});
