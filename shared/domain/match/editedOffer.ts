import type { Period } from '../values.ts';
import { type Acceptor, agreeWith, type Offer } from './agreement.ts';

/** An answer as it stands after the organiser has changed times or venues. */
export interface KeptAnswer {
  slots: Period[] | null;
  places: string[] | null;
  /** Nothing of it fits any more: the person is asked again. */
  touched: boolean;
}

/**
 * What an edit does to somebody's yes (R-edit-answers): nothing is lost of it. Who accepted everything offered
 * has accepted what was offered then, not what was added since; who can still make some slot and venue stays in.
 * @param places of the new offer that were in the old one keep their ids
 */
export function keepAnswer(answer: Acceptor, before: Offer, after: Offer, now: string): KeptAnswer {
  const slots = answer.slots ?? before.windows.map(plain);
  const places = answer.places ?? before.places;
  return {
    slots: answer.slots === null && isSame(slots, after.windows.map(plain)) ? null : slots,
    places: answer.places === null && isSame(places, after.places) ? null : places,
    touched: agreeWith([{ id: answer.id, slots, places }], after, now) === null,
  };
}

const plain = ({ fromTime, toTime }: Period): Period => ({ fromTime, toTime });
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
