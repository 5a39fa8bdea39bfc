import type { Formats } from '../../shared/domain/formats.ts';
import { dateFormatter, dateTag } from '../../shared/locales/intl.ts';

/** Making one takes far longer than using it. Formats times the zones of the clubs that one process mails for. */
const MAX_FORMATS = 500;
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = formatters.get(key);
  if (known) return known;
  const made = dateFormatter(locale, options);
  if (formatters.size >= MAX_FORMATS) formatters.clear();
  formatters.set(key, made);
  return made;
}

/**
 * @returns a slot in the venue's zone as its reader writes it (R-formats), such as
 * `Thursday 26 November 2026, 18:30–20:00` or `Thursday, November 26, 2026, 6:30 – 8:00 PM`
 */
export function slotText(formats: Formats, fromTime: Date, toTime: Date, timezone: string): string {
  const day: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' };
  const options = { ...day, ...clockOptions(formats, timezone) };
  return formatterOf(dateTag(formats), options).formatRange(fromTime, toTime);
}

function clockOptions({ timeFormat }: Formats, timeZone: string): Intl.DateTimeFormatOptions {
  const isH24 = timeFormat === 'H24';
  return { timeZone, hour: isH24 ? '2-digit' : 'numeric', minute: '2-digit', hourCycle: isH24 ? 'h23' : 'h12' };
}

/** @returns a slot as narrow as a button asks for, such as `Thu 26 Nov, 18:30–20:00` */
export function shortSlotText(formats: Formats, fromTime: Date, toTime: Date, timezone: string): string {
  const day: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' };
  const options = { ...day, ...clockOptions(formats, timezone) };
  return formatterOf(dateTag(formats), options).formatRange(fromTime, toTime);
}

/** @returns the day of a slot, when it begins, and until when it lasts */
export function slotParts(formats: Formats, fromTime: Date, toTime: Date, timezone: string) {
  const day: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', timeZone: timezone };
  const clock = formatterOf(formats.timeFormat === 'H24' ? 'en-GB' : 'en-US', clockOptions(formats, timezone));
  return {
    day: formatterOf(dateTag(formats), day).format(fromTime),
    time: clock.format(fromTime),
    end: `–${clock.format(toTime)}`,
  };
}

/** @returns the day of an instant in UTC, such as `21 December 2026` or `December 21, 2026` */
export function dayText(formats: Formats, instant: number): string {
  return formatterOf(dateTag(formats), { dateStyle: 'long', timeZone: 'UTC' }).format(instant);
}
