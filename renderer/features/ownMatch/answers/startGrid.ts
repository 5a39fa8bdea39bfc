import { type CalendarTimes, type GridDay, type GridModel, type GridRow, gridModel } from '../../calendar/gridModel.ts';

/**
 * The guest's grid without the half hours no match can begin at: what is left are the starts, and every one of them can
 * be looked at.
 */
export function startGrid(offer: CalendarTimes): GridModel {
  const { days, rows, ...rest } = gridModel(offer);
  const active = new Set(days.flatMap(({ starts }) => starts));
  const isStart = (cell: string | null | undefined): cell is string => typeof cell === 'string' && active.has(cell);
  const left = [...rows.keys()].filter((row) => days.some(({ cells }) => isStart(cells[row])));
  return {
    ...rest,
    days: days
      .filter(({ starts }) => starts.length > 0)
      .map((day): GridDay => ({ ...day, cells: left.map((row) => day.cells[row] ?? null) })),
    rows: left.flatMap((row, index): GridRow | [] => {
      const known = rows[row];
      const before = left[index - 1];
      return known ? { ...known, afterGap: before !== undefined && (known.afterGap || before < row - 1) } : [];
    }),
    active,
  };
}
