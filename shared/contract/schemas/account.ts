import type { InferType } from 'yup';
import { toPhone } from '../../domain/phone.ts';
import { DATE_FORMATS, GENDERS, MEMBERSHIP_LEVELS, TIME_FORMATS } from '../../domain/values.ts';
import type { TextKey } from '../../locales/keys.ts';
import { LANGUAGES } from '../../locales/languages.ts';
import {
  array,
  boolean,
  choice,
  email,
  flag,
  id,
  maybeDecimal,
  maybeOneOf,
  maybeWords,
  number,
  object,
  oneOf,
  personName,
  phone,
  shape,
  string,
  words,
} from './fields.ts';

/** What an account is known by: an email address, or a phone as `+` prefix number (spec §5 Phone sign-up). */
const emailOrPhone = () =>
  string().test({
    name: 'emailOrPhone',
    test(value, { createError }) {
      const text = value?.trim() ?? '';
      // Only an email has an @, and it may begin with a plus as well.
      const isPhone = text.startsWith('+') && !text.includes('@');
      const isRight = isPhone ? toPhone(text) !== null : email().isValidSync(value);
      return isRight || createError({ message: (isPhone ? 'field.phone' : 'field.email') satisfies TextKey });
    },
  });

const languageCode = ['EN', 'ES', 'FR', 'DE', 'IT', 'NL', 'PT', 'HU'] as const;

/** The logged-in user (spec §3 User). */
export const meAnswer = shape({
  id: words(),
  code: words(),
  firstName: words(),
  lastName: words(),
  emails: array(shape({ email: words(), main: flag(), validated: flag() })).defined(),
  gender: maybeOneOf(GENDERS),
  yearOfBirth: maybeDecimal(),
  forehand: maybeOneOf(['RIGHTHANDED', 'LEFTHANDED']),
  backhand: maybeOneOf(['ONEHANDED', 'TWOHANDED']),
  location: maybeWords(),
  tennisTalks: array(oneOf(languageCode)).defined(),
  profileImageUrl: maybeWords(),
  profileImageId: maybeWords(),
  phone: maybeWords(),
  membershipLevel: oneOf(MEMBERSHIP_LEVELS),
  membershipPaymentPeriod: maybeDecimal(),
  type: oneOf(['NORMAL', 'CONTACT']),
  invitationCode: words(),
});
export type Me = InferType<typeof meAnswer>;

export const getMe = { response: meAnswer };

/** Born between 1940 and four years ago (spec §5); the latter is checked against the clock by the server. */
export const FIRST_YEAR_OF_BIRTH = 1940;

export const signUp = {
  body: object({
    emails: array(object({ email: emailOrPhone().required(), main: boolean().default(true) }))
      .min(1)
      .max(1)
      .required(),
    password: string().min(1, 'field.required').max(200).required(),
    firstName: personName().required(),
    lastName: personName().required(),
    gender: choice(GENDERS).default('FEMALE'),
    yearOfBirth: number().integer().min(FIRST_YEAR_OF_BIRTH).max(2100).default(1980),
    /** Three non-digits, digits, `@`, digits (spec §5). */
    regInvitationCode: string()
      .matches(/^\D{3}\d{1,12}@\d{1,12}$/, { message: 'field.invitationCode', excludeEmptyString: true })
      .nullable()
      .optional(),
    language: choice(LANGUAGES).optional(),
  }),
  response: shape({ id: words(), code: words() }),
};

/** Exactly one of the two; a phone as `+` prefix number. */
export const forgottenPassword = {
  body: object({ email: email().nullable().optional(), phone: phone().nullable().optional() }).test({
    name: 'target',
    message: 'field.required',
    test: (value) => Boolean(value?.email) !== Boolean(value?.phone),
  }),
};

export const setNewPassword = {
  body: object({ token: id().required(), newPassword: string().min(1, 'field.required').max(200).required() }),
};

export const validatePhone = {
  body: object({
    phone: phone().required(),
    code: string()
      .matches(/^\d{6}$/, 'field.phoneCode')
      .required(),
  }),
};

export const sendPhoneCode = { body: object({ phone: phone().required() }) };

export const validateEmail = { body: object({ token: id().required() }) };

const preferences = { language: oneOf(LANGUAGES), dateFormat: oneOf(DATE_FORMATS), timeFormat: oneOf(TIME_FORMATS) };
const preferencesAnswer = shape(preferences);
export type Preferences = InferType<typeof preferencesAnswer>;

export const getPreferences = { query: object({ userId: id().required() }), response: preferencesAnswer };

export const savePreferences = {
  body: object({
    language: choice(LANGUAGES).optional(),
    dateFormat: choice(DATE_FORMATS).optional(),
    timeFormat: choice(TIME_FORMATS).optional(),
  }),
  response: preferencesAnswer,
};
