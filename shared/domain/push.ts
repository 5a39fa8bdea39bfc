import { MINUTE_MS, offsetMinutesAt } from './calendar/zone.ts';

/** What people can be notified of, each kind separately (R-push-kinds). */
export const PUSH_KINDS = ['invitation', 'change', 'answer', 'reminder', 'score', 'message'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** From one full hour to another on the wall clock, 0 to 23; the same hour twice means no quiet hours. */
export interface QuietHours {
  from: number;
  to: number;
  timezone: string;
}

/** The hours for people who have not chosen any, so that nobody is woken (R-quiet-hours, R-push-quiet). */
export const DEFAULT_QUIET = { from: 22, to: 7 } as const;

const QUARTER = 15 * MINUTE_MS;
const HOUR = 60 * MINUTE_MS;
/** News about a match that begins within this time can't wait. */
const PRESSING = 3 * HOUR;
/** How long before a match the quiet hours must be over for its news to wait for their end. */
const WAKE_BEFORE = HOUR;

/** @returns whether the wall clock of the zone shows a quiet hour at `now`, in milliseconds */
export function isQuiet(now: number, { from, to, timezone }: QuietHours): boolean {
  const minutes = now / MINUTE_MS + offsetMinutesAt(now, timezone);
  const hour = Math.floor((((minutes % 1440) + 1440) % 1440) / 60);
  return from <= to ? from <= hour && hour < to : hour >= from || hour < to;
}

/** @returns when the quiet hours that contain `now` end; null outside of quiet hours. In milliseconds */
export function quietUntil(now: number, hours: QuietHours): number | null {
  if (!isQuiet(now, hours)) return null;
  // Every zone's offset from UTC is whole quarters of an hour, so no change to summer time is missed.
  let at = (Math.floor(now / QUARTER) + 1) * QUARTER;
  while (isQuiet(at, hours)) at += QUARTER;
  return at;
}

/**
 * When a notice goes out: now, or when the quiet hours end. A notice about a match that begins within three hours, or before
 * the quiet hours have been over for an hour, is not held (R-push-quiet).
 * @param start of the agreed match it is about; null where there is none
 */
export function pushTime(now: number, hours: QuietHours, start: number | null): number {
  const until = quietUntil(now, hours);
  if (until === null) return now;
  const isPressing = start !== null && start > now && start <= Math.max(now + PRESSING, until + WAKE_BEFORE);
  return isPressing ? now : until;
}
