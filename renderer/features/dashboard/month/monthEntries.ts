import { venueDay } from '../../../../shared/domain/calendar/zone.ts';
import { offeredWindows } from '../../../stores/gameFacts.ts';
import { isAgreed, type MatchView } from '../matchView.ts';

/** A match on one day of a month. */
export interface MonthEntry {
  key: string;
  match: MatchView;
  /** `due`: it is over and has no score. */
  kind: 'agreed' | 'offered' | 'due' | 'played';
  /** Milliseconds at which it begins, or may begin. */
  time: number;
}

/** False for matches that the player declined, or is not in any more. */
const isOwn = ({ game }: MatchView): boolean =>
  game.summary.icon !== null || game.summary.title === 'summary.invitee.confirmed';

/** The times of a match in the month: as it is agreed or was played, else once a day that is offered. */
function timesOf({ game, time }: MatchView): number[] {
  if (game.status === 'PLAYED' || isAgreed(game)) return [time];
  if (game.status !== 'CONFIRMED') return [];
  return offeredWindows(game).map(({ fromTime }) => Date.parse(fromTime));
}

function kindOf({ game }: MatchView, now: Date): MonthEntry['kind'] {
  if (game.status === 'PLAYED') return 'played';
  if (!isAgreed(game)) return 'offered';
  return Date.parse(game.toTime ?? '') <= now.getTime() ? 'due' : 'agreed';
}

/** @returns by the venue's day the offered, agreed, unscored and played matches, the earliest first (R-month) */
export function monthEntries(matches: readonly MatchView[], now: Date): Map<string, MonthEntry[]> {
  const days = new Map<string, MonthEntry[]>();
  for (const match of matches) {
    const kind = kindOf(match, now);
    if (kind === 'offered' && !isOwn(match)) continue;
    for (const time of timesOf(match)) {
      const day = venueDay(new Date(time).toISOString(), match.game.timezone);
      const key = `${match.game.id} ${day}`;
      const entries = days.get(day) ?? [];
      if (entries.some((entry) => entry.key === key)) continue;
      days.set(
        day,
        [...entries, { key, match, kind, time }].sort((a, b) => a.time - b.time),
      );
    }
  }
  return days;
}
