import type { Period } from '../values.ts';
import { accepts, candidateStarts } from './calendar.ts';
import { DAY_MS, MINUTE_MS, offsetMinutesAt } from './zone.ts';

/** How many fit on the first screen of a small phone. */
const MAX_SUGGESTIONS = 3;

interface Offer {
  windows: readonly Period[];
  /** Minutes of a match. */
  duration: number;
  /** IANA zone of the venue. */
  timezone: string;
}

/** What somebody chose; null accepts everything offered. */
type Choice = readonly Period[] | null;

/** What the other players can make, beside the person who is asked. */
export interface OthersIn {
  /** Of confirmed players. */
  confirmed: readonly Choice[];
  /** Of people who said yes and are not confirmed yet. */
  waiting: readonly Choice[];
  /** Spots without a player, including the one of the person who is asked. */
  missing: number;
}

/** There are no others, or what they chose must not be known. */
export const NOBODY_IN: OthersIn = { confirmed: [], waiting: [], missing: 0 };

interface Candidate {
  start: string;
  /** Milliseconds. */
  at: number;
  /** Number of the venue's day. */
  day: number;
  /** How many of the others can play then. */
  shared: number;
  /** A yes leads to a match at that time, as far as one yes can. */
  isEnough: boolean;
}

/** More is better: first what more people share, then a new day, then no overlap with other suggestions. */
function meritOf({ at, day, shared }: Candidate, picked: readonly Candidate[], lengthMs: number): number {
  const isNewDay = picked.every((other) => other.day !== day);
  const isBeside = picked.every((other) => Math.abs(other.at - at) >= lengthMs);
  return 4 * shared + (isNewDay ? 2 : 0) + (isBeside ? 1 : 0);
}

/** @returns the best of them, the earliest of several; null of none */
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
 * The starts that are offered first (R-suggested-starts): among those at which the asked person can make a match with the
 * others, the starts that most of these share, spread over days. If there are none, all starts are considered.
 * @param now ISO instant
 * @returns at most `limit` possible starts, or all if that would hide a single one, the earliest first
 */
export function suggestedStarts(
  { windows, duration, timezone }: Offer,
  others: OthersIn,
  now: string,
  limit = MAX_SUGGESTIONS,
): string[] {
  const { missing } = others;
  const lengthMs = duration * MINUTE_MS;
  const fitsOf = (choices: readonly Choice[]) => choices.map((choice) => accepts(choice, duration));
  const [confirmed, waiting] = [fitsOf(others.confirmed), fitsOf(others.waiting)];
  // If there are too few people, no single yes is enough: then their times only decide the order.
  const needed = waiting.length < missing - 1 ? 0 : missing - 1;
  const all = candidateStarts(windows, duration, timezone, now).map((start): Candidate => {
    const at = Date.parse(start);
    const day = Math.floor((at + offsetMinutesAt(at, timezone) * MINUTE_MS) / DAY_MS);
    const able = (fits: typeof waiting) => fits.filter((suits) => suits(at, at + lengthMs)).length;
    const [sure, maybe] = [able(confirmed), able(waiting)];
    return { start, at, day, shared: sure + maybe, isEnough: sure === confirmed.length && maybe >= needed };
  });
  const enough = all.filter(({ isEnough }) => isEnough);
  const candidates = enough.length > 0 ? enough : all;
  // A single one is not hidden: "more times" would need as much space as the time itself.
  const most = all.length === limit + 1 && candidates.length === all.length ? all.length : limit;
  const picked: Candidate[] = [];
  while (picked.length < most) {
    const best = bestOf(candidates, picked, lengthMs);
    if (best === null) break;
    picked.push(best);
  }
  return picked.map(({ start }) => start).sort();
}
