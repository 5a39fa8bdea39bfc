/** What a click on the calendar grid selects and removes (R-calendar-grid). Cells are named by their start. */

import { CELL_MINUTES } from '../values.ts';
import { CELL_MS } from './calendar.ts';

const shifted = (cell: string, cells: number): string => new Date(Date.parse(cell) + cells * CELL_MS).toISOString();

// Not the Set methods of ES2025: phones of 2023 lack them.
const joined = (cells: ReadonlySet<string>, more: Iterable<string>): Set<string> => new Set([...cells, ...more]);
const without = (cells: ReadonlySet<string>, less: ReadonlySet<string>): Set<string> =>
  new Set([...cells].filter((cell) => !less.has(cell)));

function blockFrom(start: string, length: number): string[] {
  return Array.from({ length }, (_, index) => shifted(start, index));
}

/** The block of `length` cells in `within` that starts at the cell, else the latest-starting one that contains it. */
function blockAround(cell: string, length: number, within: ReadonlySet<string>): string[] | null {
  for (let back = 0; back < length; back++) {
    const block = blockFrom(shifted(cell, -back), length);
    if (block.every((one) => within.has(one))) return block;
  }
  return null;
}

/** The selection without runs in which a match does not fit. */
function withoutShortRuns(selected: ReadonlySet<string>, length: number): Set<string> {
  return new Set([...selected].filter((cell) => blockAround(cell, length, selected) !== null));
}

/** Removes the cell's block if everything else stays; otherwise the cell alone with what becomes too short to play. */
function withoutBlock(selected: ReadonlySet<string>, cell: string, length: number): Set<string> {
  for (let back = 0; back < length; back++) {
    const block = new Set(blockFrom(shifted(cell, -back), length));
    if (![...block].every((one) => selected.has(one))) continue;
    const rest = without(selected, block);
    if (withoutShortRuns(rest, length).size === rest.size) return rest;
  }
  return withoutShortRuns(without(selected, new Set([cell])), length);
}

/**
 * The selection after a click on a cell. Unselected: adds the block of duration/30 active cells that starts there, or,
 * where that does not fit, the latest-starting block that holds the cell; nothing changes when none fits. Selected:
 * removes a block, or fewer cells, such that no run shorter than the duration remains.
 */
export function toggleBlock(
  selected: ReadonlySet<string>,
  start: string,
  active: ReadonlySet<string>,
  durationMinutes: number,
): Set<string> {
  const length = durationMinutes / CELL_MINUTES;
  if (selected.has(start)) return withoutBlock(selected, start, length);
  return joined(selected, blockAround(start, length, active) ?? []);
}

/** Chosen cells, and those among them that mark a start that somebody would rather not take. */
export interface MarkedCells {
  chosen: ReadonlySet<string>;
  ratherNot: ReadonlySet<string>;
}

/**
 * What a click on a cell does where times can be marked (R-rather-not). A match that can begin there and is not wholly chosen
 * is added; else the cell is marked; a marked one is removed, as `toggleBlock` does it.
 * @returns the selection after it; null where the cell is marked and the selection stays
 */
export function turnBlock(
  { chosen, ratherNot }: MarkedCells,
  start: string,
  active: ReadonlySet<string>,
  durationMinutes: number,
): ReadonlySet<string> | null {
  const block = blockFrom(start, durationMinutes / CELL_MINUTES);
  const isMore = block.some((cell) => !chosen.has(cell)) && block.every((cell) => active.has(cell));
  if (isMore) return joined(chosen, block);
  return chosen.has(start) && !ratherNot.has(start) ? null : toggleBlock(chosen, start, active, durationMinutes);
}

/**
 * The selection after "select all" of a day: adds the blocks of all valid starts of the day, or, when all of them are
 * selected already, clears the day. Give all `active` cells where a match may go on past midnight.
 */
export function toggleDay(
  selected: ReadonlySet<string>,
  dayCells: Iterable<string>,
  durationMinutes: number,
  active?: ReadonlySet<string>,
): Set<string> {
  const length = durationMinutes / CELL_MINUTES;
  const day = new Set(dayCells);
  const within = active ?? day;
  const wanted = new Set<string>();
  for (const start of day) {
    const block = blockFrom(start, length);
    if (block.every((cell) => within.has(cell))) for (const cell of block) wanted.add(cell);
  }
  if ([...wanted].some((cell) => !selected.has(cell))) return joined(selected, wanted);
  return withoutShortRuns(without(selected, day), length);
}
