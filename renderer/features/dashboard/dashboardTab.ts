import { isDay } from '../../../shared/domain/calendar/zone.ts';
import { SPORTS, type Sport } from '../../../shared/domain/values.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { isMonth, monthOf } from './month/monthWeeks.ts';

/** The views of the dashboard: the next and pending matches, or one of its lists. */
export type Tab = 'now' | 'list' | 'month' | 'past';

export const PATH_OF: Record<Tab, string> = {
  now: PATHS.dashboard,
  list: `${PATHS.dashboard}?list`,
  month: `${PATHS.dashboard}?month`,
  past: `${PATHS.dashboard}?past`,
};

/** Which past matches an address asks for; null for all. */
export interface PastFilter {
  sport: Sport | null;
  year: number | null;
}

/** @returns where past matches of a sport or a year are */
export function pastPath({ sport, year }: PastFilter): string {
  return PATH_OF.past + (sport ? `&sport=${sport}` : '') + (year ? `&year=${year}` : '');
}

/** The state in an address: the month, the first day of the week and the past matches that are shown there. */
export interface Shown extends PastFilter {
  tab: Tab;
  month: string;
  week: string;
}

/**
 * Reads an address: `/?list`, `/?past&sport=PADEL&year=2025`, `/?month=2026-11`, `/?week=2026-11-29`.
 * @param today `YYYY-MM-DD`
 */
export function readTab(search: string, today: string): Shown {
  const query = new URLSearchParams(search);
  const tab = (['list', 'past', 'month'] as const).find((name) => query.has(name)) ?? 'now';
  const [month, week] = [query.get('month') ?? '', query.get('week') ?? ''];
  const year = query.get('year') ?? '';
  return {
    tab,
    month: isMonth(month) ? month : monthOf(today),
    week: isDay(week) ? week : today,
    sport: SPORTS.find((each) => each === query.get('sport')) ?? null,
    year: /^20\d\d$/.test(year) ? Number(year) : null,
  };
}
