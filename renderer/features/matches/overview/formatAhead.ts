import { daysUntil, MINUTE_MS } from '../../../../shared/domain/calendar/zone.ts';
import { intlTag } from '../../../../shared/locales/intl.ts';
import type { Language } from '../../../../shared/locales/languages.ts';

const HOUR_MS = 60 * MINUTE_MS;

/**
 * How far ahead a match is, in words: `tomorrow`, `in 3 hours`.
 * @param zone of the venue, whose days are counted
 * @returns null once it has begun
 */
export function formatAhead(instant: string, now: Date, zone: string, language: Language): string | null {
  const ahead = Date.parse(instant) - now.getTime();
  if (ahead <= 0) return null;
  const words = new Intl.RelativeTimeFormat(intlTag(language), { numeric: 'auto' });
  const days = daysUntil(instant, now.toISOString(), zone);
  if (days > 0) return words.format(days, 'day');
  return ahead < HOUR_MS
    ? words.format(Math.ceil(ahead / MINUTE_MS), 'minute')
    : words.format(Math.round(ahead / HOUR_MS), 'hour');
}
