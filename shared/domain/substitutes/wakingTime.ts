import { MINUTE_MS } from '../calendar/zone.ts';
import { DEFAULT_QUIET, isQuiet } from '../push.ts';

/** Every zone's offset from UTC is whole quarters of an hour, and changes at one: a quarter is quiet or not as a whole. */
const QUARTER = 15 * MINUTE_MS;

const quarterAfter = (ms: number): number => (Math.floor(ms / QUARTER) + 1) * QUARTER;

/**
 * Whether people may be written to at `now`: not in the quiet hours of the venue's clock (R-quiet-hours).
 * @param now milliseconds
 * @param timezone IANA zone of the venue
 */
export const isWaking = (now: number, timezone: string): boolean => !isQuiet(now, { ...DEFAULT_QUIET, timezone });

/**
 * @param from milliseconds, as `to`
 * @param timezone IANA zone of the venue
 * @returns whole minutes between two instants in which people may be written to (R-substitute-waves); 0 where `to` is not later
 */
export function wakingMinutes(from: number, to: number, timezone: string): number {
  let waking = 0;
  for (let at = from; at < to; at = quarterAfter(at)) {
    if (isWaking(at, timezone)) waking += Math.min(to, quarterAfter(at)) - at;
  }
  return Math.floor(waking / MINUTE_MS);
}

/**
 * @param from milliseconds
 * @param minutes in which people may be written to, 0 or more
 * @param timezone IANA zone of the venue
 * @returns the first instant, in milliseconds, at which this many have passed and people may be written to: where they end with
 *   the evening, the next morning (R-substitute-waves)
 */
export function afterWakingMinutes(from: number, minutes: number, timezone: string): number {
  let missing = minutes * MINUTE_MS;
  for (let at = from; ; at = quarterAfter(at)) {
    if (!isWaking(at, timezone)) continue;
    const length = quarterAfter(at) - at;
    if (missing < length) return at + missing;
    missing -= length;
  }
}
