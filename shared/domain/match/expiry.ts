/** How long an invitation can be answered (R-expiry). */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How to show the time left: a unit that names its text, and the number in it (0 for none and expired). */
export interface ExpiryLeft {
  unit: 'none' | 'expired' | 'hours' | 'day' | 'days';
  count: number;
}

/**
 * The ISO instant from which answers are too late: `invitationExpiryDays` times 24 hours after creation, at the latest
 * when the last candidate slot starts.
 */
export function expiresAt(createDt: string, invitationExpiryDays: number, latestCandidateStart: string): string {
  const byDays = Date.parse(createDt) + invitationExpiryDays * DAY_MS;
  return new Date(Math.min(byDays, Date.parse(latestCandidateStart))).toISOString();
}

/** Whether an answer given at `now` is too late (409 E-C26). */
export function isExpired(expiry: string, now: string): boolean {
  return Date.parse(now) >= Date.parse(expiry);
}

/**
 * The time left, in whole hours under 1 day, as `day` under 2 and in whole days otherwise. Rounded down, so that it
 * never promises more than there is; only the last hour counts as 1. A null expiry is `none` (R-expiry-left).
 */
export function expiryLeft(expiry: string | null, now: string): ExpiryLeft {
  if (expiry === null) return { unit: 'none', count: 0 };
  if (isExpired(expiry, now)) return { unit: 'expired', count: 0 };
  const left = Date.parse(expiry) - Date.parse(now);
  if (left < DAY_MS) return { unit: 'hours', count: Math.max(1, Math.floor(left / HOUR_MS)) };
  const days = Math.floor(left / DAY_MS);
  return { unit: days < 2 ? 'day' : 'days', count: days };
}
