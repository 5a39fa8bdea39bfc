import type { InferType } from 'yup';
import { array, flag, id, maybeDecimal, maybeText, object, shape, text } from './fields.ts';

const knownPerson = shape({
  id: text(),
  firstName: text(),
  lastName: text(),
  code: maybeText(),
  profileImageId: maybeText(),
  /** Shown rating for the game's kind of match; null when no game is named. */
  level: maybeDecimal(),
  /** Whether the game is for this person (R-fit); true when no game is named. */
  fits: flag(),
  lastPlayed: maybeText(),
});
export type KnownPerson = InferType<typeof knownPerson>;

export const findKnownPeople = {
  /** Of a game of the caller's: without those who are in it already. */
  query: object({ gameId: id().optional() }),
  response: array(knownPerson).defined(),
};
