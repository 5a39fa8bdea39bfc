import { differenceInHours } from 'date-fns/differenceInHours';
import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { isAfter } from 'date-fns/isAfter';
import { daysUntil } from '../../../../shared/domain/calendar/zone.ts';
import { intlTag } from '../../../../shared/locales/intl.ts';
import type { Language } from '../../../../shared/locales/languages.ts';

/**
 * How far ahead a match is, in words: `tomorrow`, `in 3 hours`.
 * @param zone of the venue: its days are counted
 * @returns null once it has begun
 */
export function formatAhead(instant: string, now: Date, zone: string, language: Language): string | null {
  if (!isAfter(instant, now)) return null;
  const words = new Intl.RelativeTimeFormat(intlTag(language), { numeric: 'auto' });
  const days = daysUntil(instant, now.toISOString(), zone);
  if (days > 0) return words.format(days, 'day');
  return differenceInHours(instant, now) < 1
    ? words.format(differenceInMinutes(instant, now, { roundingMethod: 'ceil' }), 'minute')
    : words.format(differenceInHours(instant, now, { roundingMethod: 'round' }), 'hour');
}
