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

/** A window as it is typed: on the venue's calendar and wall clock; `to` may be `24:00`. */
export interface WallWindow {
  /** `YYYY-MM-DD`, or empty. */
  day: string;
  /** `HH:MM` */
  from: string;
  to: string;
  /** In the hour that winter time repeats, the second of the two is meant; it can be drawn, not typed. */
  fromAgain?: boolean;
  toAgain?: boolean;
}

/** What decides whether a match fits into a window. */
export interface WindowRules {
  /** Minutes. */
  duration: number;
  timezone: string;
  now: Date;
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

/** The time of day some minutes after another, at the latest midnight. */
export function laterTime(time: string, minutes: number): string {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  return timeOf(Math.min(hours * 60 + rest + minutes, DAY_MINUTES));
}

/** The instants of a window; each null where the wall clock never shows it (an hour skipped for summer time). */
export function instantsOf({ day, from, to, fromAgain, toAgain }: WallWindow, timezone: string) {
  const toTime = to === '24:00' ? instantAt(laterDay(day), '00:00', timezone) : instantAt(day, to, timezone, toAgain);
  return { fromTime: instantAt(day, from, timezone, fromAgain), toTime };
}

/** The end is read before the beginning, and is not meant to come after it in a repeated hour. */
const isTurned = ({ from, to, toAgain }: WallWindow) => to <= from && !toAgain;

/** @returns the window as a period, or null while it is none */
export function periodOf(window: WallWindow, timezone: string): Period | null {
  if (isTurned(window)) return null;
  const { fromTime, toTime } = instantsOf(window, timezone);
  return fromTime && toTime && fromTime < toTime ? { fromTime, toTime } : null;
}

/** @returns what the wall clock shows, as `HH:MM` */
function wallTime(instant: string, timezone: string): string {
  const ms = Date.parse(instant);
  return new Date(ms + offsetMinutesAt(ms, timezone) * MINUTE_MS).toISOString().slice(11, 16);
}

/** @returns a period as it would be typed: a row for each of the venue's days it is on */
export function wallWindowsOf({ fromTime, toTime }: Period, timezone: string): WallWindow[] {
  const day = venueDay(fromTime, timezone);
  const from = wallTime(fromTime, timezone);
  const begin = { day, from, ...(instantAt(day, from, timezone) !== fromTime && { fromAgain: true }) };
  const midnight = instantAt(laterDay(day), '00:00', timezone);
  if (!midnight || toTime < midnight) {
    const to = wallTime(toTime, timezone);
    return [{ ...begin, to, ...(instantAt(day, to, timezone) !== toTime && { toAgain: true }) }];
  }
  const first = { ...begin, to: '24:00' };
  return toTime === midnight ? [first] : [first, ...wallWindowsOf({ fromTime: midnight, toTime }, timezone)];
}

/** Whether a match that starts then lies in part in the period. */
const touches = (start: string, duration: number, { fromTime, toTime }: Period) =>
  Date.parse(start) < Date.parse(toTime) && isAfter(periodFrom(start, duration).toTime, fromTime);

/**
 * What is wrong with a window, or null. A window too short alone may be long enough with those it touches.
 * @param others all windows of the game that are periods, this one too
 */
export function windowProblem(window: WallWindow, others: Period[], rules: WindowRules): TextKey | null {
  const { duration, timezone, now } = rules;
  if (!laterDay(window.day)) return 'organise.when.problem.day';
  if (isTurned(window)) return 'field.periodOrder';
  const { fromTime, toTime } = instantsOf(window, timezone);
  if (!fromTime || !toTime) return 'organise.when.problem.skipped';
  if (fromTime >= toTime) return 'field.periodOrder';
  if (toTime <= now.toISOString()) return 'organise.when.problem.past';
  const starts = candidateStarts(others, duration, timezone, now.toISOString());
  if (starts.some((start) => touches(start, duration, { fromTime, toTime }))) return null;
  return differenceInMinutes(toTime, fromTime) < duration
    ? 'organise.when.problem.short'
    : 'organise.when.problem.late';
}

/** @returns windows that touch as one, where that is no longer than one may be: a night is two rows and one window */
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
