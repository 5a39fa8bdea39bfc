import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { isAfter } from 'date-fns/isAfter';
import { candidateStarts } from '../../../shared/domain/calendar/calendar.ts';
import {
  instantAt,
  laterDay,
  MINUTE_MS,
  offsetMinutesAt,
  periodFrom,
  venueDay,
} from '../../../shared/domain/calendar/zone.ts';
import { MAX_WINDOW_HOURS } from '../../../shared/domain/limits.ts';
import { CELL_MINUTES, type Period } from '../../../shared/domain/values.ts';
import type { TextKey } from '../../../shared/locales/keys.ts';
import { hasTexts } from '../../stores/keptShapes.ts';

/** A window as it is typed: on the venue's calendar and wall clock; an end up to `from` is on the next day (R-window). */
export interface WallWindow {
  /** `YYYY-MM-DD`, or empty. */
  day: string;
  /** `HH:MM` */
  from: string;
  /** As `from`, or `24:00`. */
  to: string;
  /** In the hour that winter time repeats, the second of the two is meant; it can be drawn, not typed. */
  fromAgain?: boolean;
  toAgain?: boolean;
}

/** The rules by which a match fits into a window. */
export interface WindowRules {
  /** Minutes. */
  duration: number;
  timezone: string;
  now: Date;
  /** The contract's fault in a period. */
  faultOf?: (period: Period) => TextKey | null;
}

const DAY_MINUTES = 24 * 60;

/** @returns minutes as a time of day; a whole day is `24:00` */
function timeOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

const HALF_HOURS = Array.from({ length: DAY_MINUTES / CELL_MINUTES + 1 }, (_, index) => timeOf(index * CELL_MINUTES));

/** When a window may begin, and when it may end. */
export const FROM_TIMES: readonly string[] = HALF_HOURS.slice(0, -1);
export const TO_TIMES: readonly string[] = HALF_HOURS.slice(1);

function minutesOf(time: string): number {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  return hours * 60 + rest;
}
export const minutesBetween = (from: string, to: string): number => minutesOf(to) - minutesOf(from);

/** The time of day some minutes after another, on the next day after midnight. */
export function timeAfter(time: string, minutes: number): string {
  const after = minutesOf(time) + minutes;
  return timeOf(after > DAY_MINUTES ? after - DAY_MINUTES : after);
}

/** The time of day some minutes after another, at the latest midnight. */
export const laterTime = (time: string, minutes: number): string =>
  timeOf(Math.min(minutesOf(time) + minutes, DAY_MINUTES));

/** The instants of a window; each null where the wall clock never shows it (an hour skipped for summer time). */
export function instantsOf({ day, from, to, fromAgain, toAgain }: WallWindow, timezone: string) {
  const fromTime = instantAt(day, from, timezone, fromAgain);
  if (to === '24:00') return { fromTime, toTime: instantAt(laterDay(day), '00:00', timezone) };
  const sameDay = instantAt(day, to, timezone, toAgain);
  // In an hour that winter time repeats, 02:00 comes after 02:30.
  const isSameDay = to > from || (toAgain && fromTime && sameDay && sameDay > fromTime);
  return { fromTime, toTime: isSameDay ? sameDay : instantAt(laterDay(day), to, timezone, toAgain) };
}

/** Whether a window ends before its day does, though its end may read as its beginning or as less, in a repeated hour. */
export function endsThatDay(window: WallWindow, timezone: string): boolean {
  const { toTime } = instantsOf(window, timezone);
  return toTime !== null && venueDay(toTime, timezone) === window.day;
}

/** @returns the window as a period, or null while it is none */
export function periodOf(window: WallWindow, timezone: string): Period | null {
  const { fromTime, toTime } = instantsOf(window, timezone);
  return fromTime && toTime && fromTime < toTime ? { fromTime, toTime } : null;
}

/** @returns the time on the wall clock, as `HH:MM` */
function wallTime(instant: string, timezone: string): string {
  const ms = Date.parse(instant);
  return new Date(ms + offsetMinutesAt(ms, timezone) * MINUTE_MS).toISOString().slice(11, 16);
}

/** @returns a period as the venue's clock shows it, in a part for each of the days it is on */
export function wallDaysOf({ fromTime, toTime }: Period, timezone: string): WallWindow[] {
  const day = venueDay(fromTime, timezone);
  const from = wallTime(fromTime, timezone);
  const begin = { day, from, ...(instantAt(day, from, timezone) !== fromTime && { fromAgain: true }) };
  const midnight = instantAt(laterDay(day), '00:00', timezone);
  if (!midnight || toTime < midnight) {
    const to = wallTime(toTime, timezone);
    return [{ ...begin, to, ...(instantAt(day, to, timezone) !== toTime && { toAgain: true }) }];
  }
  const first = { ...begin, to: '24:00' };
  return toTime === midnight ? [first] : [first, ...wallDaysOf({ fromTime: midnight, toTime }, timezone)];
}

/** @returns a period as it would be typed: one row, unless no row is as long */
export function wallWindowsOf(period: Period, timezone: string): WallWindow[] {
  const parts = wallDaysOf(period, timezone);
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last || first === last) return parts;
  const whole = { ...first, to: last.to, ...(last.toAgain && { toAgain: true }) };
  return periodOf(whole, timezone)?.toTime === period.toTime ? [whole] : parts;
}

/** Whether a match that starts then lies in part in the period. */
const touches = (start: string, duration: number, { fromTime, toTime }: Period) =>
  Date.parse(start) < Date.parse(toTime) && isAfter(periodFrom(start, duration).toTime, fromTime);

/**
 * The problem of a window, or null. A window too short alone may be long enough with those it touches.
 * @param others all windows of the game that are periods, this one too
 */
export function windowProblem(window: WallWindow, others: Period[], rules: WindowRules): TextKey | null {
  const { duration, timezone, now } = rules;
  if (!laterDay(window.day)) return 'organise.when.problem.day';
  const { fromTime, toTime } = instantsOf(window, timezone);
  if (!fromTime || !toTime) return 'organise.when.problem.skipped';
  const fault = rules.faultOf?.({ fromTime, toTime });
  if (fault) return fault;
  if (toTime <= now.toISOString()) return 'organise.when.problem.past';
  const starts = candidateStarts(others, duration, timezone, now.toISOString());
  if (starts.some((start) => touches(start, duration, { fromTime, toTime }))) return null;
  return differenceInMinutes(toTime, fromTime) < duration
    ? 'organise.when.problem.short'
    : 'organise.when.problem.late';
}

/** @returns windows that touch as one, where that is no longer than one may be: rows of several days may be one window */
export function joined(periods: readonly Period[]): Period[] {
  const result: Period[] = [];
  for (const period of periods) {
    const last = result.at(-1);
    const isOne =
      last?.toTime === period.fromTime && differenceInMinutes(period.toTime, last.fromTime) <= 60 * MAX_WINDOW_HOURS;
    if (last && isOne) result[result.length - 1] = { fromTime: last.fromTime, toTime: period.toTime };
    else result.push(period);
  }
  return result;
}

/** @returns whether these are the words for one window */
export const isWindow = (value: unknown): value is WallWindow => hasTexts(value, ['day', 'from', 'to']);
