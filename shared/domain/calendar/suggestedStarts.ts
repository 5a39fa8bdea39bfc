import type { Period } from '../values.ts';
import { candidateStarts, commonSlots } from './calendar.ts';
import { DAY_MS, MINUTE_MS, offsetMinutesAt } from './zone.ts';

/** So many fit the first screen of a small phone. */
const MAX_SUGGESTIONS = 3;

interface Offer {
  windows: readonly Period[];
  /** Minutes of a match. */
  duration: number;
  /** IANA zone of the venue. */
  timezone: string;
}

interface Candidate {
  start: string;
  /** Milliseconds. */
  at: number;
  /** Number of the venue's day. */
  day: number;
  /** How many of the others can play then. */
  shared: number;
}

/** More is better: what more people share, then a day that isn't there yet, then what lies beside the others. */
function meritOf({ at, day, shared }: Candidate, picked: readonly Candidate[], lengthMs: number): number {
  const isNewDay = picked.every((other) => other.day !== day);
  const isBeside = picked.every((other) => Math.abs(other.at - at) >= lengthMs);
  return 4 * shared + (isNewDay ? 2 : 0) + (isBeside ? 1 : 0);
}

/** @returns the best of them, of several the earliest; null of none */
function bestOf(candidates: readonly Candidate[], picked: readonly Candidate[], lengthMs: number): Candidate | null {
  let best: { candidate: Candidate; merit: number } | null = null;
  for (const candidate of candidates) {
    if (picked.includes(candidate)) continue;
    const merit = meritOf(candidate, picked, lengthMs);
    if (best === null || merit > best.merit) best = { candidate, merit };
  }
  return best?.candidate ?? null;
}

/**
 * The starts that are offered first (R-suggested-starts): those that most of the others share, spread over days.
 * @param choices what others have chosen; null accepts everything offered
 * @param now ISO instant
 * @returns at most `limit` starts a match can take, the earliest first
 */
export function suggestedStarts(
  { windows, duration, timezone }: Offer,
  choices: readonly (readonly Period[] | null)[],
  now: string,
  limit = MAX_SUGGESTIONS,
): string[] {
  const chosen = choices.filter((choice) => choice !== null);
  const shares = chosen.map(
    (choice) => new Set(commonSlots(windows, [choice], duration, timezone, now).map(({ fromTime }) => fromTime)),
  );
  const candidates = candidateStarts(windows, duration, timezone, now).map((start): Candidate => {
    const at = Date.parse(start);
    const day = Math.floor((at + offsetMinutesAt(at, timezone) * MINUTE_MS) / DAY_MS);
    return { start, at, day, shared: shares.filter((share) => share.has(start)).length };
  });
  const picked: Candidate[] = [];
  while (picked.length < limit) {
    const best = bestOf(candidates, picked, duration * MINUTE_MS);
    if (best === null) break;
    picked.push(best);
  }
  return picked.map(({ start }) => start).sort();
}
