import type { InferType } from 'yup';
import { MAX_GUESTS } from '../../domain/limits.ts';
import { SEARCH_STATES } from '../../domain/values.ts';
import { array, count, decimal, flag, id, maybeOneOf, maybeText, object, shape, text } from './fields.ts';
import { gameId } from './gameFields.ts';

/** Somebody who would be asked, and what their turn goes by (R-substitute-order). */
const candidate = shape({
  id: text(),
  firstName: text(),
  lastName: text(),
  profileImageId: maybeText(),
  level: decimal(),
  /** Whether that level is (R-rating-width). */
  provisional: flag(),
  saidYes: flag(),
  lastAsked: maybeText(),
  playedHere: flag(),
  /** Given shortly before the match alone, of who has shown it to the organiser (R-substitute-phones). */
  phone: maybeText(),
});
export type SearchCandidate = InferType<typeof candidate>;

const asked = shape({
  inviteeId: text(),
  wave: count(),
  askedAt: text(),
  /** Until then nobody is asked after them. */
  turnEnds: text(),
  phone: maybeText(),
});

const playerSearch = shape({
  /** Null: there was none. */
  state: maybeOneOf(SEARCH_STATES),
  wave: count(),
  /** When the next are asked at the latest; null: nobody is. */
  nextAt: maybeText(),
  /** Nobody is asked later. */
  cutoff: text(),
  /** People who are still needed. */
  missing: count(),
  /** Enough of those who were invited have only just heard of it: nobody else need be asked (R-substitute-offer). */
  early: flag(),
  /** How many the next wave asks, and for how many minutes they have the spot to themselves. */
  batch: count(),
  minutes: count(),
  asked: array(asked).defined(),
  next: array(candidate).defined(),
});
export type PlayerSearchView = InferType<typeof playerSearch>;

const own = { params: gameId, response: playerSearch };

export const getPlayerSearch = own;
export const startPlayerSearch = own;
export const stopPlayerSearch = own;
export const askPlayersNow = {
  ...own,
  /** Ids of some who would be asked. */
  body: object({ people: array(id().required()).min(1).max(MAX_GUESTS).required() }),
};
