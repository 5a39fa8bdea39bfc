import type { ObjectShape, Schema } from 'yup';
import * as yup from 'yup';
import { isDay, isTimeZone } from '../../domain/calendar/zone.ts';
import { zoneName } from '../../domain/calendar/zoneNames.ts';
import { isLongerThan } from '../../domain/characters.ts';
import {
  isNameShort,
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PASSWORD_LENGTH,
  PHONE_PATTERN,
} from '../../domain/limits.ts';
import { cleanName, isOneLine, nameProblem } from '../../domain/names.ts';
import { isEmailAddress, readAddress } from '../../domain/people/address.ts';
import type { TextKey } from '../../locales/keys.ts';

/** What is wrong with a field, as the name of a text. */
const fieldKey = (key: TextKey) => key;

yup.setLocale({
  mixed: {
    default: fieldKey('field.invalid'),
    required: fieldKey('field.required'),
    defined: fieldKey('field.required'),
    notNull: fieldKey('field.required'),
    notType: fieldKey('field.invalid'),
    oneOf: fieldKey('field.choice'),
  },
  string: {
    min: fieldKey('field.tooShort'),
    max: fieldKey('field.tooLong'),
    email: fieldKey('field.email'),
    matches: fieldKey('field.format'),
  },
  number: {
    min: fieldKey('field.tooSmall'),
    max: fieldKey('field.tooLarge'),
    integer: fieldKey('field.wholeNumber'),
  },
  array: { min: fieldKey('field.tooFew'), max: fieldKey('field.tooMany') },
  object: { noUnknown: fieldKey('field.invalid') },
});

// yup counts an emoji as two characters, so that a note of 600 would be refused.
yup.addMethod(yup.string, 'max', function longest(this: yup.StringSchema, max: number, message?: TextKey) {
  return this.test({
    name: 'max',
    exclusive: true,
    skipAbsent: true,
    params: { max },
    message: message ?? fieldKey('field.tooLong'),
    test: (value) => value === undefined || !isLongerThan(value, max),
  });
});

/** yup would read "5" as a number and 5 as a text, but a wrong type is the caller's error (R-types-strict). */
function asItCame<T extends Schema>(schema: T): T {
  schema.transforms = [];
  return schema;
}

export const string = <T extends string = string>() => asItCame(yup.string<T>());
/** A text without the spaces around it. */
export const trimmed = () => string().transform((value: unknown) => (typeof value === 'string' ? value.trim() : value));
export const number = () => asItCame(yup.number());
export const boolean = () => asItCame(yup.boolean());
export const object = <F extends ObjectShape>(fields: F) => asItCame(yup.object(fields));
export const array = <T>(item: yup.ISchema<T>) => asItCame(yup.array(item));

/** An identifier: `[A-Za-z0-9]`, never a hyphen (R-ids). */
export const id = () => string().matches(/^[A-Za-z0-9]{1,64}$/, fieldKey('field.format'));

/** An ISO 8601 instant in UTC, to the millisecond or coarser (R-instants). */
export const instant = () =>
  string()
    .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/, fieldKey('field.instant'))
    .test({
      name: 'instant',
      message: fieldKey('field.instant'),
      test: (value) => value == null || !Number.isNaN(Date.parse(value)),
    });

/** A day, `YYYY-MM-DD`. */
export const day = () => string().matches(/^\d{4}-\d\d-\d\d$/, fieldKey('field.day'));

/** A day that exists in the calendar: the database computes with it. */
export const calendarDay = () =>
  string().test({ name: 'day', message: fieldKey('field.day'), test: (value) => value == null || isDay(value) });

const MAX_ZONE_LENGTH = 64;

/** An IANA time zone by any of its names, read as the one under which it is kept (R-zone-name). */
export const timezone = () =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? zoneName(value) : value))
    .max(MAX_ZONE_LENGTH)
    .test({
      name: 'timezone',
      message: fieldKey('field.choice'),
      test: (value) => value == null || isTimeZone(value),
    })
    .required();

/** An email address in the form for mails, in whatever form it was typed (R-email-form). */
export const email = () =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? (readAddress(value) ?? value) : value))
    .max(MAX_EMAIL_LENGTH)
    .test({ name: 'email', message: fieldKey('field.email'), test: (value) => !value || isEmailAddress(value) });

const cleaned = () => string().transform((value: unknown) => (typeof value === 'string' ? cleanName(value) : value));

/** One line that people read in mails, such as a street, without invisible characters (R-name-signs). */
export const line = (max: number) =>
  cleaned()
    .max(max)
    .test({
      name: 'nameSigns',
      message: fieldKey('field.nameSigns'),
      test: (value) => typeof value !== 'string' || isOneLine(value),
    });

/** A name of anything that people read in mails and lists, without links and invisible characters (R-name-signs). */
export const name = (max: number) =>
  cleaned()
    .max(max)
    .test({
      name: 'nameSigns',
      test(value, { createError }) {
        const problem = typeof value === 'string' ? nameProblem(value) : null;
        return problem === null || createError({ message: problem });
      },
    });

/** A first or a last name (R-person-name). */
export const personName = () =>
  name(MAX_NAME_LENGTH).test({
    name: 'nameShort',
    message: fieldKey('field.nameShort'),
    test: (value) => typeof value !== 'string' || !isNameShort(value),
  });

/** The name of a person without an account: some have no last name (R-person-name). */
export const guestName = {
  firstName: personName().optional(),
  lastName: name(MAX_NAME_LENGTH)
    .test({
      name: 'nameShort',
      message: fieldKey('field.nameShort'),
      test: (value) => !value || !isNameShort(value),
    })
    .optional(),
};

/** A phone number, `+` or `00` and digits with spaces allowed. */
export const phone = () => string().matches(PHONE_PATTERN, fieldKey('field.phone'));

/** A new one; how strong it must be depends on the person. */
export const password = () => string().min(1, fieldKey('field.required')).max(MAX_PASSWORD_LENGTH);

export const choice = <const T extends string>(values: readonly T[]) => string<T>().oneOf(values);

/** A choice that can be taken back. */
export const maybeChoice = <const T extends string>(values: readonly T[]) =>
  string<T>()
    .oneOf([...values, null] as (T | null)[] as T[])
    .nullable();

/** Shapes of answers: every field is present. */
export const text = () => string().defined();
export const maybeText = () => string().nullable().defined();
export const count = () => number().integer().defined();
export const decimal = () => number().defined();
export const maybeDecimal = () => number().nullable().defined();
export const flag = () => boolean().defined();
export const oneOf = <const T extends string>(values: readonly T[]) => string<T>().oneOf(values).defined();
export const maybeOneOf = <const T extends string>(values: readonly T[]) => maybeChoice(values).defined();
export const shape = <T extends ObjectShape>(fields: T) => object(fields).defined();
export const maybeShape = <T extends ObjectShape>(fields: T) => object(fields).nullable().defined().default(undefined);
