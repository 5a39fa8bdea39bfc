import { isAfter } from 'date-fns/isAfter';
import { laterDay, periodFrom } from '../../../../shared/domain/calendar/zone.ts';
import { MAX_EXPIRY_DAYS } from '../../../../shared/domain/limits.ts';
import type { Period } from '../../../../shared/domain/values.ts';
import type { NewGame } from '../../../stores/GamesStore.ts';
import { periodOf, type WallWindow, wallDaysOf, wallWindowsOf } from '../../matchForm/windowTimes.ts';

/** How many matches one form becomes. */
export interface Series {
  /** How many weeks it is the same. */
  weeks: number;
  /** How many follow one another in each window. */
  matches: number;
}

export const MAX_WEEKS = 12;
export const MAX_MATCHES = 4;

/** The windows some weeks later, on the venue's wall clock; times of a night that this clock skips are left out (R-weeks). */
function later(windows: readonly Period[], weeks: number, timezone: string): Period[] {
  if (weeks === 0) return [...windows];
  const moved = (parts: readonly WallWindow[]) =>
    parts.flatMap((part) => periodOf({ ...part, day: laterDay(part.day, 7 * weeks) }, timezone) ?? []);
  return windows.flatMap((window) => {
    const whole = moved(wallWindowsOf(window, timezone));
    return whole.length > 0 ? whole : moved(wallDaysOf(window, timezone));
  });
}

/** The part of each window for one of several matches, the first at its beginning; windows too short have none. */
function part(windows: readonly Period[], index: number, matches: number, duration: number): Period[] {
  if (matches === 1) return [...windows];
  return windows.flatMap(({ fromTime, toTime }) => {
    if (isAfter(periodFrom(fromTime, matches * duration).toTime, toTime)) return [];
    return [periodFrom(periodFrom(fromTime, index * duration).toTime, duration)];
  });
}

/**
 * The matches of one form: of every week, and of each evening one after another, as its organiser plays in all of them.
 * Later weeks have as much later to be answered.
 * @returns in the order of time; one without a window does not fit
 */
export function seriesOf(game: NewGame, { weeks, matches }: Series): NewGame[] {
  const { timezone, invitationExpiryDays, gamePreference } = game;
  return Array.from({ length: weeks }, (_, week) => {
    const windows = later(game.calendarPreference, week, timezone);
    return Array.from({ length: matches }, (_each, index) => ({
      ...game,
      invitationExpiryDays: Math.min(MAX_EXPIRY_DAYS, invitationExpiryDays + 7 * week),
      calendarPreference: part(windows, index, matches, gamePreference.duration),
    }));
  }).flat();
}
