import { candidateStarts, cellsOfPeriods, commonSlots } from '../../../shared/domain/calendar/calendar.ts';
import { MINUTE_MS, offsetMinutesAt, venueDay } from '../../../shared/domain/calendar/zone.ts';
import { groupBy } from '../../../shared/domain/groupBy.ts';
import { CELL_MINUTES, type Period } from '../../../shared/domain/values.ts';

const DAY_MINUTES = 1440;

/** The times that an organiser offers, and their clock. */
export interface CalendarTimes {
  windows: readonly Period[];
  /** Minutes of a match. */
  duration: number;
  /** IANA zone of the venue. */
  timezone: string;
  /** ISO instant. */
  now: string;
}

export interface GridRow {
  key: string;
  /** A cell of the row: its wall clock shows the row's time. */
  sample: string;
  /** The row before is not the half hour before: a break is drawn. */
  afterGap: boolean;
}

export interface GridDay {
  /** `YYYY-MM-DD` at the venue. */
  day: string;
  /** A cell of the day, for writing the day out. */
  sample: string;
  /** For each row the start of its cell, or null where nothing is offered. */
  cells: readonly (string | null)[];
  /** Starts a match can take on this day. */
  starts: readonly string[];
}

/** Days as columns, half hours of the venue's wall clock as rows, only those in which something is offered. */
export interface GridModel {
  days: readonly GridDay[];
  rows: readonly GridRow[];
  /** Cells that belong to a slot that can still be played; the others of the grid are past or too short. */
  active: ReadonlySet<string>;
  /** Minutes of a match. */
  duration: number;
  /** IANA zone of the venue. */
  timezone: string;
}

interface Placed {
  cell: string;
  day: string;
  minute: number;
  /** 1 in the hour that winter time repeats. */
  again: number;
}

/** @param cells in their order: the second of two cells with the same wall clock is the repeated one */
function onWallClock(cells: readonly string[], timezone: string): Placed[] {
  const seen = new Set<string>();
  return cells.map((cell) => {
    const ms = Date.parse(cell);
    const day = venueDay(cell, timezone);
    const minute = (((ms / MINUTE_MS + offsetMinutesAt(ms, timezone)) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
    const shown = `${day} ${minute}`;
    const again = seen.has(shown) ? 1 : 0;
    seen.add(shown);
    return { cell, day, minute, again };
  });
}

/** The second 02:00 comes after the first 02:30 and before 03:00. */
const orderOf = ({ minute, again }: Pick<Placed, 'minute' | 'again'>): number =>
  again === 0 ? minute : Math.ceil((minute + 1) / 60) * 60 - 1 + minute / DAY_MINUTES;

/** @returns the cells of all slots that can still be played (R-candidate-slot) */
export function activeCells({ windows, duration, timezone, now }: CalendarTimes): Set<string> {
  return new Set(cellsOfPeriods(commonSlots(windows, [], duration, timezone, now), timezone));
}

/** @returns the grid of an offer; empty when nothing is offered */
export function gridModel(offer: CalendarTimes): GridModel {
  const { windows, duration, timezone, now } = offer;
  const placed = onWallClock(cellsOfPeriods(windows, timezone), timezone);
  const rowKey = ({ minute, again }: Placed) => `${minute}.${again}`;
  const firstOfRow = new Map<string, Placed>();
  for (const cell of placed) if (!firstOfRow.has(rowKey(cell))) firstOfRow.set(rowKey(cell), cell);
  const ordered = [...firstOfRow.values()].sort((a, b) => orderOf(a) - orderOf(b));
  const rows = ordered.map((cell, index): GridRow => {
    const previous = ordered[index - 1];
    const afterGap = previous !== undefined && cell.again === 0 && cell.minute - previous.minute > CELL_MINUTES;
    return { key: rowKey(cell), sample: cell.cell, afterGap };
  });
  const starts = groupBy(candidateStarts(windows, duration, timezone, now), (start) => venueDay(start, timezone));
  const days = [...groupBy(placed, ({ day }) => day)].map(([day, cells]): GridDay => {
    const byRow = new Map(cells.map((cell) => [rowKey(cell), cell.cell]));
    return {
      day,
      sample: cells[0]?.cell ?? '',
      cells: rows.map(({ key }) => byRow.get(key) ?? null),
      starts: starts.get(day) ?? [],
    };
  });
  return { days, rows, active: activeCells(offer), duration, timezone };
}
