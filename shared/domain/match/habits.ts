/** What a person's own last matches suggest for their next one (R-organise-habits). */
import { type DayPart, partOf } from '../calendar/dayParts.ts';
import { MINUTE_MS, offsetMinutesAt } from '../calendar/zone.ts';
import type { Sport } from '../values.ts';

/** A match, with the facts that habits depend on. */
export interface EarlierMatch {
  id: string;
  sport: Sport;
  /** The ISO instant that was agreed, else the first one offered. */
  at: string;
  /** IANA zone of the venue. */
  timezone: string;
  /** The viewer organised it. */
  isOwn: boolean;
  isCanceled: boolean;
  /** Ids of the others in it. */
  people: readonly string[];
}

/** From how many matches habits are read. */
export const MAX_EARLIER = 20;

/** Something that was done once is no habit. */
const MIN_TIMES = 2;

/** After this many days a match counts half as much. */
const HALF_LIFE_DAYS = 30;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** @returns the last matches, the newest first, each once */
export function lastMatches(matches: readonly EarlierMatch[]): EarlierMatch[] {
  const byId = new Map(matches.map((match) => [match.id, match]));
  return [...byId.values()].sort((a, b) => b.at.localeCompare(a.at)).slice(0, MAX_EARLIER);
}

/** @returns the time on the venue's wall clock, as if it were UTC */
const wallClock = (at: string, timezone: string): Date =>
  new Date(Date.parse(at) + offsetMinutesAt(Date.parse(at), timezone) * MINUTE_MS);

/** @returns the day of the week at the venue, 0 for Sunday */
export const weekdayAt = (at: string, timezone: string): number => wallClock(at, timezone).getUTCDay();

/** A part of the day on a day of the week. */
export type HalfDay = `${number} ${DayPart}`;

/** @returns the part of the week of an instant, on the venue's wall clock */
export function halfDayAt(at: string, timezone: string): HalfDay {
  const wall = wallClock(at, timezone);
  return `${wall.getUTCDay()} ${partOf(wall.toISOString().slice(11, 16))}`;
}

/**
 * @param matches the newest first
 * @param weekday the day the next match is meant for, 0 for Sunday
 * @returns the viewer's own match that the next one is most like: the last on that weekday, else the last; null without any
 */
export function matchToRepeat(matches: readonly EarlierMatch[], weekday: number): EarlierMatch | null {
  const own = matches.filter(({ isOwn, isCanceled }) => isOwn && !isCanceled);
  return own.find(({ at, timezone }) => weekdayAt(at, timezone) === weekday) ?? own[0] ?? null;
}

/**
 * @param person only matches with them count; left out, all do
 * @returns the half days of the week on which matches are usual
 */
export function usualTimes(matches: readonly EarlierMatch[], person?: string): Set<HalfDay> {
  const counts = new Map<HalfDay, number>();
  for (const { at, timezone, people, isCanceled } of matches) {
    if (isCanceled || (person !== undefined && !people.includes(person))) continue;
    const time = halfDayAt(at, timezone);
    counts.set(time, (counts.get(time) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([time, count]) => (count >= MIN_TIMES ? [time] : [])));
}

/**
 * @param now ISO instant
 * @returns ids of the people in these matches, by how often and how recently
 */
export function closestPeople(matches: readonly EarlierMatch[], now: string): string[] {
  const weights = new Map<string, number>();
  for (const { at, people } of matches) {
    const days = Math.max(0, Date.parse(now) - Date.parse(at)) / DAY_MS;
    const weight = 0.5 ** (days / HALF_LIFE_DAYS);
    for (const id of people) weights.set(id, (weights.get(id) ?? 0) + weight);
  }
  return [...weights].sort(([, a], [, b]) => b - a).map(([id]) => id);
}

/** @returns the sports played, the most frequent first */
export function playedSports(matches: readonly EarlierMatch[]): Sport[] {
  const counts = new Map<Sport, number>();
  for (const { sport } of matches) counts.set(sport, (counts.get(sport) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([sport]) => sport);
}
