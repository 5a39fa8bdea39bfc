import {
  CANDIDATE_METHODS,
  DURATIONS,
  GAME_ACTIONS,
  GAME_SET_RULES,
  MATCH_CATEGORIES,
  MATCH_TYPES,
  MOST_COST,
  OPPONENTS_GENDERS,
  OPPONENTS_SELECTIONS,
  PLAYED_STATUSES,
  SET_TYPES,
  SPORTS,
  SURFACES,
  WINNERS,
} from '../../domain/values.ts';
import { LANGUAGES } from '../../locales/languages.ts';
import {
  array,
  boolean,
  choice,
  count,
  day,
  decimal,
  email,
  id,
  instant,
  maybeOneOf,
  number,
  object,
  oneOf,
  personName,
  phone,
  shape,
  string,
  words,
} from './fields.ts';
import { gameAnswer, location } from './gameAnswer.ts';

const period = { fromTime: instant().required(), toTime: instant().required() };

const setShape = {
  initiatorScore: number().integer().min(0).max(49).required(),
  opponentScore: number().integer().min(0).max(49).required(),
  type: choice(SET_TYPES).required(),
  ord: number().integer().min(0).max(20).required(),
};

/** A note of a game or of an answer. */
const note = () => string().trim().max(1000).nullable();

const gameId = object({ id: id().required() });

const maybeLevel = () => decimal().min(-10).max(20).nullable();
const maybeAge = () => number().integer().min(0).max(120).nullable();

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

const newLocation = object({
  name: string().trim().min(1, 'field.required').max(120).required(),
  address: string().trim().max(200).nullable(),
  city: string().trim().max(100).nullable(),
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

const place = object({ location: newLocation.optional(), locationId: id().optional() }).test({
  name: 'place',
  message: 'field.required',
  test: (value) => Boolean(value?.location) !== Boolean(value?.locationId),
});

/** Also what a visitor of the share link says about themselves (R-contact, R-visitor). */
const contact = object({
  id: id().optional(),
  firstName: personName().optional(),
  lastName: personName().optional(),
  email: email().optional(),
  phone: phone().nullable().optional(),
  note: note().optional(),
  shareMyPhone: boolean().optional(),
  /** The page's, for the mails to somebody nobody knows yet. */
  language: choice(LANGUAGES).optional(),
}).test({
  name: 'contact',
  message: 'field.contact',
  test: (value) => Boolean(value?.id) || Boolean(value?.firstName && value.lastName && value.email),
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
      !value?.fromTime || !value.toTime || Date.parse(value.toTime) - Date.parse(value.fromTime) <= 24 * 3_600_000,
  });

/** What one player pays: at most two digits after the point, `currency` an ISO 4217 code. */
const cost = object({
  amount: number()
    .min(0)
    .max(MOST_COST)
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
const court = {
  courtBooked: boolean().optional(),
  surface: maybeOneOf(SURFACES).optional(),
  cost: cost.optional(),
};

const newGame = object({
  sport: choice(SPORTS).required(),
  notes: note().optional(),
  shareMyPhone: boolean().default(false),
  invitationExpiryDays: number().integer().min(1).max(60).required(),
  timezone: string().max(64).required(),
  gamePreference: newPreference,
  calendarPreference: array(gameWindow).min(1).max(60).required(),
  locationPreference: array(place).min(1).max(10).required(),
  contactList: array(contact).max(500).default([]),
  ...court,
  /** Games include their organiser: false is refused (R-owner-plays). */
  ownerPlays: boolean().optional(),
});

export const createGame = {
  body: newGame,
  response: gameAnswer,
};

/** Games of a series: one a week, or several of one evening (R-series). */
export const MOST_GAMES = 52;

export const createSeries = {
  body: object({ games: array(newGame).min(1).max(MOST_GAMES).required() }),
  response: shape({ games: array(gameAnswer).defined() }),
};

/** Whatever is given replaces what was; of venues and times, all of them. */
export const editGame = {
  params: gameId,
  body: object({
    notes: note().optional(),
    invitationExpiryDays: number().integer().min(1).max(60).optional(),
    calendarPreference: array(gameWindow).min(1).max(60).optional(),
    locationPreference: array(place).min(1).max(10).optional(),
    ...court,
    version: number().integer().min(0).optional(),
  }),
  response: gameAnswer,
};

/** Other agreed matches of the viewer's that overlap with what this game offers (R-clashes). */
export const findClashes = {
  params: gameId,
  response: array(shape({ gameId: words(), sport: oneOf(SPORTS), fromTime: words(), toTime: words() })).defined(),
};

export const getCalendarEntry = { params: gameId, response: shape({ filename: words(), content: words() }) };

export const eraseGuest = { params: gameId };

export const findOpenGames = { response: shape({ games: array(gameAnswer).defined() }) };

export const joinGame = { params: gameId, response: gameAnswer };

export const nudgeGame = { params: gameId, response: shape({ sent: count() }) };

export const getGame = { params: gameId, response: gameAnswer };

const slot = object({ date: day().optional(), ...period });

export const actOnGame = {
  params: gameId,
  body: object({
    actionType: choice(GAME_ACTIONS).required(),
    /** ACCEPT, UPDATE, OPPONENT_SELECTION: what the invitee says. */
    note: note().optional(),
    shareMyPhone: boolean().optional(),
    /** ACCEPT: the acceptance password of the address, when the token alone does not prove the mailbox. */
    password: string().max(100).nullable().optional(),
    /** LOCATION_SELECTION: ids of locationPreference entries. */
    preferedLocation: array(id().required()).max(10).optional(),
    /** TIME_SELECTION: the periods the invitee can make. */
    preferedCalendar: array(slot).max(300).optional(),
    /** CONFIRMATION, PARTNER_SELECTION: ids of invitees. INVITE, OPPONENT_SELECTION: people. */
    contactList: array(contact).max(500).optional(),
    /** SET_SCORE */
    sets: array(object(setShape)).max(20).optional(),
    winner: choice(WINNERS).optional(),
    playedStatus: choice(PLAYED_STATUSES).optional(),
    /** The version of the game this is based on; a stale one is refused (R-version). */
    version: number().integer().min(0).optional(),
  }),
  response: gameAnswer,
};

export const inviteToGame = {
  params: gameId,
  body: object({ contactList: array(contact).min(1).max(500).required() }),
  response: gameAnswer,
};

export const getDashboard = {
  query: object({ archive: string().oneOf(['true', 'false']).default('false') }),
  response: shape({ games: array(gameAnswer).defined() }),
};

export const findLocations = {
  query: object({ q: string().trim().max(100).default('') }),
  response: array(shape(location)).defined(),
};

export const editLocation = {
  params: object({ id: id().required() }),
  body: object({ favorite: boolean().required() }),
  response: shape(location),
};
