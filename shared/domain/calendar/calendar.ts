/**
 * Windows an owner offers, half-hour cells a guest chooses, slots that are possible for a match (R-half-hours).
 * Periods are half-open. Cells start on the half hour of the venue's wall clock and last 30 real minutes, so that a
 * slot over a daylight-saving change has its true length: a repeated hour has both its cells, a skipped one none.
 */
import { CELL_MINUTES, type Period } from '../values.ts';
import { MINUTE_MS, offsetMinutesAt, venueDay } from './zone.ts';

export const CELL_MS = CELL_MINUTES * MINUTE_MS;

/** Why a guest's choice of times is refused (R-choice). */
export type ChoiceProblem = 'outside' | 'past' | 'short' | 'offGrid';

/** A calendarPreference entry without its id: `date` is the venue's day on which it starts. */
export interface DatedPeriod extends Period {
  date: string;
}

interface Span {
  from: number;
  to: number;
}

const iso = (ms: number): string => new Date(ms).toISOString();

/** Sorted, without empty ones. */
function spansOf(periods: Iterable<Period>): Span[] {
  return [...periods]
    .map(({ fromTime, toTime }) => ({ from: Date.parse(fromTime), to: Date.parse(toTime) }))
    .filter(({ from, to }) => from < to)
    .sort((a, b) => a.from - b.from);
}

/** As `spansOf`, with touching and overlapping periods joined. */
function mergedSpans(periods: Iterable<Period>): Span[] {
  const merged: Span[] = [];
  for (const span of spansOf(periods)) {
    const last = merged.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else merged.push(span);
  }
  return merged;
}

/**
 * A choice as spans: a period as long as a match stays by itself, a shorter one is joined with what it touches
 * (R-chosen-starts).
 */
function chosenSpans(choice: readonly Period[], lengthMs: number): Span[] {
  const spans = spansOf(choice);
  const short = spans.filter(({ from, to }) => to - from < lengthMs);
  if (short.length === 0) return spans;
  return [...spans, ...mergedSpans(choice).filter((span) => short.some(({ from, to }) => holds([span], from, to)))];
}

/** Minutes since the wall clock's last half hour. */
function minutesOffGrid(ms: number, timezone: string): number {
  const wall = ms / MINUTE_MS + offsetMinutesAt(ms, timezone);
  return ((wall % CELL_MINUTES) + CELL_MINUTES) % CELL_MINUTES;
}

function nextHalfHour(ms: number, timezone: string): number {
  const over = minutesOffGrid(ms, timezone);
  if (over === 0) return ms;
  const next = ms + (CELL_MINUTES - over) * MINUTE_MS;
  // A zone that moved its clock by 15 minutes in between would put `next` off its grid (Nepal did, in 1986).
  return minutesOffGrid(next, timezone) === 0 ? next : nextHalfHour(next, timezone);
}

/** Half hours from which `lengthMs` still fits into the span. */
function startsIn(span: Span, lengthMs: number, timezone: string): number[] {
  const starts: number[] = [];
  for (
    let start = nextHalfHour(span.from, timezone);
    start + lengthMs <= span.to;
    start = nextHalfHour(start + CELL_MS, timezone)
  ) {
    starts.push(start);
  }
  return starts;
}

const holds = (spans: readonly Span[], from: number, to: number): boolean =>
  spans.some((span) => span.from <= from && to <= span.to);

/** Starts of the cells that are completely within the window: 18:15-20:00 has 18:30, 19:00 and 19:30. */
export function cellsOf(window: Period, timezone: string): string[] {
  return cellsOfPeriods([window], timezone);
}

/** Starts of the cells that are completely within the periods, touching ones joined; sorted, each once. */
export function cellsOfPeriods(periods: Iterable<Period>, timezone: string): string[] {
  return mergedSpans(periods).flatMap((span) => startsIn(span, CELL_MS, timezone).map(iso));
}

/**
 * Starts of the possible slots of a match: `durationMinutes` long, on the half hour, within one window (touching windows
 * count as one), after `now` (R-candidate-slot). Sorted, each once.
 */
export function candidateStarts(
  windows: Iterable<Period>,
  durationMinutes: number,
  timezone: string,
  now: string,
): string[] {
  const nowMs = Date.parse(now);
  return mergedSpans(windows)
    .flatMap((span) => startsIn(span, durationMinutes * MINUTE_MS, timezone))
    .filter((start) => start > nowMs)
    .map(iso);
}

/**
 * What is wrong with the times a guest chose, or null. Touching periods are one block here. A cell that has begun is
 * past; a choice is `short` if one of its blocks holds no slot.
 */
export function choiceProblem(
  chosen: readonly Period[],
  windows: Iterable<Period>,
  durationMinutes: number,
  timezone: string,
  now: string,
): ChoiceProblem | null {
  const blocks = mergedSpans(chosen);
  const offered = mergedSpans(windows);
  const nowMs = Date.parse(now);
  const ends = chosen.flatMap(({ fromTime, toTime }) => [Date.parse(fromTime), Date.parse(toTime)]);
  if (ends.some((end) => minutesOffGrid(end, timezone) !== 0)) return 'offGrid';
  if (blocks.some(({ from, to }) => !holds(offered, from, to))) return 'outside';
  if (blocks.some(({ from }) => from <= nowMs)) return 'past';
  const hasEmpty =
    chosen.length === 0 || chosen.some(({ fromTime, toTime }) => Date.parse(fromTime) >= Date.parse(toTime));
  return hasEmpty || blocks.some(({ from, to }) => to - from < durationMinutes * MINUTE_MS) ? 'short' : null;
}

/**
 * @param choice null accepts everything offered (R-everything)
 * @returns whether a slot of a match, with its ends in milliseconds, is within a choice of times
 */
export function accepts(
  choice: readonly Period[] | null,
  durationMinutes: number,
): (from: number, to: number) => boolean {
  if (choice === null) return () => true;
  const spans = chosenSpans(choice, durationMinutes * MINUTE_MS);
  return (from, to) => holds(spans, from, to);
}

/** The same times in as few periods as possible, in order: touching ones are joined. */
export function joinedTimes(periods: Iterable<Period>): Period[] {
  return mergedSpans(periods).map(({ from, to }) => ({ fromTime: iso(from), toTime: iso(to) }));
}

/**
 * The parts of a choice that are also within another one, each by itself as the choice is (R-chosen-starts); what is too short
 * for a match is left out. In order.
 */
export function choiceWithin(choice: readonly Period[], other: readonly Period[], durationMinutes: number): Period[] {
  const length = durationMinutes * MINUTE_MS;
  const spans = chosenSpans(other, length);
  return chosenSpans(choice, length)
    .flatMap((one) => spans.map(({ from, to }) => ({ from: Math.max(one.from, from), to: Math.min(one.to, to) })))
    .filter(({ from, to }) => to - from >= length)
    .sort((one, another) => one.from - another.from)
    .map(({ from, to }) => ({ fromTime: iso(from), toTime: iso(to) }));
}

/** @returns whether marks lie within what was chosen, and each is as long as a match (R-rather-not) */
export function isPartOf(
  marks: readonly Period[],
  chosen: Iterable<Period>,
  durationMinutes: number,
  timezone: string,
): boolean {
  const spans = mergedSpans(chosen);
  const isWithin = ({ fromTime, toTime }: Period) => {
    const [from, to] = [Date.parse(fromTime), Date.parse(toTime)];
    return from < to && [from, to].every((end) => minutesOffGrid(end, timezone) === 0) && holds(spans, from, to);
  };
  return marks.every(isWithin) && mergedSpans(marks).every(({ from, to }) => to - from >= durationMinutes * MINUTE_MS);
}

/**
 * Slots that suit everybody, earliest first. A null choice accepts everything offered (R-everything);
 * an empty one accepts nothing.
 */
export function commonSlots(
  windows: Iterable<Period>,
  choices: readonly (readonly Period[] | null)[],
  durationMinutes: number,
  timezone: string,
  now: string,
): Period[] {
  const wishes = choices.map((choice) => accepts(choice, durationMinutes));
  const slots: Period[] = [];
  for (const fromTime of candidateStarts(windows, durationMinutes, timezone, now)) {
    const from = Date.parse(fromTime);
    const to = from + durationMinutes * MINUTE_MS;
    if (wishes.every((accept) => accept(from, to))) slots.push({ fromTime, toTime: iso(to) });
  }
  return slots;
}

/** The first of `commonSlots`, or null when nothing suits everybody. */
export function earliestCommonSlot(
  windows: Iterable<Period>,
  choices: readonly (readonly Period[] | null)[],
  durationMinutes: number,
  timezone: string,
  now: string,
): Period | null {
  return commonSlots(windows, choices, durationMinutes, timezone, now)[0] ?? null;
}

/** @returns the cells of the slot of this length that begins there */
export function blockOf(start: string, durationMinutes: number): string[] {
  return Array.from({ length: durationMinutes / CELL_MINUTES }, (_, step) => iso(Date.parse(start) + step * CELL_MS));
}

/** Cells as calendarPreference entries: consecutive cells joined, `date` the venue's day on which the block starts. */
export function toPeriods(cells: Iterable<string>, timezone: string): DatedPeriod[] {
  const single = [...cells].map((fromTime) => ({ fromTime, toTime: iso(Date.parse(fromTime) + CELL_MS) }));
  return mergedSpans(single).map(({ from, to }) => ({
    date: venueDay(iso(from), timezone),
    fromTime: iso(from),
    toTime: iso(to),
  }));
}
