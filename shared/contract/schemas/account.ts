import type { InferType } from 'yup';
import { CLUB_ROLES } from '../../domain/club/clubValues.ts';
import {
  INVITATION_CODE_PATTERN,
  MAX_ADDRESSES,
  MAX_EMAIL_LENGTH,
  MAX_HOME_LENGTH,
  MAX_PASSWORD_LENGTH,
  MIN_YEAR_OF_BIRTH,
} from '../../domain/limits.ts';
import { isEmailAddress, withoutUnseen } from '../../domain/people/address.ts';
import { toPhone } from '../../domain/people/phone.ts';
import {
  BACKHANDS,
  DATE_FORMATS,
  FOREHANDS,
  GENDERS,
  LISTINGS,
  MEMBERSHIP_LEVELS,
  SPORTS,
  TIME_FORMATS,
} from '../../domain/values.ts';
import type { TextKey } from '../../locales/keys.ts';
import { LANGUAGES } from '../../locales/languages.ts';
import {
  array,
  boolean,
  choice,
  flag,
  id,
  line,
  maybeChoice,
  maybeDecimal,
  maybeOneOf,
  maybeText,
  number,
  object,
  oneOf,
  password,
  personName,
  phone,
  shape,
  string,
  text,
} from './fields.ts';
import { proof, proofBody } from './proof.ts';

/** The name of an account: an email address, or a phone as `+` prefix number (R-account-name). */
const emailOrPhone = () =>
  string().test({
    name: 'emailOrPhone',
    test(value, { createError }) {
      const text = withoutUnseen(value ?? '').trim();
      // Only an email has an @, and it may begin with these characters as well.
      const isPhone = /^(\+|00)/.test(text) && !text.includes('@');
      const isRight = isPhone ? toPhone(text) !== null : isEmailAddress(text);
      return isRight || createError({ message: (isPhone ? 'field.phone' : 'field.email') satisfies TextKey });
    },
  });

/** Codes of the languages a person can talk tennis in (R-user-fields). */
const TENNIS_TALKS = ['EN', 'ES', 'FR', 'DE', 'IT', 'NL', 'PT', 'HU'] as const;

/** The logged-in user (R-user-fields). */
export const accountAnswer = shape({
  id: text(),
  code: text(),
  firstName: text(),
  lastName: text(),
  emails: array(shape({ email: text(), main: flag(), validated: flag() })).defined(),
  gender: maybeOneOf(GENDERS),
  yearOfBirth: maybeDecimal(),
  forehand: maybeOneOf(FOREHANDS),
  backhand: maybeOneOf(BACKHANDS),
  location: maybeText(),
  tennisTalks: array(oneOf(TENNIS_TALKS)).defined(),
  /** Who can see that they play here (R-listed). */
  listed: oneOf(LISTINGS),
  profileImageUrl: maybeText(),
  profileImageId: maybeText(),
  phone: maybeText(),
  /** Whether the phone they log in with is confirmed; null where the phone opens no account (R-phone-account). */
  phoneValidated: boolean().nullable().defined(),
  membershipLevel: oneOf(MEMBERSHIP_LEVELS),
  membershipPaymentPeriod: maybeDecimal(),
  type: oneOf(['NORMAL', 'CONTACT']),
  invitationCode: text(),
  /** Whether a password is set: then changing it needs the current one. */
  hasPassword: flag(),
  /** Whether they are invited to the second step of the log-in (R-factor-hint). */
  factorHint: flag(),
  /** Whether there are preferences to read; otherwise their answer is 404 (R-preferences). */
  hasPreferences: flag(),
  /** None of their devices takes notices yet, and they have not said that they want none. */
  pushHint: flag(),
  /** Whether they may open the operator’s page (R-operator). */
  operator: flag(),
});

/** With what other features know of them, for the pages. */
const meAnswer = accountAnswer.shape({
  /** The clubs they are in, or have asked to join (R-club-mine). */
  clubs: array(
    shape({
      id: text(),
      slug: text(),
      name: text(),
      sports: array(oneOf(SPORTS)).defined(),
      /** Null for those who have only asked. */
      role: maybeOneOf(CLUB_ROLES),
      asked: flag(),
      /** They may publish matches there (R-club-match). */
      publishes: flag(),
    }),
  ).defined(),
});
export type Account = InferType<typeof accountAnswer>;
export type Me = InferType<typeof meAnswer>;

export const getMe = { response: meAnswer };

/** The latest year depends on the clock, which only the service has. */
const yearOfBirth = () => number().integer().min(MIN_YEAR_OF_BIRTH).max(2100);

export const deleteMe = { body: proofBody };

/** Partial; null empties a field that may be empty. `emails` is the complete new list. */
export const saveMe = {
  body: object({
    firstName: personName().optional(),
    lastName: personName().optional(),
    /** Empty for an account with only a phone. */
    emails: array(object({ email: emailOrPhone().max(MAX_EMAIL_LENGTH).required(), main: boolean().default(false) }))
      .max(MAX_ADDRESSES)
      .optional(),
    password: password().optional(),
    ...proof,
    gender: maybeChoice(GENDERS).optional(),
    yearOfBirth: yearOfBirth().nullable().optional(),
    forehand: maybeChoice(FOREHANDS).optional(),
    backhand: maybeChoice(BACKHANDS).optional(),
    location: line(MAX_HOME_LENGTH).nullable().optional(),
    tennisTalks: array(choice(TENNIS_TALKS).required()).max(TENNIS_TALKS.length).optional(),
    listed: choice(LISTINGS).optional(),
    /** Shown to the players of an agreed match where the person says so; `+` prefix number. */
    phone: phone().nullable().optional(),
  }),
  response: meAnswer,
};

export const signUp = {
  body: object({
    emails: array(object({ email: emailOrPhone().max(MAX_EMAIL_LENGTH).required(), main: boolean().default(true) }))
      .min(1)
      .max(1)
      .required(),
    password: password().required(),
    firstName: personName().required(),
    lastName: personName().required(),
    gender: choice(GENDERS).default('FEMALE'),
    yearOfBirth: yearOfBirth().default(1980),
    regInvitationCode: string()
      .matches(INVITATION_CODE_PATTERN, { message: 'field.invitationCode', excludeEmptyString: true })
      .nullable()
      .optional(),
    language: choice(LANGUAGES).optional(),
  }),
  response: shape({ id: text(), code: text() }),
};

/** The account's password, for a caller without a session; the answer is the name to log in with (R-validation). */
export const validateEmail = {
  body: object({ token: id().required(), password: string().max(MAX_PASSWORD_LENGTH).optional() }),
  response: shape({ email: text() }),
};

/** Formats are null where only the language was chosen: then those of R-formats apply. */
const preferences = {
  language: oneOf(LANGUAGES),
  dateFormat: maybeOneOf(DATE_FORMATS),
  timeFormat: maybeOneOf(TIME_FORMATS),
  /** Whether their chances are shown before they answer an invitation (R-rating-stakes). */
  chances: flag(),
  /** Whether searches for players may ask them (R-substitute-asked). */
  searches: flag(),
};
export const preferencesAnswer = shape(preferences);
export type Preferences = InferType<typeof preferencesAnswer>;

export const getPreferences = { query: object({ userId: id().required() }), response: preferencesAnswer };

export const savePreferences = {
  body: object({
    language: choice(LANGUAGES).optional(),
    dateFormat: choice(DATE_FORMATS).optional(),
    timeFormat: choice(TIME_FORMATS).optional(),
    chances: boolean().optional(),
    searches: boolean().optional(),
  }),
  response: preferencesAnswer,
};
