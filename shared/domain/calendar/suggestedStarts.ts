import type { Period } from '../values.ts';
import { accepts, candidateStarts } from './calendar.ts';
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

/** What somebody chose; null accepts everything offered. */
type Choice = readonly Period[] | null;

/** What those who are in can make, beside whom somebody is asked. */
export interface OthersIn {
  /** Of players who are in whatever happens. */
  confirmed: readonly Choice[];
  /** Of those who said yes and are not in yet. */
  waiting: readonly Choice[];
  /** Spots that nobody is in for, the one of whoever is asked among them. */
  missing: number;
}

/** Nobody is in, or what they chose is nobody's to know. */
export const NOBODY_IN: OthersIn = { confirmed: [], waiting: [], missing: 0 };

interface Candidate {
  start: string;
  /** Milliseconds. */
  at: number;
  /** Number of the venue's day. */
  day: number;
  /** How many of the others can play then. */
  shared: number;
  /** A yes brings a match about then, as far as one yes can. */
  isEnough: boolean;
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
 * The starts that are offered first (R-suggested-starts): of those at which whoever is asked can make a match with the
 * people who are in, those that most of these share, spread over days. Where there are none of them, of all.
 * @param now ISO instant
 * @returns at most `limit` starts a match can take, or all where that would hide a single one, the earliest first
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
  // With fewer people than are missing no yes is the last one: what those who wait can make is an order then, and no more.
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
  // One alone is not hidden: "more times" would take as much room as the time itself.
  const most = all.length === limit + 1 && candidates.length === all.length ? all.length : limit;
  const picked: Candidate[] = [];
  while (picked.length < most) {
    const best = bestOf(candidates, picked, lengthMs);
    if (best === null) break;
    picked.push(best);
  }
  return picked.map(({ start }) => start).sort();
}
