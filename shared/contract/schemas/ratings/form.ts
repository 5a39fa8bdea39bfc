import type { InferType } from 'yup';
import { SPORTS } from '../../../domain/values.ts';
import { array, count, decimal, flag, maybeOneOf, maybeShape, oneOf, shape, text } from '../fields.ts';

const formAnswer = shape({
  /** In the pool of the last rated match; null before the first. */
  course: maybeShape({
    sport: oneOf(SPORTS),
    single: flag(),
    mixed: flag(),
    /** On the shown scale, oldest first: before the first of the changes, then after each. */
    ratings: array(decimal()).defined(),
    /** Day of the last change at the venue. */
    day: text(),
    /** The change on that day. */
    change: decimal(),
    wins: count(),
    losses: count(),
  }),
  /** Oldest first, the present one last. */
  weeks: array(shape({ monday: text(), sport: maybeOneOf(SPORTS) })).defined(),
});
export type Form = InferType<typeof formAnswer>;

export const getForm = { response: formAnswer };

const pastSum = shape({
  /** `YYYY-MM` of the venue's clock. */
  month: text(),
  sport: oneOf(SPORTS),
  /** All past matches, including canceled ones. */
  matches: count(),
  /** Matches in which the caller was on court. */
  played: count(),
  won: count(),
  lost: count(),
});
export type PastSum = InferType<typeof pastSum>;

export const getPastSums = { response: shape({ months: array(pastSum).defined() }) };
