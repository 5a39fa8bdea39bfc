/** How many weeks are shown. */
const WEEKS = 12;
const DAY_MS = 86_400_000;

/** A week and the sport that was played first in it; null without one. */
export interface CourtWeek<Sport> {
  /** `YYYY-MM-DD` */
  monday: string;
  sport: Sport | null;
}

const mondayMs = (day: string): number => {
  const ms = Date.parse(`${day}T00:00:00Z`);
  return ms - ((new Date(ms).getUTCDay() + 6) % 7) * DAY_MS;
};

/**
 * The last twelve weeks on court (R-form).
 * @param played day of each match at its venue, in any order
 * @param today `YYYY-MM-DD`
 * @returns oldest first, the week of today last
 */
export function courtWeeks<Sport>(played: readonly { day: string; sport: Sport }[], today: string): CourtWeek<Sport>[] {
  const sports = new Map<number, Sport>();
  for (const { day, sport } of [...played].sort((a, b) => a.day.localeCompare(b.day))) {
    const monday = mondayMs(day);
    if (!sports.has(monday)) sports.set(monday, sport);
  }
  return Array.from({ length: WEEKS }, (_, index) => {
    const monday = mondayMs(today) - (WEEKS - 1 - index) * 7 * DAY_MS;
    return { monday: new Date(monday).toISOString().slice(0, 10), sport: sports.get(monday) ?? null };
  });
}

/** @returns weeks without a gap up to now; the current week does not break the row */
export function weeksInARow(weeks: readonly Pick<CourtWeek<unknown>, 'sport'>[]): number {
  const played = weeks.map(({ sport }) => sport !== null);
  if (!played.at(-1)) played.pop();
  return played.length - 1 - played.lastIndexOf(false);
}
