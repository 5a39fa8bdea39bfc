import type { FormatPreferences } from '../../../i18n/format.ts';

/** @returns the days from one to another as a heading, `22 – 28 November`; both `YYYY-MM-DD` */
export function formatDays(first: string, last: string, { language, dateFormat }: FormatPreferences): string {
  // English alone has two orders of day and month; the other languages have one.
  const locale = language === 'en' ? (dateFormat === 'DD_MM_YYYY' ? 'en-GB' : 'en-US') : language;
  const range = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return range.formatRange(new Date(`${first}T12:00:00Z`), new Date(`${last}T12:00:00Z`));
}
