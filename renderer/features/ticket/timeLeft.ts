import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { daysUntil } from '../../../shared/domain/calendar/zone.ts';

const HOUR = 60;

/** How long it still is: days of the venue's calendar from two of them on, else hours and minutes (R-days-ahead). */
export interface TimeLeft {
  /** 0 where it is today or tomorrow. */
  days: number;
  minutes: number;
  /** Hours and minutes, `26:05`. */
  clock: string;
}

/**
 * @param zone of the venue
 * @returns how long it is from `now` to `to` (ISO instants), a begun minute as a whole; null once it is over
 */
export function timeLeft(to: string, now: string, zone: string): TimeLeft | null {
  const minutes = differenceInMinutes(to, now, { roundingMethod: 'ceil' });
  if (minutes <= 0) return null;
  const clock = `${Math.floor(minutes / HOUR)}:${`${minutes % HOUR}`.padStart(2, '0')}`;
  const days = daysUntil(to, now, zone);
  return { days: days > 1 ? days : 0, minutes, clock };
}
