import { accepts } from '../calendar/calendar.ts';
import { suggestedStarts } from '../calendar/suggestedStarts.ts';
import { MINUTE_MS } from '../calendar/zone.ts';
import { type Acceptor, agreeWith, type Offer } from './agreement.ts';
import type { Yes } from './answerCounts.ts';

/** What a yes would have to contain to fit the others. */
export interface WouldFit {
  /** The best starts, in order of time; empty where the others have no time in common with anything that is left. */
  starts: string[];
  /** Ids of venues, in the organiser's order. */
  venues: string[];
}

/** The groups a yes has to fit: the confirmed players; before there are any, each of the others who said yes. */
const groupsOf = ({ confirmed, waiting, missing }: Yes): Acceptor[][] => {
  if (confirmed.length > 0) return [confirmed];
  // For the only spot they are rivals.
  return missing > 1 ? waiting.map((each) => [each]) : [];
};

/**
 * What a person who said yes is told if they have no time and venue in common with anybody they would play with
 * (R-would-fit).
 * @param others without that person; the spot they would take counts as missing
 * @returns null where the yes fits
 */
export function wouldFit(yes: Acceptor, others: Yes, offer: Offer, now: string): WouldFit | null {
  const groups = groupsOf(others);
  if (groups.length === 0 || groups.some((group) => agreeWith([...group, yes], offer, now))) return null;
  const isFor = (can: (one: Acceptor) => boolean) => groups.some((group) => group.every(can));
  const slotsOf = (all: readonly Acceptor[]) => all.map(({ slots }) => slots);
  const { missing } = others;
  const first = { confirmed: slotsOf(others.confirmed), waiting: slotsOf(others.waiting), missing };
  return {
    starts: suggestedStarts(offer, first, now).filter((start) => {
      const from = Date.parse(start);
      return isFor(({ slots }) => accepts(slots, offer.duration)(from, from + offer.duration * MINUTE_MS));
    }),
    venues: offer.venues.filter((venue) => isFor(({ venues }) => venues?.includes(venue) ?? true)),
  };
}
