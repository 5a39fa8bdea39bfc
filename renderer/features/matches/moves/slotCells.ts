import { CELL_MS } from '../../../../shared/domain/calendar/calendar.ts';
import { MINUTE_MS } from '../../../../shared/domain/calendar/zone.ts';

/** @returns the half hours, each once, that matches beginning at these starts would take */
export function slotCells(starts: readonly string[], minutes: number): string[] {
  const cells = starts.flatMap((start) =>
    Array.from({ length: Math.ceil((minutes * MINUTE_MS) / CELL_MS) }, (_, at) =>
      new Date(Date.parse(start) + at * CELL_MS).toISOString(),
    ),
  );
  return [...new Set(cells)].sort();
}
