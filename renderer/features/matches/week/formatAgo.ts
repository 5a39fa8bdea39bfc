import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { intlTag } from '../../../../shared/locales/intl.ts';
import type { Language } from '../../../../shared/locales/languages.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** @returns how long ago something was, such as "10 minutes ago"; in whole days from a day on */
export function formatAgo(instant: string, now: Date, language: Language): string {
  const minutes = Math.max(0, differenceInMinutes(now, instant));
  const words = new Intl.RelativeTimeFormat(intlTag(language), { numeric: 'auto' });
  if (minutes >= DAY) return words.format(-Math.floor(minutes / DAY), 'day');
  return minutes >= HOUR ? words.format(-Math.floor(minutes / HOUR), 'hour') : words.format(-minutes, 'minute');
}
