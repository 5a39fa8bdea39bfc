import { instantAt, laterDay } from '../../../../shared/domain/calendar/zone.ts';
import type { Period } from '../../../../shared/domain/values.ts';
import type { Weekday } from '../../../i18n/firstWeekday.ts';
import { type GridModel, gridModel } from '../../calendar/gridModel.ts';
import { FROM_TIMES, TO_TIMES, wallDaysOf } from '../windowTimes.ts';

/** Hours people play at: the grid shows them before the whole day is asked for. */
const USUAL = { from: '07:00', to: '23:00' };

/** One cell: every half hour can be drawn by itself. */
const DRAWN_MINUTES = 30;

/**
 * @param day any day of the week (`YYYY-MM-DD`)
 * @returns the first day of its week
 */
export function weekOf(day: string, firstWeekday: Weekday): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return laterDay(day, -((weekday - firstWeekday + 7) % 7));
}

/** The instant the wall clock shows a time, or the next half hour it does show: summer time skips some. */
function shownAt(day: string, times: readonly string[], timezone: string): string {
  for (const time of times) {
    const instant = instantAt(day, time, timezone);
    if (instant) return instant;
  }
  return `${day}T00:00:00.000Z`;
}

/** The hours drawn on: the usual ones, and whatever a window of that week reaches beyond them. */
function hoursOf(days: readonly string[], windows: readonly Period[], timezone: string, isWholeDay: boolean) {
  if (isWholeDay) return { from: '00:00', to: '24:00' };
  const rows = windows.flatMap((window) => wallDaysOf(window, timezone)).filter(({ day }) => days.includes(day));
  const froms = [USUAL.from, ...rows.map(({ from }) => from)].sort();
  const tos = [USUAL.to, ...rows.map(({ from, to }) => (to > from ? to : '24:00'))].sort();
  return {
    from: FROM_TIMES.findLast((time) => time <= (froms[0] ?? '')) ?? USUAL.from,
    to: TO_TIMES.find((time) => time >= (tos.at(-1) ?? '')) ?? USUAL.to,
  };
}

/**
 * The grid of a week in which windows are drawn: seven days of the venue's calendar, every half hour of its wall clock;
 * those that have begun are off.
 * @param first the week's first day
 * @param now ISO instant
 */
export function drawWeek(
  first: string,
  windows: readonly Period[],
  { timezone, now, isWholeDay }: { timezone: string; now: string; isWholeDay: boolean },
): GridModel {
  const days = Array.from({ length: 7 }, (_, index) => laterDay(first, index));
  const { from, to } = hoursOf(days, windows, timezone, isWholeDay);
  const begins = FROM_TIMES.slice(FROM_TIMES.indexOf(from));
  const offered = days.map((day) => ({
    fromTime: shownAt(day, begins, timezone),
    toTime:
      to === '24:00'
        ? shownAt(laterDay(day), FROM_TIMES, timezone)
        : shownAt(day, FROM_TIMES.slice(FROM_TIMES.indexOf(to)), timezone),
  }));
  return gridModel({ windows: offered, duration: DRAWN_MINUTES, timezone, now });
}
