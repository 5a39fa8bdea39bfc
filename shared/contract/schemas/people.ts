import type { InferType } from 'yup';
import { MATCH_TYPES, SPORTS } from '../../domain/values.ts';
import { array, decimal, flag, id, maybeDecimal, maybeText, object, oneOf, shape, string, text } from './fields.ts';

const knownPerson = shape({
  id: text(),
  firstName: text(),
  lastName: text(),
  code: maybeText(),
  profileImageId: maybeText(),
  /** Shown rating for the kind of match asked about, or the game's; null when none is named. */
  level: maybeDecimal(),
  /** Whether that level is (R-rating-width); false without one. */
  provisional: flag(),
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

/** Somebody who may be asked for a match: what rankings and public profile show of them, no more. */
const askablePerson = shape({
  id: text(),
  firstName: text(),
  lastName: text(),
  code: text(),
  profileImageId: maybeText(),
  /** Home city; null where it is not filled in. */
  location: maybeText(),
  /** Shown rating for the kind of match. */
  level: decimal(),
  /** Whether that level is (R-rating-width). */
  provisional: flag(),
});
export type AskablePerson = InferType<typeof askablePerson>;

const kindOfMatch = { matchType: string().oneOf(MATCH_TYPES).default('SINGLE') };

export const findFittingPeople = {
  /** Without a sport the caller's main one. */
  query: object({ sport: string().oneOf(SPORTS).optional(), ...kindOfMatch }),
  response: shape({
    sport: oneOf(SPORTS),
    /** The caller's own shown rating, and whether it is provisional. */
    level: decimal(),
    provisional: flag(),
    people: array(askablePerson).defined(),
  }),
};
export type FittingPeople = InferType<typeof findFittingPeople.response>;

/** Codes of one question. */
const MAX_CODES = 20;

export const findAskablePeople = {
  query: object({
    /** Player codes, separated by commas. */
    codes: string()
      .max(MAX_CODES * 65)
      .matches(new RegExp(`^[A-Za-z0-9]{1,64}(,[A-Za-z0-9]{1,64}){0,${MAX_CODES - 1}}$`))
      .required(),
    sport: string().oneOf(SPORTS).required(),
    ...kindOfMatch,
  }),
  response: array(askablePerson).defined(),
};
