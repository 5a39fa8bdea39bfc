import { useCallback } from 'react';
import { venueDay } from '../../../../shared/domain/calendar/zone.ts';
import { formatList } from '../../../../shared/locales/intl.ts';
import { formatDayBrief, formatTime } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import type { MatchView } from '../matchView.ts';

/** Most names of a question; the rest is counted. */
const NAMES = 3;

/** @returns how cards name people, days and venues in the language shown */
export function useMoveText() {
  const t = useText();
  const { config, formats, language } = useStores();
  const names = useCallback(
    (all: readonly string[]) => {
      const more = all.length > NAMES ? all.length - NAMES + 1 : 0;
      const parts = more ? [...all.slice(0, NAMES - 1), t('dashboard.people.more', { count: more })] : all;
      return formatList(parts, language.language);
    },
    [t, language.language],
  );
  /** `Sat 21 Nov, 18:00` */
  const when = (instant: string, zone: string): string =>
    `${formatDayBrief(instant, zone, formats)}, ${formatTime(instant, zone, formats)}`;
  /** The day; on the same day the time. */
  const until = (instant: string, zone: string): string => {
    if (venueDay(instant, zone) === venueDay(config.now().toISOString(), zone))
      return formatTime(instant, zone, formats);
    return formatDayBrief(instant, zone, formats);
  };
  const where = ({ venues }: MatchView): string => formatList(venues, language.language, 'disjunction');
  return { t, names, when, until, where };
}
