import { commonTimes } from '../calendar/calendar.ts';
import type { Period } from '../values.ts';
import type { Acceptor, Offer } from './agreement.ts';

/** What somebody can make and would rather not: always a part of what they chose (R-rather-not). */
export interface RatherNot {
  slots: Period[];
  /** Ids of venues. */
  venues: string[];
}

/** Somebody who accepted, and what of it they would rather not; nothing of it is left out for that. */
export interface WillingAcceptor extends Acceptor {
  ratherNot?: RatherNot | null;
}

export const overlap = (one: Period, other: Period): boolean =>
  one.fromTime < other.toTime && other.fromTime < one.toTime;

/** @returns whether they would rather not take this slot: a part of it is enough */
export const isReluctantAt = ({ ratherNot }: Pick<WillingAcceptor, 'ratherNot'>, slot: Period): boolean =>
  ratherNot?.slots.some((period) => overlap(period, slot)) ?? false;

/**
 * What is left of the marks in times and venues.
 * @param within null stands for all there is
 * @returns null when nothing is left
 */
export function marksWithin(
  ratherNot: RatherNot | null,
  within: { slots: readonly Period[] | null; venues: readonly string[] | null },
): RatherNot | null {
  if (!ratherNot) return null;
  const slots = within.slots ? commonTimes(ratherNot.slots, within.slots) : ratherNot.slots;
  const venues = ratherNot.venues.filter((venue) => within.venues?.includes(venue) ?? true);
  return slots.length > 0 || venues.length > 0 ? { slots, venues } : null;
}

/** What somebody chose: null stands for everything offered. */
export interface MarkedChoice extends Pick<Acceptor, 'slots' | 'venues'> {
  /** Null: nothing is marked. */
  ratherNot: RatherNot | null;
}

/** Times or venues that somebody chooses, and what of them they would rather not; null: what they marked before stays. */
export type NewChoice =
  | { slots: Period[]; ratherNot: Period[] | null }
  | { venues: string[]; ratherNot: string[] | null };

/** @returns what is marked once this is chosen: nothing but a part of it (R-rather-not) */
export function marksAfter(before: MarkedChoice, choice: NewChoice): RatherNot | null {
  const { slots, venues } = before.ratherNot ?? { slots: [], venues: [] };
  if ('slots' in choice) {
    return marksWithin({ slots: choice.ratherNot ?? slots, venues }, { slots: choice.slots, venues: before.venues });
  }
  return marksWithin({ slots, venues: choice.ratherNot ?? venues }, { slots: before.slots, venues: choice.venues });
}

/** @returns of times and of venues the first that was chosen, each with its marks */
export function firstChosen(first: MarkedChoice, second: MarkedChoice): MarkedChoice {
  const times = first.slots ? first : second;
  const venues = first.venues ? first : second;
  const marks = { slots: times.ratherNot?.slots ?? [], venues: venues.ratherNot?.venues ?? [] };
  const chosen = { slots: times.slots, venues: venues.venues };
  return { ...chosen, ratherNot: marksWithin(marks, chosen) };
}

/** @returns what is left of the marks after an edit: of what was chosen, what is still offered (R-rather-not) */
export const marksAfterEdit = ({ slots, venues, ratherNot }: MarkedChoice, offer: Offer): RatherNot | null =>
  marksWithin(marksWithin(ratherNot, { slots, venues }), { slots: offer.windows, venues: offer.venues });
