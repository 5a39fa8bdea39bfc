import { isRepeatedTime } from '../domain/calendar/zone.ts';
import type { DateFormat } from '../domain/values.ts';
import { intlTag } from './intl.ts';
import type { Language } from './languages.ts';

/** @returns the tag with which dates are written: only English has a choice of the order of day and month (R-formats) */
export function dateTag({ language, dateFormat }: { language: Language; dateFormat: DateFormat }): string {
  if (language === 'en') return dateFormat === 'DD_MM_YYYY' ? 'en-GB' : 'en-US';
  return intlTag(language);
}

/** What Intl has for dates, written as natives do. */
export interface DateFormatter {
  format: (date: Date | number) => string;
  formatRange: (from: Date, to: Date) => string;
  formatToParts: (date: Date | number) => Intl.DateTimeFormatPart[];
}

type Part = Pick<Intl.DateTimeFormatPart, 'type' | 'value'>;
type Options = Intl.DateTimeFormatOptions;

/** Joins the parts of a date, and writes some otherwise than Intl, or than some engines' Intl. */
function joined(parts: readonly Part[], tag: string, options: Options): string {
  const isMonthNamed = parts.some(({ type, value }) => type === 'month' && /\p{L}/u.test(value));
  const written = (value: string, type: Part['type'], before: Part | undefined, next: Part | undefined): string => {
    switch (type) {
      case 'day':
        if (tag === 'fr' && value === '1' && isMonthNamed) return '1er';
        return tag === 'it' && options.day === 'numeric' ? value.replace(/^0/, '') : value;
      case 'hour':
        return options.hour === '2-digit' && options.hourCycle === 'h23' ? value.padStart(2, '0') : value;
      case 'dayPeriod':
        return tag.startsWith('en') ? value.toLowerCase() : value;
      case 'weekday':
        return tag === 'pt-PT' && options.weekday === 'short' ? `${value.slice(0, 3)}.` : value;
      case 'literal': {
        // Engines differ in the space.
        if (next?.type === 'dayPeriod' && value.trim() === '') return '\u00a0';
        const isAfterDay = before?.type === 'weekday';
        if (isAfterDay && tag === 'es' && options.weekday === 'short') return value.replace(',', '');
        if (isAfterDay && tag.startsWith('en') && next?.type === 'day' && isMonthNamed) return ' ';
        // The dash of a range has no spaces between figures.
        return /\d$/.test(before?.value ?? '') && /^\d/.test(next?.value ?? '') ? value.replace(/^\s–\s$/, '–') : value;
      }
      default:
        return value;
    }
  };
  return parts.map(({ type, value }, at) => written(value, type, parts[at - 1], parts[at + 1])).join('');
}

/**
 * @returns a formatter for dates and times as natives write them (R-formats): `mardi 1er décembre`, `mar 1 dic`, `ter., 1/12`,
 * `dec. 1., kedd`, `6:30–8:00 pm`
 */
export function dateFormatter(tag: string, asked: Options): DateFormatter {
  // One letter for a weekday is for the head of a column.
  const isDate = asked.month === 'short' && asked.weekday === 'short';
  const options: Options = tag === 'hu' && isDate ? { ...asked, weekday: 'long' } : asked;
  const intl = new Intl.DateTimeFormat(tag, options);
  return {
    format: (date) => joined(intl.formatToParts(date), tag, options),
    formatRange: (from, to) => joined(intl.formatRangeToParts(from, to), tag, options),
    formatToParts: (date) => intl.formatToParts(date),
  };
}

/**
 * @returns the zone's short name, such as `CEST`, in the hour that winter time repeats, to tell its two halves apart; empty
 *   at all other times (R-half-hours)
 */
export function repeatedZone(
  instant: Date,
  timeZone: string,
  preferences: { language: Language; dateFormat: DateFormat },
): string {
  if (!isRepeatedTime(instant.getTime(), timeZone)) return '';
  const parts = new Intl.DateTimeFormat(dateTag(preferences), { timeZone, timeZoneName: 'short' }).formatToParts(
    instant,
  );
  // Newer engines write `GMT+0` where older ones write `GMT`.
  return parts.find(({ type }) => type === 'timeZoneName')?.value.replace(/\+0$/, '') ?? '';
}
