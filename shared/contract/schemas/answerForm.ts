import type { InferType } from 'yup';
import { MAX_SLOTS, MAX_VENUES } from '../../domain/limits.ts';
import { LANGUAGES } from '../../locales/languages.ts';
import { ONCE_KEY_PATTERN } from '../endpoint.ts';
import { array, choice, email, guestName, id, instant, object, string } from './fields.ts';
import { note } from './gameFields.ts';

/** The fields that the form of an invitation's page sends without JavaScript (R-form-answer); empty fields are left out. */
export const answerForm = object({
  answer: choice(['accept', 'decline', 'disown']).required(),
  /** Starts of the ticked slots, each as long as the match. */
  start: array(instant().required()).max(MAX_SLOTS).required(),
  /** Ids of the ticked locationPreference entries. */
  venue: array(id().required()).max(MAX_VENUES).required(),
  /** They have read that they have another match at that time (R-clashes). */
  clash: choice(['on']).optional(),
  note: note().optional(),
  shareMyPhone: choice(['on']).optional(),
  /** The page's language, for mails to a guest (R-guest-language). */
  language: choice(LANGUAGES).optional(),
  /** The name of a visitor by a share link. */
  ...guestName,
  email: email().optional(),
  /** The key of this page since it was opened: a form that is sent twice registers a visitor once (R-once). */
  key: string().matches(ONCE_KEY_PATTERN).optional(),
});

export type AnswerForm = InferType<typeof answerForm>;
