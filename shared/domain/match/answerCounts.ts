import { accepts, commonSlots } from '../calendar/calendar.ts';
import type { Period } from '../values.ts';
import { type Acceptor, firstAgreement, type Offer } from './agreement.ts';
import { isReluctantAt, type WillingAcceptor } from './ratherNot.ts';

/** One slot the match could take, and whom of those who said yes it suits. */
export interface StartCount extends Period {
  /** Ids in the order of the acceptors. */
  can: string[];
  /** Those of them who would rather not (R-rather-not). */
  ratherNot: string[];
  cannot: string[];
}

/**
 * What keeps enough people who said yes from being a match. `together`: a time and a venue suit enough of them, but not
 * the same ones.
 */
export type Obstacle = 'time' | 'place' | 'timeAndPlace' | 'together';

/** Those a match is looked for with. */
export interface Yes {
  /** Players who are in whatever happens. */
  confirmed: Acceptor[];
  /** Who accepted and is not in yet. */
  waiting: Acceptor[];
  /** How many of `waiting` are needed. */
  missing: number;
}

/**
 * For each slot the match can still take, whom it suits (R-candidate-slot, R-everything). Who
 * chose nothing accepts everything offered.
 * @param acceptors those who said yes; whoever declined or has not answered is none of them
 * @param now ISO instant: what has begun is no start any more
 */
export function answerCounts(acceptors: readonly WillingAcceptor[], offer: Offer, now: string): StartCount[] {
  const { windows, duration, timezone } = offer;
  const suits = acceptors.map((acceptor) => ({ acceptor, accept: accepts(acceptor.slots, duration) }));
  return commonSlots(windows, [], duration, timezone, now).map((slot) => {
    const count: StartCount = { ...slot, can: [], ratherNot: [], cannot: [] };
    const [from, to] = [Date.parse(slot.fromTime), Date.parse(slot.toTime)];
    for (const { acceptor, accept } of suits) {
      const isFree = accept(from, to);
      (isFree ? count.can : count.cannot).push(acceptor.id);
      if (isFree && isReluctantAt(acceptor, slot)) count.ratherNot.push(acceptor.id);
    }
    return count;
  });
}

/** What suits all who are in first, then more people, then what fewer would rather not, then what is earlier. */
const byPeople = (confirmed: readonly string[]) => {
  const lacksOne = ({ can }: StartCount) => (confirmed.every((id) => can.includes(id)) ? 0 : 1);
  return (a: StartCount, b: StartCount): number =>
    lacksOne(a) - lacksOne(b) ||
    b.can.length - a.can.length ||
    a.ratherNot.length - b.ratherNot.length ||
    a.fromTime.localeCompare(b.fromTime);
};

/**
 * @param confirmed ids of who is in: what does not suit them is no start of the match
 * @returns the slot that suits most, of several what fewer would rather not, then the earliest; null when no slot suits anybody
 */
export function bestStart(counts: readonly StartCount[], confirmed: readonly string[]): StartCount | null {
  const [best] = [...counts].sort(byPeople(confirmed));
  return best && best.can.length > 0 ? best : null;
}

/** @returns the slots that suit most, chosen as `bestStart`; in order of time */
export function bestStarts(counts: readonly StartCount[], confirmed: readonly string[], number: number): StartCount[] {
  const best = [...counts].sort(byPeople(confirmed));
  return best.slice(0, number).sort((a, b) => a.fromTime.localeCompare(b.fromTime));
}

/** @returns for each venue of the offer, whom it suits, in the organiser's order */
export function venueCounts(acceptors: readonly Acceptor[], { venues }: Offer): { venue: string; can: string[] }[] {
  return venues.map((venue) => ({
    venue,
    can: acceptors.filter((acceptor) => acceptor.venues?.includes(venue) ?? true).map(({ id }) => id),
  }));
}

/**
 * Why no match comes about although enough people said yes (R-obstacle).
 * @returns null when too few did, or when some of them could play
 */
export function obstacle(yes: Yes, offer: Offer, now: string): Obstacle | null {
  const { confirmed, waiting, missing } = yes;
  if (waiting.length < missing || firstAgreement(confirmed, waiting, missing, offer, now)) return null;
  const everybody = [...confirmed, ...waiting];
  const isEnough = ({ can }: { can: string[] }) =>
    can.length >= confirmed.length + missing && confirmed.every(({ id }) => can.includes(id));
  const hasTime = answerCounts(everybody, offer, now).some(isEnough);
  const hasVenue = venueCounts(everybody, offer).some(isEnough);
  if (hasTime && hasVenue) return 'together';
  if (hasTime) return 'place';
  return hasVenue ? 'time' : 'timeAndPlace';
}
