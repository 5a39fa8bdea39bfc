import { earliestCommonSlot } from '../calendar/calendar.ts';
import type { Period } from '../values.ts';

/** A person who accepted, and what they can make; null means everything offered. */
export interface Acceptor {
  id: string;
  slots: Period[] | null;
  venues: string[] | null;
}

export interface Offer {
  windows: Period[];
  /** Ids of the venues in the owner's order. */
  venues: string[];
  /** Minutes. */
  duration: number;
  timezone: string;
}

export interface Agreement {
  acceptors: string[];
  slot: Period;
  venue: string;
}

function commonVenue(venues: string[], group: Acceptor[]): string | undefined {
  return venues.find((venue) => group.every((acceptor) => acceptor.venues?.includes(venue) ?? true));
}

/**
 * @param group the players a match would be agreed with
 * @returns the earliest slot and the owner's earliest listed venue that suit all of them, or null
 */
export function agreeWith(group: Acceptor[], offer: Offer, now: string): Agreement | null {
  const venue = commonVenue(offer.venues, group);
  if (venue === undefined) return null;
  const choices = group.map((acceptor) => acceptor.slots);
  const slot = earliestCommonSlot(offer.windows, choices, offer.duration, offer.timezone, now);
  return slot && { acceptors: group.map((acceptor) => acceptor.id), slot, venue };
}

/**
 * FIRST (R-agreement): the set of acceptors that is earliest by acceptance and has a slot and a venue
 * in common.
 * @param confirmed players who are confirmed already
 * @param waiting acceptors in the order of their acceptance
 * @param missing how many of `waiting` are needed
 */
export function firstAgreement(
  confirmed: Acceptor[],
  waiting: Acceptor[],
  missing: number,
  offer: Offer,
  now: string,
): Agreement | null {
  const search = (group: Acceptor[], from: number, left: number): Agreement | null => {
    // A part of a group that has nothing in common can't grow into a group that has.
    const agreement = agreeWith(group, offer, now);
    if (!agreement || left === 0) return agreement;
    for (let index = from; index <= waiting.length - left; index += 1) {
      const next = waiting[index];
      const found = next && search([...group, next], index + 1, left - 1);
      if (found) return found;
    }
    return null;
  };
  return search(confirmed, 0, missing);
}
