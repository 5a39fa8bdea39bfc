import { PATHS } from '../../../shared/routes/paths.ts';
import { isMonth, monthOf } from './month/monthWeeks.ts';

/** What the dashboard shows: what is next and waits, or one of its lists. */
export type Tab = 'now' | 'list' | 'month' | 'past';

/** Where each is. */
export const PATH_OF: Record<Tab, string> = {
  now: PATHS.dashboard,
  list: `${PATHS.dashboard}?list`,
  month: `${PATHS.dashboard}?month`,
  past: `${PATHS.dashboard}?past`,
};

/**
 * What an address asks for: `/?list`, `/?past`, `/?month=2026-11`, `/?week=2026-11-29`.
 * @param today `YYYY-MM-DD`
 * @returns with the month, and the first day of the week, that are shown there
 */
export function readTab(search: string, today: string): { tab: Tab; month: string; week: string } {
  const query = new URLSearchParams(search);
  const tab = (['list', 'past', 'month'] as const).find((name) => query.has(name)) ?? 'now';
  const [month, week] = [query.get('month') ?? '', query.get('week') ?? ''];
  return { tab, month: isMonth(month) ? month : monthOf(today), week: isDay(week) ? week : today };
}

const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
