import { daysUntil } from '../../../../shared/domain/calendar/zone.ts';
import { dateFormatter } from '../../../../shared/locales/dates.ts';
import { intlTag } from '../../../../shared/locales/intl.ts';
import type { Language } from '../../../../shared/locales/languages.ts';

interface SlotDay {
  weekday: string;
  day: string;
  month: string;
  monthShort: string;
  /** How many days it is till then, such as `tomorrow`. */
  till: string;
}

/**
 * @param start ISO instant, as `now`
 * @param timeZone of the venue
 * @returns the parts of a day that are shown beside a start
 */
export function slotDay(start: string, now: string, timeZone: string, language: Language): SlotDay {
  const tag = intlTag(language);
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormatter(tag, { ...options, timeZone }).format(new Date(start));
  const days = daysUntil(start, now, timeZone);
  return {
    weekday: part({ weekday: 'short' }),
    day: part({ day: 'numeric' }),
    month: part({ month: 'long' }),
    monthShort: part({ month: 'short' }),
    till: new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(days, 'day'),
  };
}
