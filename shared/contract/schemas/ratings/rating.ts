import type { InferType } from 'yup';
import { RATING_RULES } from '../../../domain/rating/rating.ts';
import { GENDERS, SPORTS, WINNERS } from '../../../domain/values.ts';
import type { TextKey } from '../../../locales/keys.ts';
import {
  array,
  choice,
  count,
  decimal,
  flag,
  id,
  maybeDecimal,
  maybeOneOf,
  maybeShape,
  maybeText,
  number,
  object,
  oneOf,
  shape,
  string,
  text,
} from '../fields.ts';

const player = {
  id: text(),
  firstName: text(),
  lastName: text(),
  code: maybeText(),
  profileImageId: maybeText(),
  gender: maybeOneOf(GENDERS),
};
const team = { id: text(), single: flag(), mixed: flag(), players: array(shape(player)).defined() };

/** How sure a rating is, on the shown scale, and whether it is provisional (R-rating-width). */
export const sureness = { width: decimal(), provisional: flag() };

const rankingAnswer = array(shape({ rank: count(), team: shape(team), rating: decimal(), ...sureness })).defined();
export type Ranking = InferType<typeof rankingAnswer>;

const truth = () => string().oneOf(['true', 'false'] as const);

export const getRanking = {
  query: object({
    sport: choice(SPORTS).optional(),
    double: truth().default('false'),
    mixed: truth().optional(),
    /** The teams that are listed apart. */
    provisional: truth().optional(),
    /** Rank of the first row. */
    from: string()
      .matches(/^[1-9]\d{0,6}$/, 'field.wholeNumber' satisfies TextKey)
      .default('1'),
  }),
  response: rankingAnswer,
};

const ownRank = shape({
  mixed: flag(),
  /** The caller has a rated match in this pool: its histories and its ledger are open to them (R-rating-ledger). */
  rated: flag(),
  total: count(),
  /** The rank of the caller, or of their best pair; null when they are not in the table. */
  rank: count().nullable(),
  /** The teams that are listed apart: how many, the rank of the caller or their best pair, and how many matches are left. */
  provisional: shape({ total: count(), rank: count().nullable(), matchesLeft: count().nullable() }),
});
export type OwnRank = InferType<typeof ownRank>;

export const getOwnRanks = {
  query: object({ sport: choice(SPORTS).required(), double: truth().default('false') }),
  response: array(ownRank).defined(),
};

const receiptPlayer = {
  id: text(),
  before: decimal(),
  expected: decimal(),
  result: decimal(),
  /** For the winning side: its share of games or points (null: a whole win), and how much its win counted. */
  share: maybeDecimal(),
  credit: maybeDecimal(),
  /** Null: the rule by which only the winner counted. */
  rule: maybeOneOf(RATING_RULES),
  k: decimal(),
  change: decimal(),
  after: decimal(),
  /** How sure the rating was after the day. */
  width: decimal(),
  /** The chance is based on a rating that was provisional. */
  provisional: flag(),
  /** Other matches of that day have changed it as well. */
  sameDay: flag(),
};

const ratedMatch = {
  receipt: shape({ day: text(), players: array(shape(receiptPlayer)).defined() }),
  gameDTO: shape({
    id: text(),
    sport: oneOf(SPORTS),
    initiatorTeam: shape(team),
    opponentTeam: shape(team),
    winner: oneOf(WINNERS),
  }),
};

const receiptAnswer = shape(ratedMatch);
export type RatingReceipt = InferType<typeof receiptAnswer>;

export const getRatingReceipt = { params: object({ gameId: id().required() }), response: receiptAnswer };

const historyAnswer = array(shape({ teamId: text(), rating: decimal(), ...ratedMatch })).defined();
export type RatingHistory = InferType<typeof historyAnswer>;

export const getRatingHistory = { params: object({ teamId: id().required() }), response: historyAnswer };

const technicalAnswer = array(
  shape({
    sport: oneOf(SPORTS),
    productRating: decimal(),
    ...sureness,
    wins: count(),
    loses: count(),
    /** The ranking of the rating: that in which most matches were played. */
    double: flag(),
    mixed: flag(),
    /** Day of the last rated match at the venue; null before the first. */
    lastDay: maybeText(),
    /** The rating over its last ten changes, oldest first: before the first of them, then after each. */
    course: array(decimal()).defined(),
  }),
).defined();
export type TechnicalSkills = InferType<typeof technicalAnswer>;

export const getSkills = { response: technicalAnswer };

export const getRatingValues = {
  response: array(
    shape({ systemCode: text(), systemValue: text(), sportType: oneOf(SPORTS), productRank: decimal() }),
  ).defined(),
};

/** `productRating` is a `productRank` of that sport. */
export const setInitialRating = {
  body: object({ sport: choice(SPORTS).required(), productRating: number().required() }),
};

/** Log-loss for some of the matches: ours, and that of knowing only whose rating is higher. */
const groupLoss = { matches: count(), logLoss: decimal(), favourite: decimal() };

const qualityAnswer = shape({
  /** Matches that were predicted and have counted. */
  matches: count(),
  /** From how many matches on there are figures. */
  needed: count(),
  quality: maybeShape({
    matches: count(),
    accuracy: decimal(),
    logLoss: decimal(),
    brier: decimal(),
    calibrationError: decimal(),
    /** Log-loss of knowing only whose rating is higher, beside `logLoss`. */
    favourite: decimal(),
    /** Groups with enough matches to say something, the largest first. */
    sports: array(shape({ sport: oneOf(SPORTS), ...groupLoss })).defined(),
    /** By how sure the less sure player's rating was: ± from and to, null for everything surer. Least sure first. */
    sureness: array(shape({ from: decimal(), to: maybeDecimal(), ...groupLoss })).defined(),
    bins: array(
      shape({
        from: decimal(),
        to: decimal(),
        count: count(),
        predicted: maybeDecimal(),
        observed: maybeDecimal(),
      }),
    ).defined(),
  }),
  /**
   * How well each rating rule would have predicted all rated matches, in log-loss; the previous rule comes first. Null for
   * fewer than `needed`, and until it is computed.
   */
  rules: maybeShape({
    matches: count(),
    losses: array(shape({ rule: oneOf(RATING_RULES), logLoss: decimal() })).defined(),
  }),
});
export type RatingQuality = InferType<typeof qualityAnswer>;

export const getRatingQuality = { response: qualityAnswer };
