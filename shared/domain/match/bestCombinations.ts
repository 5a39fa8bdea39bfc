import type { Period } from '../values.ts';
import type { Offer } from './agreement.ts';
import { answerCounts, venueCounts } from './answerCounts.ts';
import { overlap } from './overlapping.ts';
import type { WillingAcceptor } from './ratherNot.ts';

/** The people a match is looked for with. */
export interface Willing {
  /** Confirmed players. */
  confirmed: WillingAcceptor[];
  /** People who accepted and are not confirmed yet, in the order of their acceptance. */
  waiting: WillingAcceptor[];
  /** How many of `waiting` are needed. */
  missing: number;
}

/**
 * The reason for a combination; the first of these that applies.
 * - `missing`: more players are needed
 * - `ratherNot`: some of its people would rather not
 * - `only`: there are several times and venues, but no others suit these people
 * - `onlyStart`: there are several times, but no other suits them
 * - `earliest`: the first of several times that suit them
 * - `suits`: they can
 */
export type CombinationReason = 'missing' | 'ratherNot' | 'only' | 'onlyStart' | 'earliest' | 'suits';

/** A time, a venue and people who all said that they can play then and there. */
export interface Combination extends Period {
  venue: string;
  /** Ids: confirmed players, then people who accepted, in the order of their acceptance. */
  people: string[];
  /** Those among them who would rather not. */
  ratherNot: string[];
  /** How many more the match needs. */
  missing: number;
  reason: CombinationReason;
}

type Unexplained = Omit<Combination, 'reason'>;

const MAX_COMBINATIONS = 3;

/** A time or a venue of the offer, and whom it suits. */
interface Choice {
  can: ReadonlySet<string>;
  ratherNot: ReadonlySet<string>;
}

interface StartChoice extends Choice {
  slot: Period;
}

interface VenueChoice extends Choice {
  venue: string;
}

const idsOf = (people: readonly WillingAcceptor[]): string[] => people.map(({ id }) => id);

function startChoices(people: WillingAcceptor[], offer: Offer, now: string): StartChoice[] {
  return answerCounts(people, offer, now).map(({ fromTime, toTime, can, ratherNot }) => ({
    slot: { fromTime, toTime },
    can: new Set(can),
    ratherNot: new Set(ratherNot),
  }));
}

function venueChoices(people: WillingAcceptor[], offer: Offer): VenueChoice[] {
  return venueCounts(people, offer).map(({ venue, can }) => {
    const ratherNot = people.filter((person) => person.ratherNot?.venues.includes(venue));
    return { venue, can: new Set(can), ratherNot: new Set(idsOf(ratherNot)) };
  });
}

/**
 * For one time at each venue the best people: confirmed players, and of the others first those who are glad to, then those who
 * said yes first.
 */
function combinationsAt({ confirmed, waiting, missing }: Willing, start: StartChoice, venues: readonly VenueChoice[]) {
  const isFree = ({ id }: WillingAcceptor) => start.can.has(id);
  if (!confirmed.every(isFree)) return [];
  const free = waiting.filter(isFree);
  return venues.flatMap((at): Unexplained[] => {
    const able = free.filter(({ id }) => at.can.has(id));
    if (!confirmed.every(({ id }) => at.can.has(id))) return [];
    const isGlad = ({ id }: WillingAcceptor) => !start.ratherNot.has(id) && !at.ratherNot.has(id);
    const taken = [...able.filter(isGlad), ...able.filter((person) => !isGlad(person))].slice(0, missing);
    const people = [...confirmed, ...able.filter((person) => taken.includes(person))];
    if (people.length === 0) return [];
    const ratherNot = idsOf(people.filter((person) => !isGlad(person)));
    return [{ ...start.slot, venue: at.venue, people: idsOf(people), ratherNot, missing: missing - taken.length }];
  });
}

/** The first ones, without those that add nothing to a better one: no other people, and no time apart from it. */
function firstOf(all: readonly Unexplained[]): Unexplained[] {
  const picked: Unexplained[] = [];
  for (const combination of all) {
    if (picked.length === MAX_COMBINATIONS) break;
    const isLike = (better: Unexplained) =>
      overlap(better, combination) && combination.people.every((id) => better.people.includes(id));
    if (!picked.some(isLike)) picked.push(combination);
  }
  return picked;
}

/**
 * The best combinations an organiser can make of the answers so far (R-best-combinations).
 * @param now ISO instant: what has begun is no longer possible
 * @returns at most three, the best first
 */
export function bestCombinations(willing: Willing, offer: Offer, now: string): Combination[] {
  const everybody = [...willing.confirmed, ...willing.waiting];
  const starts = startChoices(everybody, offer, now);
  const venues = venueChoices(everybody, offer);
  // By time, then in the organiser's order of venues: equally good ones stay in this order.
  const all = starts.flatMap((start) => combinationsAt(willing, start, venues));
  all.sort((one, other) => one.missing - other.missing || one.ratherNot.length - other.ratherNot.length);
  const reasonOf = ({ people, fromTime, ratherNot, missing }: Unexplained): CombinationReason => {
    if (missing > 0) return 'missing';
    if (ratherNot.length > 0) return 'ratherNot';
    const suits = ({ can }: Choice) => people.every((id) => can.has(id));
    const times = starts.filter(suits);
    if (times.length > 1) return times[0]?.slot.fromTime === fromTime ? 'earliest' : 'suits';
    if (starts.length === 1) return 'suits';
    return venues.length > 1 && venues.filter(suits).length === 1 ? 'only' : 'onlyStart';
  };
  return firstOf(all).map((combination) => ({ ...combination, reason: reasonOf(combination) }));
}
