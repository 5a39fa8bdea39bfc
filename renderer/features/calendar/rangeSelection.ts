import { CELL_MS } from '../../../shared/domain/calendar/calendar.ts';
import { toggleBlock } from '../../../shared/domain/calendar/cellSelection.ts';
import { CELL_MINUTES } from '../../../shared/domain/values.ts';
import type { GridModel } from './gridModel.ts';
import type { Position } from './gridMoves.ts';

const at = (cell: string, steps: number): string => new Date(Date.parse(cell) + steps * CELL_MS).toISOString();

/** Cells in a row around the cell that are selected, the cell included. */
function runLength(selected: ReadonlySet<string>, cell: string): number {
  let length = 1;
  for (const direction of [-1, 1]) {
    for (let step = direction; selected.has(at(cell, step)); step += direction) length += 1;
  }
  return length;
}

/** @returns the cells of the rectangle between two positions that can be chosen, day by day */
export function cellsBetween(model: GridModel, one: Position, other: Position): string[] {
  const [firstDay, lastDay] = [Math.min(one.day, other.day), Math.max(one.day, other.day)];
  const [firstRow, lastRow] = [Math.max(0, Math.min(one.row, other.row)), Math.max(one.row, other.row)];
  return model.days
    .slice(firstDay, lastDay + 1)
    .flatMap(({ cells }) => cells.slice(firstRow, lastRow + 1))
    .filter((cell): cell is string => cell !== null && model.active.has(cell));
}

/**
 * The selection with a range added (Shift and arrows). Exactly the range where it is long enough for a match; a shorter
 * one is filled up to a match, as a click would.
 */
export function withRange(
  selected: ReadonlySet<string>,
  range: readonly string[],
  active: ReadonlySet<string>,
  duration: number,
): Set<string> {
  let result = new Set([...selected, ...range]);
  for (const cell of range) {
    if (runLength(result, cell) >= duration / CELL_MINUTES) continue;
    result.delete(cell);
    result = toggleBlock(result, cell, active, duration);
  }
  return result;
}
