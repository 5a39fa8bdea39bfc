import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { isValid } from 'date-fns/isValid';
import type { Period } from '../values.ts';

/**
 * Wall clocks of IANA time zones (R-half-hours).
 * Built on Intl alone, so that the guest page carries no zone library.
 */

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** There are about 600 zone names; spellings in other cases are names too, and must not fill the memory. */
const MAX_CLOCKS = 700;
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timezone: string): Intl.DateTimeFormat {
  const known = clocks.get(timezone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  if (clocks.size >= MAX_CLOCKS) clocks.clear();
  clocks.set(timezone, clock);
  return clock;
}

/** What the wall clock shows at `ms`, written as if it were UTC. */
function wallMs(ms: number, timezone: string): number {
  const shown: Record<string, number> = {};
  for (const part of clockOf(timezone).formatToParts(ms)) shown[part.type] = Number(part.value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function askedOffset(ms: number, timezone: string): number {
  const wholeSeconds = Math.floor(ms / 1000) * 1000;
  return Math.round((wallMs(wholeSeconds, timezone) - wholeSeconds) / MINUTE_MS);
}

/** Since then no zone has changed its clocks twice within a day of UTC. */
const STEADY_SINCE = Date.UTC(1980, 0);
/** Three years, for each zone. */
const MAX_DAYS = 1_100;
/** By zone and UTC day: its offset; null on days on which the clocks change. */
const zones = new Map<string, Map<number, number | null>>();

function daysOf(timezone: string): Map<number, number | null> {
  const known = zones.get(timezone);
  if (known) return known;
  const days = new Map<number, number | null>();
  if (zones.size >= MAX_CLOCKS) zones.clear();
  zones.set(timezone, days);
  return days;
}

/**
 * Minutes east of UTC at a moment given in milliseconds. Throws RangeError for an unknown zone.
 * Asking Intl is slow, and a page with a calendar asks a thousand times: each day is asked for once.
 */
export function offsetMinutesAt(ms: number, timezone: string): number {
  const day = Math.floor(ms / DAY_MS);
  if (!(ms >= STEADY_SINCE)) return askedOffset(ms, timezone);
  const days = daysOf(timezone);
  let offset = days.get(day);
  if (offset === undefined) {
    const atStart = askedOffset(day * DAY_MS, timezone);
    offset = atStart === askedOffset((day + 1) * DAY_MS, timezone) ? atStart : null;
    if (days.size >= MAX_DAYS) days.clear();
    days.set(day, offset);
  }
  return offset ?? askedOffset(ms, timezone);
}

/**
 * Minutes east of UTC at an ISO instant: 345 for Asia/Kathmandu, -240 for New York in summer.
 * Throws RangeError for an unknown zone or instant.
 */
export function zoneOffsetMinutes(instant: string, timezone: string): number {
  return offsetMinutesAt(Date.parse(instant), timezone);
}

/** The day (`YYYY-MM-DD`) the venue's calendar shows at an ISO instant. */
export function venueDay(instant: string, timezone: string): string {
  const ms = Date.parse(instant);
  return new Date(ms + offsetMinutesAt(ms, timezone) * MINUTE_MS).toISOString().slice(0, 10);
}

/** @returns how many days of the venue's calendar lie between two ISO instants: 1 for tomorrow (R-days-ahead) */
export function daysUntil(instant: string, now: string, timezone: string): number {
  return Math.round((Date.parse(venueDay(instant, timezone)) - Date.parse(venueDay(now, timezone))) / DAY_MS);
}

/** Whether the wall clock shows this moment's time twice, as in the hour that winter time repeats (R-half-hours). */
export function isRepeatedTime(ms: number, timezone: string): boolean {
  const wall = ms + offsetMinutesAt(ms, timezone) * MINUTE_MS;
  return [wall - DAY_MS, wall + DAY_MS]
    .map((near) => wall - offsetMinutesAt(near, timezone) * MINUTE_MS)
    .some((other) => other !== ms && other + offsetMinutesAt(other, timezone) * MINUTE_MS === wall);
}

/** Whether this engine knows the name as a zone. Bare offsets such as `+02:00` do not count: they have no summer time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(name)) return false;
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * The ISO instant at which the venue's wall clock shows `day` (`YYYY-MM-DD`) and `time` (`HH:MM`).
 * Null when it never does: in the hour that summer time skips, or for no real day or time.
 * In the hour that winter time repeats, the earlier of the two, or the later one when the repeat is meant.
 */
export function instantAt(day: string, time: string, timezone: string, isRepeat = false): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null;
  const wall = Date.parse(`${day}T${time}:00.000Z`);
  // Engines roll 30 February over into March instead of refusing it.
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 10) !== day) return null;
  const moments = [wall - DAY_MS, wall + DAY_MS]
    .map((near) => wall - offsetMinutesAt(near, timezone) * MINUTE_MS)
    .filter((ms) => ms + offsetMinutesAt(ms, timezone) * MINUTE_MS === wall);
  if (moments.length === 0) return null;
  return new Date(isRepeat ? Math.max(...moments) : Math.min(...moments)).toISOString();
}

/** @returns the period that begins at an ISO instant and lasts this many minutes */
export const periodFrom = (fromTime: string, minutes: number): Period => ({
  fromTime,
  toTime: addMinutes(fromTime, minutes).toISOString(),
});

/**
 * Counts days of 24 hours in UTC: `addDays` uses the device's local time, whose clock changes.
 * @returns the day (`YYYY-MM-DD`) this many days later; empty for an invalid day
 */
export function laterDay(day: string, days = 1): string {
  const later = addHours(`${day}T00:00:00Z`, 24 * days);
  return isValid(later) ? later.toISOString().slice(0, 10) : '';
}

/** @returns whether this is a day of our century, `2026-11-21`, that exists in the calendar */
export const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
