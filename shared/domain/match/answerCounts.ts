import { accepts, commonSlots } from '../calendar/calendar.ts';
import type { Period } from '../values.ts';
import { type Acceptor, firstAgreement, type Offer } from './agreement.ts';
import { reluctance, type WillingAcceptor } from './ratherNot.ts';

/** One possible slot, and which of the people who said yes it suits. */
export interface StartCount extends Period {
  /** Ids in the order of the acceptors. */
  can: string[];
  /** Those among them who would rather not (R-rather-not). */
  ratherNot: string[];
  cannot: string[];
}

/**
 * Why enough people said yes and there is no match. `together`: a time and a venue suit enough of them, but not
 * the same ones.
 */
export type Obstacle = 'time' | 'place' | 'timeAndPlace' | 'together';

/** The people a match is looked for with. */
export interface Yes {
  /** Confirmed players. */
  confirmed: Acceptor[];
  /** People who accepted and are not confirmed yet. */
  waiting: Acceptor[];
  /** How many of `waiting` are needed. */
  missing: number;
}

/**
 * For each slot that is still possible, whom it suits (R-candidate-slot, R-everything). People who
 * chose nothing accept everything offered.
 * @param acceptors people who said yes, without those who declined or have not answered
 * @param now ISO instant: what has begun is no longer possible
 */
export function answerCounts(acceptors: readonly WillingAcceptor[], offer: Offer, now: string): StartCount[] {
  const { windows, duration, timezone } = offer;
  const suits = acceptors.map((acceptor) => ({
    id: acceptor.id,
    accept: accepts(acceptor.slots, duration),
    isReluctant: reluctance(acceptor, duration),
  }));
  return commonSlots(windows, [], duration, timezone, now).map((slot) => {
    const count: StartCount = { ...slot, can: [], ratherNot: [], cannot: [] };
    const [from, to] = [Date.parse(slot.fromTime), Date.parse(slot.toTime)];
    for (const { id, accept, isReluctant } of suits) {
      const isFree = accept(from, to);
      (isFree ? count.can : count.cannot).push(id);
      if (isFree && isReluctant(from, to)) count.ratherNot.push(id);
    }
    return count;
  });
}

/** First what suits all confirmed players, then more people, then fewer who would rather not, then the earlier one. */
const byPeople = (confirmed: readonly string[]) => {
  const lacksOne = ({ can }: StartCount) => (confirmed.every((id) => can.includes(id)) ? 0 : 1);
  return (a: StartCount, b: StartCount): number =>
    lacksOne(a) - lacksOne(b) ||
    b.can.length - a.can.length ||
    a.ratherNot.length - b.ratherNot.length ||
    a.fromTime.localeCompare(b.fromTime);
};

/**
 * @param confirmed ids of confirmed players: what does not suit them is not possible
 * @returns the slot that suits most people, then with the fewest who would rather not, then the earliest; null when none suits
 * anybody
 */
export function bestStart(counts: readonly StartCount[], confirmed: readonly string[]): StartCount | null {
  const [best] = [...counts].sort(byPeople(confirmed));
  return best && best.can.length > 0 ? best : null;
}

/** @returns the slots that suit most people, ordered as in `bestStart`; in order of time */
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
 * Why there is no match although enough people said yes (R-obstacle).
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
