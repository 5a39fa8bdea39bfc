import type { Formats } from '../../shared/domain/formats.ts';
import { type DateFormatter, dateFormatter, dateTag, repeatedZone } from '../../shared/locales/dates.ts';

/** Creating one takes far longer than using it. The number of formats times the zones of the clubs in one process. */
const MAX_FORMATS = 500;
const formatters = new Map<string, DateFormatter>();

function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): DateFormatter {
  const key = locale + JSON.stringify(options);
  const known = formatters.get(key);
  if (known) return known;
  const made = dateFormatter(locale, options);
  if (formatters.size >= MAX_FORMATS) formatters.clear();
  formatters.set(key, made);
  return made;
}

function clockOptions({ timeFormat }: Formats, timeZone: string): Intl.DateTimeFormatOptions {
  const isH24 = timeFormat === 'H24';
  return { timeZone, hour: isH24 ? '2-digit' : 'numeric', minute: '2-digit', hourCycle: isH24 ? 'h23' : 'h12' };
}

interface Range {
  from: Date;
  to: Date;
  timezone: string;
}

/** Intl leaves out the end of a slot that ends at the time at which it began, as in the repeated hour (R-half-hours). */
function rangeText(formats: Formats, { from, to, timezone }: Range, day: Intl.DateTimeFormatOptions): string {
  const tag = dateTag(formats);
  const clock = clockOptions(formats, timezone);
  const isRepeated = [from, to].some((instant) => repeatedZone(instant, timezone, formats));
  if (!isRepeated) return formatterOf(tag, { ...day, ...clock }).formatRange(from, to);
  const write = (instant: Date, options: Intl.DateTimeFormatOptions) => {
    const zoned = repeatedZone(instant, timezone, formats) ? { ...options, timeZoneName: 'short' as const } : options;
    return formatterOf(tag, zoned).format(instant);
  };
  return `${write(from, { ...day, ...clock })}–${write(to, clock)}`;
}

/** @returns a moment in a zone as its reader writes it (R-formats), such as `Thursday 26 November 2026 at 18:30` */
export function momentText(formats: Formats, at: Date, timezone: string): string {
  const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const text = formatterOf(dateTag(formats), { ...day, ...clockOptions(formats, timezone) }).format(at);
  // Intl adds it to a range, but not to a moment.
  return formats.language === 'de' && formats.timeFormat === 'H24' ? `${text} Uhr` : text;
}

/**
 * @returns a slot in the venue's zone as its reader writes it (R-formats), such as
 * `Thursday 26 November 2026, 18:30–20:00` or `Thursday, November 26, 2026, 6:30–8:00 pm`
 */
export function slotText(formats: Formats, from: Date, to: Date, timezone: string): string {
  return rangeText(
    formats,
    { from, to, timezone },
    { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  );
}

/** @returns a slot short enough for a button, such as `Thu 26 Nov, 18:30–20:00` */
export function shortSlotText(formats: Formats, from: Date, to: Date, timezone: string): string {
  return rangeText(formats, { from, to, timezone }, { weekday: 'short', day: 'numeric', month: 'short' });
}

/** @returns an instant in the venue's zone, such as `Thursday 26 November, 18:30` */
export function instantText(formats: Formats, instant: Date, timezone: string): string {
  const day: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' };
  return formatterOf(dateTag(formats), { ...day, ...clockOptions(formats, timezone) }).format(instant);
}

/** @returns the day of a slot, its beginning in figures alone, and the part after it: when it ends */
export function slotParts(formats: Formats, from: Date, to: Date, timezone: string) {
  const day: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', timeZone: timezone };
  const clock = formatterOf(formats.timeFormat === 'H24' ? 'en-GB' : 'en-US', clockOptions(formats, timezone));
  const [fromZone, toZone] = [from, to].map((instant) => {
    const zone = repeatedZone(instant, timezone, formats);
    return zone && ` ${zone}`;
  });
  return {
    day: formatterOf(dateTag(formats), day).format(from),
    time: clock.format(from),
    end: `${fromZone}–${clock.format(to)}${toZone}`,
  };
}

/** @returns the day of an instant in UTC, such as `21 December 2026` or `December 21, 2026` */
export function dayText(formats: Formats, instant: number): string {
  return formatterOf(dateTag(formats), { dateStyle: 'long', timeZone: 'UTC' }).format(instant);
}
