import type { InferType } from 'yup';
import { MAX_STARS } from '../../domain/limits.ts';
import { PERSONAL_SKILLS, SPORTS, TECHNICAL_SKILLS } from '../../domain/values.ts';
import { array, id, maybeDecimal, maybeText, number, object, oneOf, shape, text } from './fields.ts';

function each<const Key extends string, Field>(keys: readonly Key[], field: () => Field): Record<Key, Field> {
  return Object.fromEntries(keys.map((key) => [key, field()])) as Record<Key, Field>;
}

/** Means on the scale of 1 to 6. */
export const personalSkills = { response: shape(each(PERSONAL_SKILLS, maybeDecimal)) };
export const technicalSkills = { response: shape(each(TECHNICAL_SKILLS, maybeDecimal)) };

/** Null for a skill that the reviewer can't judge. */
const stars = () => number().integer().min(1).max(MAX_STARS).nullable().default(null);

export const reviewPlayer = {
  body: object({
    gameId: id().required(),
    userId: id().required(),
    personal: object(each(PERSONAL_SKILLS, stars)).required(),
    technical: object(each(TECHNICAL_SKILLS, stars)).required(),
  }),
};

export const findDueReviews = {
  response: array(
    shape({
      gameId: text(),
      sport: oneOf(SPORTS),
      /** End of the match. */
      playedAt: text(),
      userId: text(),
      firstName: text(),
      lastName: text(),
      profileImageId: maybeText(),
    }),
  ).defined(),
};
export type DueReview = InferType<typeof findDueReviews.response>[number];
