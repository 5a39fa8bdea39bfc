import { useCallback } from 'react';
import { venueDay } from '../../../../shared/domain/calendar/zone.ts';
import type { Winner } from '../../../../shared/domain/values.ts';
import { formatList } from '../../../../shared/locales/intl.ts';
import { formatDayBrief, formatTime } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { useMedia, WIDE } from '../../../ui/useMedia.ts';
import type { MatchView } from '../matchView.ts';
import { courtOf } from '../week/courtOf.ts';

/** Most names of a question; the rest is counted. */
const NAMES = 3;

/** @returns how cards name people, days and venues in the language shown */
export function usePendingText() {
  const t = useText();
  const { config, formats, language } = useStores();
  const isWide = useMedia(WIDE);
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
  /** On a wide window's cards, which are narrow, the court alone where the venue names one: as on the week board. */
  const where = ({ venues }: MatchView): string =>
    formatList(isWide ? venues.map((venue) => courtOf(venue) ?? venue) : venues, language.language, 'disjunction');
  return { t, names, when, until, where };
}

/** The viewer's task in a match, as far as a card can offer it; `look` is only done on its page. */
export type PendingKind = 'score' | 'dispute' | 'answer' | 'partner' | 'players' | 'look';

/** @returns the viewer's task, by what the server says they may do (R-moves, R-actions) */
export function pendingKind({ action, disputed, proposed }: Game): PendingKind {
  if (action.includes('SET_SCORE')) return disputed ? 'dispute' : 'score';
  // A choice that somebody else made under one's address is looked at before it is answered (R-draft).
  if (action.includes('ACCEPT')) return proposed ? 'look' : 'answer';
  if (action.includes('PARTNER_SELECTION')) return 'partner';
  return action.includes('CONFIRMATION') ? 'players' : 'look';
}

/** The page's handlers for its cards. */
export interface PendingActionHandlers {
  /** @param winner the side that is said to have won */
  enterScore: (game: Game, winner?: Winner) => void;
  /** Something was decided, or is decided otherwise by now: the lists have to be read again. */
  onDone: () => void;
}

export interface PendingActionProps {
  match: MatchView;
  actions: PendingActionHandlers;
  isFirst: boolean;
}
