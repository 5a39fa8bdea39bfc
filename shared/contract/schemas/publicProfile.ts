import type { InferType } from 'yup';
import { MAX_REPORT_LENGTH } from '../../domain/limits.ts';
import { REPORT_REASONS, SPORTS } from '../../domain/values.ts';
import {
  array,
  choice,
  count,
  decimal,
  id,
  maybeDecimal,
  maybeOneOf,
  maybeText,
  object,
  oneOf,
  shape,
  text,
  trimmed,
} from './fields.ts';
import { sureness } from './ratings/rating.ts';
import { personalSkills, technicalSkills } from './skill.ts';

const params = object({ code: id().required() });

const profileAnswer = shape({
  /** Fields are null if they were not filled in, or are not shown for a minor. */
  user: shape({
    id: text(),
    code: text(),
    firstName: text(),
    lastName: text(),
    yearOfBirth: maybeDecimal(),
    forehand: maybeOneOf(['RIGHTHANDED', 'LEFTHANDED']),
    backhand: maybeOneOf(['ONEHANDED', 'TWOHANDED']),
    location: maybeText(),
    tennisTalks: array(text()).defined(),
    profileImageId: maybeText(),
  }),
  technicalSkill: technicalSkills.response.shape({
    /** Rating and wins-losses of each sport, the one played most first. */
    sports: array(
      shape({ sport: oneOf(SPORTS), productRating: decimal(), ...sureness, wins: count(), loses: count() }),
    ).defined(),
  }),
  personalSkill: personalSkills.response,
});
export type PublicProfile = InferType<typeof profileAnswer>;

export const getPublicProfile = { params, response: profileAnswer };

export const reportPlayer = {
  params,
  body: object({
    reason: choice(REPORT_REASONS).required(),
    comment: trimmed().max(MAX_REPORT_LENGTH).default(''),
  }),
};
