import type { InferType } from 'yup';
import { MATCH_TYPES, SPORTS } from '../../domain/values.ts';
import { array, flag, id, maybeDecimal, maybeText, object, shape, string, text } from './fields.ts';

const knownPerson = shape({
  id: text(),
  firstName: text(),
  lastName: text(),
  code: maybeText(),
  profileImageId: maybeText(),
  /** Shown rating for the kind of match asked about, or the game's; null when none is named. */
  level: maybeDecimal(),
  /** Whether the game is for this person (R-fit); true when no game is named. */
  fits: flag(),
  lastPlayed: maybeText(),
});
export type KnownPerson = InferType<typeof knownPerson>;

export const findKnownPeople = {
  /** Of a game of the caller's: without those who are in it already. Or of a kind of match that is to be made. */
  query: object({
    gameId: id().optional(),
    sport: string().oneOf(SPORTS).optional(),
    matchType: string().oneOf(MATCH_TYPES).optional(),
  }),
  response: array(knownPerson).defined(),
};
