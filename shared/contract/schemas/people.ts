import type { InferType } from 'yup';
import { MATCH_TYPES, SPORTS } from '../../domain/values.ts';
import {
  array,
  count,
  decimal,
  flag,
  id,
  maybeDecimal,
  maybeText,
  object,
  oneOf,
  shape,
  string,
  text,
} from './fields.ts';

const knownPerson = shape({
  id: text(),
  firstName: text(),
  lastName: text(),
  code: maybeText(),
  profileImageId: maybeText(),
  /** Shown rating for the kind of match in the query, or the game's; null without either. */
  level: maybeDecimal(),
  /** Whether that level is provisional (R-rating-width); false without one. */
  provisional: flag(),
  /** Whether the game is for this person (R-fit); true when no game is named. */
  fits: flag(),
  /**
   * The end of the last match with the caller, and how many there were; a server of the previous release does not count them.
   */
  lastPlayed: maybeText(),
  played: count().optional(),
  /** The balls that the caller has earned through this person (R-balls-earned). */
  balls: count().optional(),
});
export type KnownPerson = InferType<typeof knownPerson>;

export const findKnownPeople = {
  /** For a game of the caller's: without people who are in it already. Or for a kind of match that is to be made. */
  query: object({
    gameId: id().optional(),
    sport: string().oneOf(SPORTS).optional(),
    matchType: string().oneOf(MATCH_TYPES).optional(),
  }),
  response: array(knownPerson).defined(),
};

/** A person who may be asked for a match: only what rankings and public profiles also show. */
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
  /** Whether that level is provisional (R-rating-width). */
  provisional: flag(),
});
export type AskablePerson = InferType<typeof askablePerson>;

const kindOfMatch = { matchType: string().oneOf(MATCH_TYPES).default('SINGLE') };

export const findFittingPeople = {
  /** Without a sport, the caller's main one. */
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

/** Codes in one query. */
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
