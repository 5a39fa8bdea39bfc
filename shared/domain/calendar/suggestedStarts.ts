import type { Period } from '../values.ts';
import { candidateStarts, commonSlots } from './calendar.ts';
import { MINUTE_MS, venueDay } from './zone.ts';

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
  day: string;
  /** How many of the others can play then. */
  shared: number;
}

/** Better is what more people share, then a day that isn't there yet, then what lies beside the others; else the earlier. */
function isBetter(one: Candidate, other: Candidate, picked: readonly Candidate[], lengthMs: number): boolean {
  const merits = (candidate: Candidate) => [
    candidate.shared,
    picked.some(({ day }) => day === candidate.day) ? 0 : 1,
    picked.some(({ start }) => Math.abs(Date.parse(start) - Date.parse(candidate.start)) < lengthMs) ? 0 : 1,
  ];
  const others = merits(other);
  const differing = merits(one).map((merit, at) => merit - (others[at] ?? 0));
  return (differing.find((difference) => difference !== 0) ?? 0) > 0;
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
  let rest = candidateStarts(windows, duration, timezone, now).map(
    (start): Candidate => ({
      start,
      day: venueDay(start, timezone),
      shared: shares.filter((share) => share.has(start)).length,
    }),
  );
  const picked: Candidate[] = [];
  while (picked.length < limit && rest.length > 0) {
    const best = rest.reduce((one, other) => (isBetter(other, one, picked, duration * MINUTE_MS) ? other : one));
    picked.push(best);
    rest = rest.filter((candidate) => candidate !== best);
  }
  return picked.map(({ start }) => start).sort();
}
