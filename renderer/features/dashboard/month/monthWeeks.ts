import { laterDay } from '../../../../shared/domain/calendar/zone.ts';
import type { Weekday } from '../../../i18n/firstWeekday.ts';

/** @returns the month of a day: `2026-11` of `2026-11-21` */
export const monthOf = (day: string): string => day.slice(0, 7);

/** @returns the month some months later: `2027-01` is two after `2026-11` */
export function addMonths(month: string, months: number): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return monthOf(first.toISOString());
}

/** @returns whether this is a month as addresses carry it, `2026-11` */
export const isMonth = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

/**
 * The whole weeks a month is drawn in.
 * @param month `YYYY-MM`
 * @param start day a week begins with
 * @returns weeks of seven days `YYYY-MM-DD`; the first and last may be of the months beside it
 */
export function monthWeeks(month: string, start: Weekday): string[][] {
  const first = `${month}-01`;
  const lead = (new Date(first).getUTCDay() - start + 7) % 7;
  const weeks: string[][] = [];
  for (let day = laterDay(first, -lead); weeks.length === 0 || monthOf(day) === month; day = laterDay(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => laterDay(day, index)));
  }
  return weeks;
}
