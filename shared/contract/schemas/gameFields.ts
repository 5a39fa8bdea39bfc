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
import { LANGUAGES } from '../../locales/languages.ts';
import {
  array,
  boolean,
  choice,
  decimal,
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

const maybeLevel = () => decimal().min(WISHED_LEVELS[0]).max(WISHED_LEVELS[1]).nullable();
const maybeAge = () => number().integer().min(WISHED_AGES[0]).max(WISHED_AGES[1]).nullable();

const newPreference = object({
  level: maybeLevel().optional(),
  opponentsLevelFrom: maybeLevel().optional(),
  opponentsLevelTo: maybeLevel().optional(),
  opponentsAgeFrom: maybeAge().optional(),
  opponentsAgeTo: maybeAge().optional(),
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

/** Also what a visitor of the share link says about themselves (R-contact, R-visitor). */
export const contact = object({
  id: id().optional(),
  ...guestName,
  email: email().optional(),
  phone: phone().nullable().optional(),
  note: note().optional(),
  shareMyPhone: boolean().optional(),
  /** The page's, for the mails to somebody nobody knows yet. */
  language: choice(LANGUAGES).optional(),
}).test({
  name: 'contact',
  message: 'field.contact',
  test: (value) => Boolean(value?.id) || Boolean(value?.firstName && value.email),
});

const gameWindow = object(period)
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

/** What one player pays: at most two digits after the point, `currency` an ISO 4217 code. */
const cost = object({
  amount: number()
    .min(0)
    .max(MAX_COST)
    .test({
      name: 'cents',
      message: 'field.format',
      test: (value) => value == null || Number(value.toFixed(2)) === value,
    })
    .required(),
  currency: string()
    .matches(/^[A-Z]{3}$/)
    .required(),
})
  .nullable()
  .default(undefined);

/** What the organiser knows of the court; none of it is needed, and changing it touches nobody's answer (R-court). */
export const court = {
  courtBooked: boolean().optional(),
  /** A search begins by itself when a player drops out (R-substitute-begin). */
  findsSubstitutes: boolean().optional(),
  surface: maybeOneOf(SURFACES).optional(),
  cost: cost.optional(),
};

export const newGame = object({
  sport: choice(SPORTS).required(),
  notes: note().optional(),
  shareMyPhone: boolean().default(false),
  invitationExpiryDays: expiryDays().required(),
  timezone: string().max(64).required(),
  gamePreference: newPreference,
  calendarPreference: windows().required(),
  locationPreference: venues().required(),
  contactList: array(contact).max(MAX_GUESTS).default([]),
  ...court,
  /** Games include their organiser: false is refused. */
  ownerPlays: boolean().optional(),
});
