/** Parts of a day in which people play: they are offered, and remembered, as one tap instead of half hours. */

export const DAY_PARTS = ['MORNING', 'AFTERNOON', 'EVENING'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** When each begins on the venue's wall clock. */
export const PART_BEGINS: Record<DayPart, string> = { MORNING: '09:00', AFTERNOON: '14:00', EVENING: '18:00' };

/** How long each is, in minutes; a longer match makes it longer. */
export const PART_MINUTES = 180;

/** @returns the part of the day a time (`HH:MM`) belongs to: the one that contains it, else the nearest */
export function partOf(time: string): DayPart {
  if (time < '12:30') return 'MORNING';
  return time < '17:00' ? 'AFTERNOON' : 'EVENING';
}
