/** How drawing half-hour cells changes the windows an organiser offers. Cells are named by their start. */

import type { Period } from '../values.ts';
import { CELL_MS, toPeriods } from './calendar.ts';

const byTime = (a: Period, b: Period) => a.fromTime.localeCompare(b.fromTime);
const earlier = (a: string, b: string) => (a < b ? a : b);
const later = (a: string, b: string) => (a > b ? a : b);

/**
 * The windows with the drawn cells: windows that touch them are merged with them, the others stay as they are.
 * @param timezone IANA zone of the venue
 * @returns in the order of time
 */
export function withCells(windows: readonly Period[], cells: Iterable<string>, timezone: string): Period[] {
  let result = [...windows];
  for (const { fromTime, toTime } of toPeriods(cells, timezone)) {
    const drawn = { fromTime, toTime };
    const others: Period[] = [];
    for (const window of result) {
      if (window.fromTime <= toTime && fromTime <= window.toTime) {
        drawn.fromTime = earlier(drawn.fromTime, window.fromTime);
        drawn.toTime = later(drawn.toTime, window.toTime);
      } else others.push(window);
    }
    result = [...others, drawn];
  }
  return result.sort(byTime);
}

/**
 * The windows without the cells: a window may become shorter, two, or none. If a window began or ended off the half
 * hours, no piece shorter than a cell remains.
 * @param timezone IANA zone of the venue
 * @returns in the order of time
 */
export function withoutCells(windows: readonly Period[], cells: Iterable<string>, timezone: string): Period[] {
  let result = [...windows];
  for (const gone of toPeriods(cells, timezone)) {
    result = result.flatMap((window) => {
      if (window.toTime <= gone.fromTime || gone.toTime <= window.fromTime) return [window];
      return [
        { fromTime: window.fromTime, toTime: gone.fromTime },
        { fromTime: gone.toTime, toTime: window.toTime },
      ].filter(({ fromTime, toTime }) => Date.parse(toTime) - Date.parse(fromTime) >= CELL_MS);
    });
  }
  return result.sort(byTime);
}

/** @returns those cells that a window covers partly: 18:15-20:00 covers a part of 18:00 */
export function partlyCovered(windows: readonly Period[], cells: Iterable<string>): Map<string, Period> {
  const found = new Map<string, Period>();
  for (const fromTime of cells) {
    const toTime = new Date(Date.parse(fromTime) + CELL_MS).toISOString();
    const window = windows.find((each) => each.fromTime < toTime && fromTime < each.toTime);
    if (window && !(window.fromTime <= fromTime && toTime <= window.toTime)) found.set(fromTime, window);
  }
  return found;
}
