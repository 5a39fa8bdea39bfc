import type { InferType } from 'yup';
import { MAX_GUESTS } from '../../domain/limits.ts';
import { CROWDS, SEARCH_STATES } from '../../domain/values.ts';
import { array, count, decimal, flag, id, maybeOneOf, maybeText, object, oneOf, shape, text } from './fields.ts';
import { gameId } from './gameFields.ts';

/**
 * A person the organiser knows and the match fits. Nothing here depends on what they play and answer elsewhere
 * (R-substitute-strangers).
 */
const candidate = shape({
  id: text(),
  firstName: text(),
  lastName: text(),
  profileImageId: maybeText(),
  level: decimal(),
  /** Whether that level is provisional (R-rating-width). */
  provisional: flag(),
  /** When this organiser last asked them; null for never. */
  lastAsked: maybeText(),
  /** They have played with the organiser. */
  playedHere: flag(),
  /** Only shortly before the match, for people who have shown it to the organiser (R-substitute-phones). */
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
  /** When the next people are asked at the latest; null: none are. */
  nextAt: maybeText(),
  /** After this nobody is asked. */
  cutoff: text(),
  /** People who are still needed. */
  missing: count(),
  /** Enough of the invited people were asked only just now, so nobody else needs to be asked (R-substitute-offer). */
  early: flag(),
  /** There is no time to ask in turns. */
  atOnce: flag(),
  asked: array(asked).defined(),
  /** People whom the organiser knows, who fit and have not been asked. */
  next: array(candidate).defined(),
  /** How many others fit. */
  others: oneOf(CROWDS),
});
export type PlayerSearchView = InferType<typeof playerSearch>;

const own = { params: gameId, response: playerSearch };

export const getPlayerSearch = own;
export const startPlayerSearch = own;
export const stopPlayerSearch = own;
export const askPlayersNow = {
  ...own,
  /** Ids of some of these people. */
  body: object({ people: array(id().required()).min(1).max(MAX_GUESTS).required() }),
};
