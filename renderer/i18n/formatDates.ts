import { dateTag } from '../../shared/locales/dates.ts';
import { intlTag } from '../../shared/locales/intl.ts';
import type { Language } from '../../shared/locales/languages.ts';
import { type FormatPreferences, formatter } from './format.ts';

/** Days for which a date is clear without its year. */
const CLEAR_DAYS = 300;

/** @returns a date in words, with its year if it is long ago: `26 Nov`, or `26 Nov 2025` */
export function formatDateBrief(instant: string, zone: string, preferences: FormatPreferences, now: Date): string {
  const date = new Date(instant);
  const isLongAgo = now.getTime() - date.getTime() > CLEAR_DAYS * 24 * 60 * 60 * 1000;
  const options = { day: 'numeric', month: 'short', timeZone: zone } as const;
  return formatter(dateTag(preferences), isLongAgo ? { ...options, year: 'numeric' } : options).format(date);
}

/** @returns the name of a month without its year, of `2026-11` `November` or as narrow as `N` */
export function formatMonthName(month: string, language: Language, width: 'long' | 'short' | 'narrow'): string {
  return formatter(intlTag(language), { month: width, timeZone: 'UTC' }).format(new Date(`${month}-01T12:00:00Z`));
}
