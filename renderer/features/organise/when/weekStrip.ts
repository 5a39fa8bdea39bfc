import { differenceInHours } from 'date-fns/differenceInHours';
import { candidateStarts, cellsOf, cellsOfPeriods } from '../../../../shared/domain/calendar/calendar.ts';
import { DAY_PARTS, type DayPart, PART_BEGINS, PART_MINUTES } from '../../../../shared/domain/calendar/dayParts.ts';
import { laterDay } from '../../../../shared/domain/calendar/zone.ts';
import type { HalfDay } from '../../../../shared/domain/match/habits.ts';
import type { Period } from '../../../../shared/domain/values.ts';
import { instantsOf, laterTime, type WindowRules } from '../../matchForm/windowTimes.ts';

/** One part of one day. */
export interface StripCell {
  part: DayPart;
  day: string;
  halfDay: HalfDay;
  period: Period | null;
  /** Its half hours. */
  cells: string[];
  state: 'on' | 'partly' | 'off';
  /** No match can begin in it any more. */
  isPast: boolean;
}

const DAYS = 7;

/** @returns when a part of the day ends: a match fits into it however long it is */
export const partEnd = (part: DayPart, duration: number): string =>
  laterTime(PART_BEGINS[part], Math.max(PART_MINUTES, duration));

function cellOf(day: string, part: DayPart, selected: ReadonlySet<string>, rules: WindowRules): StripCell {
  const { duration, timezone, now } = rules;
  const window = { day, from: PART_BEGINS[part], to: partEnd(part, duration) };
  const { fromTime, toTime } = instantsOf(window, timezone);
  const period = fromTime && toTime ? { fromTime, toTime } : null;
  const cells = period ? cellsOf(period, timezone) : [];
  const drawn = cells.filter((cell) => selected.has(cell)).length;
  const isPast = !period || candidateStarts([period], duration, timezone, now.toISOString()).length === 0;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const state = drawn === 0 ? 'off' : drawn === cells.length ? 'on' : 'partly';
  return { part, day, halfDay: `${weekday} ${part}`, period, cells, state, isPast };
}

/**
 * Seven days of the venue's calendar in parts of the day.
 * @param first its first day
 * @param periods the windows offered
 * @returns a row for each part of the day
 */
export function weekStrip(first: string, periods: readonly Period[], rules: WindowRules) {
  const days = Array.from({ length: DAYS }, (_, index) => laterDay(first, index));
  const selected = new Set(cellsOfPeriods(periods, rules.timezone));
  return {
    days,
    rows: DAY_PARTS.map((part) => ({ part, cells: days.map((day) => cellOf(day, part, selected, rules)) })),
  };
}

/** @returns the first of the seven days, counted from today, that the day lies in; today for a past one */
export function stripStart(today: string, day: string | null): string {
  const ahead = day === null ? 0 : differenceInHours(day, today) / 24;
  return laterDay(today, Math.max(0, Math.floor(ahead / DAYS)) * DAYS);
}
