import type { InferType } from 'yup';
import { SPORTS } from '../../../domain/values.ts';
import { array, count, decimal, flag, maybeOneOf, maybeShape, oneOf, shape, text } from '../fields.ts';

const formAnswer = shape({
  /** Of the pool of the last rated match; null before the first. */
  course: maybeShape({
    sport: oneOf(SPORTS),
    single: flag(),
    mixed: flag(),
    /** On the shown scale, oldest first: before the first of the changes, then after each. */
    ratings: array(decimal()).defined(),
    /** Day of the last change at the venue. */
    day: text(),
    /** What that day has changed. */
    change: decimal(),
    wins: count(),
    losses: count(),
  }),
  /** Oldest first, the present one last. */
  weeks: array(shape({ monday: text(), sport: maybeOneOf(SPORTS) })).defined(),
});
export type Form = InferType<typeof formAnswer>;

export const getForm = { response: formAnswer };
