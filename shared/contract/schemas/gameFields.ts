import { AUDIENCES } from '../../domain/club/clubValues.ts';
import {
  MAX_CITY_LENGTH,
  MAX_COST,
  MAX_EXPIRY_DAYS,
  MAX_GUESTS,
  MAX_NOTE_LENGTH,
  MAX_SET_SCORE,
  MAX_SETS,
  MAX_STREET_LENGTH,
  MAX_VENUE_NAME_LENGTH,
  MAX_VENUES,
  MAX_WINDOW_HOURS,
  MAX_WINDOWS,
  WISHED_AGES,
  WISHED_LEVELS,
} from '../../domain/limits.ts';
import type { Named } from '../../domain/people/personName.ts';
import { isSameName } from '../../domain/people/typedName.ts';
import {
  CANDIDATE_METHODS,
  DURATIONS,
  GAME_SET_RULES,
  MATCH_CATEGORIES,
  MATCH_TYPES,
  OPPONENTS_GENDERS,
  OPPONENTS_SELECTIONS,
  SET_TYPES,
  SPORTS,
  SURFACES,
} from '../../domain/values.ts';
import type { TextKey } from '../../locales/keys.ts';
import { LANGUAGES } from '../../locales/languages.ts';
import {
  array,
  boolean,
  choice,
  email,
  guestName,
  id,
  instant,
  line,
  maybeOneOf,
  name,
  number,
  object,
  phone,
  string,
  timezone,
  trimmed,
} from './fields.ts';

export const period = { fromTime: instant().required(), toTime: instant().required() };

export const set = object({
  initiatorScore: number().integer().min(0).max(MAX_SET_SCORE).required(),
  opponentScore: number().integer().min(0).max(MAX_SET_SCORE).required(),
  type: choice(SET_TYPES).required(),
  ord: number().integer().min(0).max(MAX_SETS).required(),
});

/** A note of a game or of an answer. */
export const note = () => trimmed().max(MAX_NOTE_LENGTH).nullable();

export const gameId = object({ id: id().required() });

const wish = () => number().typeError('field.number' satisfies TextKey);
const maybeLevel = () => wish().min(WISHED_LEVELS[0]).max(WISHED_LEVELS[1]).nullable();
const maybeAge = () => wish().integer().min(WISHED_AGES[0]).max(WISHED_AGES[1]).nullable();

/** The upper end of a wish, which may not be below its lower end, the field `from`. */
const notBelow = (from: string, upper: ReturnType<typeof maybeLevel>) =>
  upper.test({
    name: 'order',
    message: 'field.order' satisfies TextKey,
    test: (value, { parent }) => value == null || !(parent[from] > value),
  });

const newPreference = object({
  level: maybeLevel().optional(),
  opponentsLevelFrom: maybeLevel().optional(),
  opponentsLevelTo: notBelow('opponentsLevelFrom', maybeLevel()).optional(),
  opponentsAgeFrom: maybeAge().optional(),
  opponentsAgeTo: notBelow('opponentsAgeFrom', maybeAge()).optional(),
  opponentsGender: choice(OPPONENTS_GENDERS).default('EITHER'),
  duration: number().oneOf(DURATIONS, 'field.duration').required(),
  noAdGame: boolean().default(false),
  groupPlayCaptain: boolean().default(false),
  candidateMethod: choice(CANDIDATE_METHODS).default('FIRST'),
  opponentsSelection: choice(OPPONENTS_SELECTIONS).default('FIX'),
  matchType: choice(MATCH_TYPES).required(),
  matchCategory: choice(MATCH_CATEGORIES).default('CROSSCOURT'),
  gameSetRule: choice(GAME_SET_RULES).optional(),
}).required();

export const newLocation = object({
  name: name(MAX_VENUE_NAME_LENGTH).min(1, 'field.required').required(),
  address: line(MAX_STREET_LENGTH).nullable(),
  city: line(MAX_CITY_LENGTH).nullable(),
  country: string()
    .matches(/^[A-Z]{2}$/)
    .nullable(),
  code: string().max(200).nullable(),
  lat: string()
    .matches(/^-?\d{1,3}(\.\d{1,12})?$/)
    .nullable(),
  lon: string()
    .matches(/^-?\d{1,3}(\.\d{1,12})?$/)
    .nullable(),
}).default(undefined);

const venue = object({ location: newLocation.optional(), locationId: id().optional() }).test({
  name: 'venue',
  message: 'field.required',
  test: (value) => Boolean(value?.location) !== Boolean(value?.locationId),
});

/** Also for a visitor of the share link who says who they are (R-contact, R-visitor). */
export const contact = object({
  id: id().optional(),
  ...guestName,
  email: email().optional(),
  phone: phone().nullable().optional(),
  note: note().optional(),
  shareMyPhone: boolean().optional(),
  /** The page's language, for mails to a person who is not known yet. */
  language: choice(LANGUAGES).optional(),
}).test({
  name: 'contact',
  message: 'field.contact',
  test: (value) => Boolean(value?.id) || Boolean(value?.firstName && value.email),
});

/**
 * People to invite. An address is one person: a second name at the same address is refused, as its person would be left out
 * (R-one-person-once).
 */
export const contacts = () =>
  array(contact)
    .max(MAX_GUESTS)
    .test({
      name: 'oneEach',
      test(people, { createError, path }) {
        const named = new Map<string, Named>();
        for (const [index, { email: address, firstName = '', lastName = '' }] of (people ?? []).entries()) {
          const name = { firstName, lastName: lastName ?? '' };
          const other = address && named.get(address);
          if (other && !isSameName(name, other)) {
            return createError({
              path: `${path}[${index}].email`,
              message: 'field.twice' satisfies TextKey,
            });
          }
          if (address && !other) named.set(address, name);
        }
        return true;
      },
    });

/** A time that an organiser offers (R-window). */
export const gameWindow = object(period)
  .test({
    name: 'order',
    message: 'field.periodOrder',
    test: (value) => !value?.fromTime || !value.toTime || value.fromTime < value.toTime,
  })
  .test({
    name: 'length',
    message: 'field.periodLong',
    test: (value) =>
      !value?.fromTime ||
      !value.toTime ||
      Date.parse(value.toTime) - Date.parse(value.fromTime) <= MAX_WINDOW_HOURS * 3_600_000,
  });

/** The windows of a match, and where it may be played. */
export const windows = () => array(gameWindow).min(1).max(MAX_WINDOWS);
export const venues = () => array(venue).min(1).max(MAX_VENUES);

export const expiryDays = () => number().integer().min(1).max(MAX_EXPIRY_DAYS);

/** The cost for one player: at most two digits after the point, `currency` an ISO 4217 code. */
export const cost = object({
  amount: number()
    .typeError('field.amount' satisfies TextKey)
    .min(0)
    .max(MAX_COST)
    .test({
      name: 'cents',
      message: 'field.amount' satisfies TextKey,
      test: (value) => value == null || Number(value.toFixed(2)) === value,
    })
    .required(),
  currency: string()
    .matches(/^[A-Z]{3}$/)
    .required(),
})
  .nullable()
  .default(undefined);

/** What the organiser knows about the court; everything is optional, and changing it affects no answer (R-court). */
export const court = {
  courtBooked: boolean().optional(),
  /** A search begins automatically when a player drops out (R-substitute-begin). */
  findsSubstitutes: boolean().optional(),
  surface: maybeOneOf(SURFACES).optional(),
  cost: cost.optional(),
};

export const newGame = object({
  sport: choice(SPORTS).required(),
  notes: note().optional(),
  shareMyPhone: boolean().default(false),
  invitationExpiryDays: expiryDays().required(),
  timezone: timezone(),
  gamePreference: newPreference,
  calendarPreference: windows().required(),
  locationPreference: venues().required(),
  contactList: contacts().default([]),
  ...court,
  /** The club it belongs to, one of its courts, and who finds it while it is open (R-club-match). */
  clubId: id().optional(),
  courtId: id().optional(),
  audience: choice(AUDIENCES).optional(),
  /** Games include their organiser: false is refused. */
  ownerPlays: boolean().optional(),
});
