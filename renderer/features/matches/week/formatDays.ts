import { dateTag } from '../../../../shared/locales/intl.ts';
import type { FormatPreferences } from '../../../i18n/format.ts';

/** @returns the days from one to another as a heading, `22 – 28 November`; both `YYYY-MM-DD` */
export function formatDays(first: string, last: string, formats: FormatPreferences): string {
  const range = new Intl.DateTimeFormat(dateTag(formats), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return range.formatRange(new Date(`${first}T12:00:00Z`), new Date(`${last}T12:00:00Z`));
}
