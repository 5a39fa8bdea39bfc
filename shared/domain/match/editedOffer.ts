import { joinedTimes } from '../calendar/calendar.ts';
import type { Period } from '../values.ts';
import { type Acceptor, agreeWith, type Offer } from './agreement.ts';

/** An answer as it stands after the organiser has changed times or venues. */
export interface AdaptedAnswer {
  slots: Period[] | null;
  venues: string[] | null;
  /** Nothing of it fits any more: the person is asked again. */
  touched: boolean;
}

/**
 * What an edit does to somebody's yes (R-edit-answers): nothing is lost of it. Who accepted everything offered
 * has accepted what was offered then, not what was added since; who can still make some slot and venue stays in.
 * @param venues of the new offer that were in the old one keep their ids
 */
export function adaptAnswer(answer: Acceptor, before: Offer, after: Offer, now: string): AdaptedAnswer {
  // Touching windows count as one; as a choice each would stand for itself (R-chosen-starts).
  const slots = answer.slots ?? joinedTimes(before.windows);
  const venues = answer.venues ?? before.venues;
  return {
    slots: answer.slots === null && isSame(slots, joinedTimes(after.windows)) ? null : slots,
    venues: answer.venues === null && isSame(venues, after.venues) ? null : venues,
    touched: agreeWith([{ id: answer.id, slots, venues }], after, now) === null,
  };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
