import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { dateFormatter, dateTag } from '../../../../shared/locales/dates.ts';
import { intlTag } from '../../../../shared/locales/intl.ts';
import type { Language } from '../../../../shared/locales/languages.ts';
import type { FormatPreferences } from '../../../i18n/format.ts';

/** @returns the days from one to another as a heading, `22 – 28 November`; both `YYYY-MM-DD` */
export function formatDays(first: string, last: string, formats: FormatPreferences): string {
  const range = dateFormatter(dateTag(formats), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return range.formatRange(new Date(`${first}T12:00:00Z`), new Date(`${last}T12:00:00Z`));
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** @returns how long ago something was, such as "10 minutes ago"; in whole days from a day on */
export function formatAgo(instant: string, now: Date, language: Language): string {
  const minutes = Math.max(0, differenceInMinutes(now, instant));
  const words = new Intl.RelativeTimeFormat(intlTag(language), { numeric: 'auto' });
  if (minutes >= DAY) return words.format(-Math.floor(minutes / DAY), 'day');
  return minutes >= HOUR ? words.format(-Math.floor(minutes / HOUR), 'hour') : words.format(-minutes, 'minute');
}
