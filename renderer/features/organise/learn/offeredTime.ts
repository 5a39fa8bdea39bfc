import { MINUTE_MS } from '../../../../shared/domain/calendar/zone.ts';
import type { Period } from '../../../../shared/domain/values.ts';

/** What the contract takes as one window. */
const MAX_WINDOW_MS = 24 * 60 * MINUTE_MS;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/**
 * @param search of an address such as `?from=2026-11-24T17:00:00Z&to=2026-11-24T20:00:00Z`
 * @returns the time it asks for; null when it names none that can still be offered
 */
export function offeredTime(search: string, now: Date): Period | null {
  const query = new URLSearchParams(search);
  const [from, to] = ['from', 'to'].map((name) => {
    const text = query.get(name) ?? '';
    return INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  });
  if (from === undefined || to === undefined || Number.isNaN(from) || Number.isNaN(to)) return null;
  if (to <= from || to - from > MAX_WINDOW_MS || to <= now.getTime()) return null;
  return { fromTime: new Date(from).toISOString(), toTime: new Date(to).toISOString() };
}
