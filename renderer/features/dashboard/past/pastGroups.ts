import { venueDay } from '../../../../shared/domain/calendar/zone.ts';
import type { MatchView } from '../matchView.ts';
import { monthOf } from '../month/monthWeeks.ts';

/** Matches that are drawn together. */
export interface PastGroup {
  /** `YYYY-MM`; null where they are not sorted by time. */
  month: string | null;
  /** How many come before them. */
  before: number;
  matches: MatchView[];
}

/** How many without a month are drawn together. */
const CHUNK = 20;

const monthOfMatch = ({ time, game }: MatchView): string =>
  monthOf(venueDay(new Date(time).toISOString(), game.timezone));

/**
 * @param matches the latest first
 * @returns those that would still be to come, and won't take place, after the last month that was played in (R-past-rows)
 */
export function canceledLater(matches: readonly MatchView[], now: Date): MatchView[] {
  const ahead = matches.filter(({ time }) => time > now.getTime());
  const past = matches.filter(({ time }) => time <= now.getTime());
  const [first] = past;
  if (!first) return ahead;
  const isLatest = (match: MatchView) => monthOfMatch(match) === monthOfMatch(first);
  const [latest, soon] = [past.filter(isLatest), ahead.filter(isLatest)];
  return [...latest, ...soon, ...ahead.filter((match) => !isLatest(match)), ...past.slice(latest.length)];
}

/** @returns matches in their order, by the months of the venue's clock if they are sorted by time (R-past-rows) */
export function pastGroups(matches: readonly MatchView[], byTime: boolean): PastGroup[] {
  const groups: PastGroup[] = [];
  for (const [at, match] of matches.entries()) {
    const month = byTime ? monthOfMatch(match) : null;
    const last = groups.at(-1);
    const goesOn = last && last.month === month && (byTime || last.matches.length < CHUNK);
    if (goesOn) last.matches.push(match);
    else groups.push({ month, before: at, matches: [match] });
  }
  return groups;
}
