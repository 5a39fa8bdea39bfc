import { venueDay } from '../../../../shared/domain/calendar/zone.ts';
import type { Period } from '../../../../shared/domain/values.ts';
import { formatList } from '../../../../shared/locales/intl.ts';
import { type FormatPreferences, formatDayBrief, formatDayShort, formatTime } from '../../../i18n/format.ts';
import { joined } from '../../matchForm/windowTimes.ts';

/** More days than this are too many for a sentence. */
const MAX_DAYS = 3;

/**
 * @param periods in the order of time
 * @param isShort there is room for weekdays only
 * @returns the times offered as a sentence has them, such as `Tue 24 Nov or Thu 26 Nov, 18:00–21:00`; empty without any
 */
export function whenText(
  periods: readonly Period[],
  timezone: string,
  formats: FormatPreferences,
  isShort: boolean,
): string {
  const hoursOf = ({ fromTime, toTime }: Period) =>
    `${formatTime(fromTime, timezone, formats)}–${formatTime(toTime, timezone, formats)}`;
  const dayOf = ({ fromTime }: Period) =>
    isShort ? formatDayShort(fromTime, timezone, formats).weekday : formatDayBrief(fromTime, timezone, formats);
  const byHours = new Map<string, Period[]>();
  // An evening that ends after midnight is one, though it is typed as two.
  for (const period of joined(periods)) byHours.set(hoursOf(period), [...(byHours.get(hoursOf(period)) ?? []), period]);
  const parts = [...byHours].map(([hours, same]) => {
    const days = [...new Map(same.map((period) => [venueDay(period.fromTime, timezone), dayOf(period)])).values()];
    const shown = days.length > MAX_DAYS ? [...days.slice(0, MAX_DAYS), '…'] : days;
    return { days: formatList(shown, formats.language, 'disjunction'), hours };
  });
  if (parts.length === 1) return parts.map(({ days, hours }) => `${days}, ${hours}`).join();
  return formatList(
    parts.map(({ days, hours }) => `${days} ${hours}`),
    formats.language,
    'disjunction',
  );
}
