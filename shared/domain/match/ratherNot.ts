import { accepts, choiceWithin, joinedTimes } from '../calendar/calendar.ts';
import type { Period } from '../values.ts';
import { type Acceptor, agreeWith, type Offer } from './agreement.ts';

/** What a person can make but would rather not: always a part of what they chose (R-rather-not). */
export interface RatherNot {
  slots: Period[];
  /** Ids of venues. */
  venues: string[];
}

/** A person who accepted, and what they would rather not; nothing is left out because of that. */
export interface WillingAcceptor extends Acceptor {
  ratherNot?: RatherNot | null;
}

/**
 * @param durationMinutes of a match
 * @returns whether they would rather not take a slot, with its ends in milliseconds: marks are read as a choice is, so those of
 * other starts say nothing about it (R-chosen-starts)
 */
export const reluctance = (
  { ratherNot }: Pick<WillingAcceptor, 'ratherNot'>,
  durationMinutes: number,
): ((from: number, to: number) => boolean) => accepts(ratherNot?.slots ?? [], durationMinutes);

/**
 * The marks that are within some times and venues.
 * @param within null means everything
 * @param durationMinutes of a match
 * @returns null when nothing is left
 */
function marksWithin(
  ratherNot: RatherNot | null,
  within: { slots: readonly Period[] | null; venues: readonly string[] | null },
  durationMinutes: number,
): RatherNot | null {
  if (!ratherNot) return null;
  const slots = within.slots ? choiceWithin(ratherNot.slots, within.slots, durationMinutes) : ratherNot.slots;
  const venues = ratherNot.venues.filter((venue) => within.venues?.includes(venue) ?? true);
  return slots.length > 0 || venues.length > 0 ? { slots, venues } : null;
}

/** A choice: null means everything offered. */
export interface MarkedChoice extends Pick<Acceptor, 'slots' | 'venues'> {
  /** Null: nothing is marked. */
  ratherNot: RatherNot | null;
}

/** The times or venues that a person chooses, and which they would rather not take; null: earlier marks stay. */
export type NewChoice =
  | { slots: Period[]; ratherNot: Period[] | null }
  | { venues: string[]; ratherNot: string[] | null };

/** @returns the marks after a new choice: always part of the choice (R-rather-not) */
export function marksAfter(before: MarkedChoice, choice: NewChoice, durationMinutes: number): RatherNot | null {
  const marks = before.ratherNot ?? { slots: [], venues: [] };
  const [said, within] =
    'slots' in choice
      ? [{ slots: choice.ratherNot ?? marks.slots }, { slots: choice.slots, venues: before.venues }]
      : [{ venues: choice.ratherNot ?? marks.venues }, { slots: before.slots, venues: choice.venues }];
  return marksWithin({ ...marks, ...said }, within, durationMinutes);
}

/** @returns for times and for venues each, the first of two choices that was made, with its marks */
export function firstChosen(first: MarkedChoice, second: MarkedChoice): MarkedChoice {
  const times = first.slots ? first : second;
  const venues = first.venues ? first : second;
  const marks = { slots: times.ratherNot?.slots ?? [], venues: venues.ratherNot?.venues ?? [] };
  const hasMarks = marks.slots.length > 0 || marks.venues.length > 0;
  return { slots: times.slots, venues: venues.venues, ratherNot: hasMarks ? marks : null };
}

/** @returns the marks after an edit: those in the chosen times and venues that are still offered (R-rather-not) */
export function marksAfterEdit({ slots, venues, ratherNot }: MarkedChoice, offer: Offer): RatherNot | null {
  const left = marksWithin(ratherNot, { slots, venues }, offer.duration);
  // Touching windows count as one, as they do for a choice (R-candidate-slot).
  return marksWithin(left, { slots: joinedTimes(offer.windows), venues: offer.venues }, offer.duration);
}

/** An answer after the organiser has changed times or venues. */
interface AdaptedAnswer {
  slots: Period[] | null;
  venues: string[] | null;
  /** Nothing in it fits any more: the person is asked again. */
  touched: boolean;
}

/**
 * How an edit changes a person's yes (R-edit-answers): no choice is lost. A person who accepted everything offered
 * has accepted what was offered then, not what was added since; a person who can still make some slot and venue stays in.
 * @param venues in `after` that were in `before` keep their ids
 */
export function adaptAnswer(answer: Acceptor, before: Offer, after: Offer, now: string): AdaptedAnswer {
  // Touching windows count as one; as a choice each would be separate (R-chosen-starts).
  const slots = answer.slots ?? joinedTimes(before.windows);
  const venues = answer.venues ?? before.venues;
  return {
    slots: answer.slots === null && isSame(slots, joinedTimes(after.windows)) ? null : slots,
    venues: answer.venues === null && isSame(venues, after.venues) ? null : venues,
    touched: agreeWith([{ id: answer.id, slots, venues }], after, now) === null,
  };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
