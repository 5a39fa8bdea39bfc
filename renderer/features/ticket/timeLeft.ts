import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { daysUntil } from '../../../shared/domain/calendar/zone.ts';
import { intlTag } from '../../../shared/locales/intl.ts';
import type { Language } from '../../../shared/locales/languages.ts';

const HOUR = 60;

/** How long it still is, in one unit: nothing that could be read as a time of day (R-days-ahead). */
export interface TimeLeft {
  count: number;
  unit: 'day' | 'hour' | 'minute';
}

/**
 * @param zone of the venue
 * @returns the time from `now` to `to` (ISO instants): in days of the venue's calendar from two days on, then in whole
 *   hours, in the last hour in minutes, rounded up; null once it is over
 */
export function timeLeft(to: string, now: string, zone: string): TimeLeft | null {
  const minutes = differenceInMinutes(to, now, { roundingMethod: 'ceil' });
  if (minutes <= 0) return null;
  const days = daysUntil(to, now, zone);
  if (days > 1) return { count: days, unit: 'day' };
  return minutes >= HOUR ? { count: Math.floor(minutes / HOUR), unit: 'hour' } : { count: minutes, unit: 'minute' };
}

/** @returns the word after the number, such as `days` or `h` */
export function unitWord({ count, unit }: TimeLeft, language: Language): string {
  const unitDisplay = unit === 'day' ? 'long' : 'short';
  const format = new Intl.NumberFormat(intlTag(language), { style: 'unit', unit, unitDisplay });
  return format.formatToParts(count).find(({ type }) => type === 'unit')?.value ?? '';
}
