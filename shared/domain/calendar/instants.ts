import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { isValid } from 'date-fns/isValid';
import type { Period } from '../values.ts';

/** @returns the period that begins at an ISO instant and lasts so many minutes */
export const periodFrom = (fromTime: string, minutes: number): Period => ({
  fromTime,
  toTime: addMinutes(fromTime, minutes).toISOString(),
});

/**
 * Counts days of 24 hours by UTC: `addDays` counts by the device's own clocks, which change.
 * @returns the day (`YYYY-MM-DD`) so many days later; empty where there is no such day
 */
export function laterDay(day: string, days = 1): string {
  const later = addHours(`${day}T00:00:00Z`, 24 * days);
  return isValid(later) ? later.toISOString().slice(0, 10) : '';
}
