import type { GridModel } from './gridModel.ts';

/** A position in the grid: `row` -1 is the day's head with its "all" button. */
export interface Position {
  day: number;
  row: number;
}

const HEAD = -1;

function canHold({ days, active }: GridModel, { day, row }: Position): boolean {
  if (row === HEAD) return days[day] !== undefined;
  const cell = days[day]?.cells[row];
  return typeof cell === 'string' && active.has(cell);
}

/** Rows of a day that can be focused, its head first. */
function stops(model: GridModel, day: number): number[] {
  return [HEAD, ...model.rows.keys()].filter((row) => canHold(model, { day, row }));
}

/** The row of a day that is nearest to the given one; a cell is preferred to the head unless the head is asked for. */
function nearest(model: GridModel, day: number, row: number): number {
  if (row === HEAD) return HEAD;
  const cells = stops(model, day).filter((stop) => stop !== HEAD);
  return cells.reduce((best, stop) => (Math.abs(stop - row) < Math.abs(best - row) ? stop : best), cells[0] ?? HEAD);
}

/** @returns the first cell that can be chosen, else the first day's head */
export function firstPosition(model: GridModel): Position {
  const day = model.days.findIndex((_, index) => stops(model, index).length > 1);
  return day < 0 ? { day: 0, row: HEAD } : { day, row: stops(model, day)[1] ?? HEAD };
}

/** @returns the position itself while it can be focused, else the nearest one of its day, else the first */
export function keptPosition(model: GridModel, position: Position): Position {
  if (canHold(model, position)) return position;
  if (!model.days[position.day]) return firstPosition(model);
  return { day: position.day, row: nearest(model, position.day, position.row) };
}

function sideways(model: GridModel, { day, row }: Position, step: number): Position {
  const next = day + step;
  return model.days[next] ? { day: next, row: nearest(model, next, row) } : { day, row };
}

function along(model: GridModel, { day, row }: Position, step: number): Position {
  const rows = stops(model, day);
  return { day, row: rows[rows.indexOf(row) + step] ?? row };
}

/**
 * Moves by a key, skipping cells that cannot be chosen: arrows by cell, Home and End to the ends of the row, with Ctrl to the
 * ends of the grid, PageUp and PageDown to the ends of the day.
 * @returns null for a key that does not move
 */
export function moved(model: GridModel, at: Position, key: string, ctrl: boolean): Position | null {
  const lastDay = model.days.length - 1;
  const ends = (day: number): Position[] => stops(model, day).map((row) => ({ day, row }));
  switch (key) {
    case 'ArrowUp':
      return along(model, at, -1);
    case 'ArrowDown':
      return along(model, at, 1);
    case 'ArrowLeft':
      return sideways(model, at, -1);
    case 'ArrowRight':
      return sideways(model, at, 1);
    case 'Home':
      return ctrl ? firstPosition(model) : { day: 0, row: nearest(model, 0, at.row) };
    case 'End':
      return ctrl ? (ends(lastDay).at(-1) ?? at) : { day: lastDay, row: nearest(model, lastDay, at.row) };
    case 'PageUp':
      return ends(at.day)[1] ?? at;
    case 'PageDown':
      return ends(at.day).at(-1) ?? at;
    default:
      return null;
  }
}
