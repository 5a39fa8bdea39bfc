import { AUDIENCES } from '../../domain/club/clubValues.ts';
import {
  MAX_GUESTS,
  MAX_PAST_WANTED,
  MAX_SEARCH_LENGTH,
  MAX_SERIES_GAMES,
  MAX_SETS,
  MAX_SLOTS,
  MAX_VENUES,
  PAST_PAGE,
} from '../../domain/limits.ts';
import { GAME_ACTIONS, PLAYED_STATUSES, SPORTS, WINNERS } from '../../domain/values.ts';
import { LANGUAGES } from '../../locales/languages.ts';
import {
  array,
  boolean,
  calendarDay,
  choice,
  count,
  day,
  decimal,
  flag,
  id,
  maybeChoice,
  maybeShape,
  number,
  object,
  oneOf,
  shape,
  string,
  text,
  trimmed,
} from './fields.ts';
import { gameAnswer, location } from './gameAnswer.ts';
import { contacts, court, expiryDays, gameId, newGame, note, period, set, venues, windows } from './gameFields.ts';

export const createGame = {
  body: newGame,
  response: gameAnswer,
};

export const createSeries = {
  body: object({ games: array(newGame).min(1).max(MAX_SERIES_GAMES).required() }),
  response: shape({ games: array(gameAnswer).defined() }),
};

/** A given field replaces the previous one; venues and times are replaced as a whole. */
export const editGame = {
  params: gameId,
  body: object({
    notes: note().optional(),
    invitationExpiryDays: expiryDays().optional(),
    calendarPreference: windows().optional(),
    locationPreference: venues().optional(),
    ...court,
    /** Null takes it out of its club; nothing puts it into one (R-club-match). */
    clubId: id().nullable().optional(),
    /** Null: none is chosen. Alone, it is also for organisers of the club (R-club-match-acts). */
    courtId: id().nullable().optional(),
    audience: choice(AUDIENCES).optional(),
    version: number().integer().min(0).optional(),
  }),
  response: gameAnswer,
};

/** Other agreed matches of the viewer's that overlap with the offer of this game (R-clashes). */
export const findClashes = {
  params: gameId,
  response: array(shape({ gameId: text(), sport: oneOf(SPORTS), fromTime: text(), toTime: text() })).defined(),
};

/** The chance is 0 to 1, changes are on the shown scale; null where they are not known or not wanted (R-rating-stakes). */
export const getStakes = {
  params: gameId,
  response: shape({ stakes: maybeShape({ chance: decimal(), win: decimal(), loss: decimal(), provisional: flag() }) }),
};

/** In how many of their last matches the sides never agreed on a score, if that happens often (R-dispute-record). */
export const findDisputes = {
  params: gameId,
  response: shape({ players: array(shape({ inviteeId: text(), disputed: count(), matches: count() })).defined() }),
};

export const getCalendarEntry = { params: gameId, response: shape({ filename: text(), content: text() }) };

export const eraseGuest = { params: gameId };

/** The person a link was mailed to (R-link-holder). */
export const findLinkHolder = { params: gameId, response: shape({ userId: text().nullable() }) };

export const findOpenGames = { response: shape({ games: array(gameAnswer).defined() }) };

/** Soonest first. */
export const findClubGames = {
  params: object({ id: id().required() }),
  response: shape({ games: array(gameAnswer).defined() }),
};

export const joinGame = { params: gameId, response: gameAnswer };

export const joinByLink = {
  params: gameId,
  body: object({ shareToken: string().max(100).required() }),
  response: gameAnswer,
};

export const nudgeGame = {
  params: gameId,
  /** One of the invitees who have not answered; left out, all of them. */
  query: object({ invitee: id().optional() }),
  response: shape({ sent: count() }),
};

export const getGame = { params: gameId, response: gameAnswer };

const slot = object({ date: day().optional(), ...period });

export const actOnGame = {
  params: gameId,
  body: object({
    actionType: choice(GAME_ACTIONS).required(),
    /** ACCEPT, UPDATE, OPPONENT_SELECTION: the invitee's note. */
    note: note().optional(),
    shareMyPhone: boolean().optional(),
    /** ACCEPT: the acceptance password of the address, when the token alone does not prove the mailbox. */
    password: string().max(100).nullable().optional(),
    /**
     * ACCEPT: refused if they have another agreed match at a time they say yes to, so that a page can ask first (R-clashes).
     */
    unlessClash: boolean().optional(),
    /** LOCATION_SELECTION: ids of locationPreference entries. */
    preferedLocation: array(id().required()).max(MAX_VENUES).optional(),
    /** TIME_SELECTION: the periods the invitee can make. */
    preferedCalendar: array(slot).max(MAX_SLOTS).optional(),
    /** The part of the choice in the same body that they would rather not take; left out, earlier marks stay (R-rather-not). */
    ratherNot: object({
      /** TIME_SELECTION */
      slots: array(object(period)).max(MAX_SLOTS).optional(),
      /** LOCATION_SELECTION: ids of locationPreference entries. */
      venues: array(id().required()).max(MAX_VENUES).optional(),
    })
      .optional()
      .default(undefined),
    /** CONFIRMATION, PARTNER_SELECTION: ids of invitees. INVITE, OPPONENT_SELECTION: people. */
    contactList: contacts().optional(),
    /** SET_SCORE */
    sets: array(set).max(MAX_SETS).optional(),
    winner: choice(WINNERS).optional(),
    playedStatus: choice(PLAYED_STATUSES).optional(),
    /** The version of the game this is based on; a stale one is refused (R-version). */
    version: number().integer().min(0).optional(),
    /** ACCEPT, DECLINE, UPDATE, WITHDRAW: the page's language; later mails to a guest use it (R-guest-language). */
    language: choice(LANGUAGES).optional(),
  }),
  response: gameAnswer,
};

export const inviteToGame = {
  params: gameId,
  body: object({ contactList: contacts().min(1).required() }),
  response: gameAnswer,
};

export const holdInvitations = {
  params: gameId,
  /** Ids of people the caller knows. */
  body: object({ people: array(id().required()).min(1).max(MAX_GUESTS).required() }),
  response: shape({ id: text(), seconds: count() }),
};

export const takeBackInvitations = { params: object({ id: id().required() }) };

export const getDashboard = {
  query: object({ archive: string().oneOf(['true', 'false']).default('false') }),
  response: shape({ games: array(gameAnswer).defined() }),
};

export const findPastGames = {
  body: object({
    /** Parts of names, each of which must be in the match. */
    search: trimmed().max(MAX_SEARCH_LENGTH).default(''),
    sport: maybeChoice(SPORTS).default(null),
    /** First and last day, by the venue's clock. */
    from: calendarDay().nullable().default(null),
    to: calendarDay().nullable().default(null),
    sort: choice(['date', 'place'] as const).default('date'),
    order: choice(['ascending', 'descending'] as const).default('descending'),
    /** The last match of the previous page. */
    after: id().nullable().default(null),
    /** At most MAX_PAST_PAGE come. */
    limit: number().integer().min(1).max(MAX_PAST_WANTED).default(PAST_PAGE),
  }),
  /** `next` is the match after which the next page begins; null when there is none. */
  response: shape({
    games: array(gameAnswer).defined(),
    /** By how much the rated ones moved the caller's level, on the shown scale. */
    moves: array(shape({ gameId: text(), change: decimal() })).defined(),
    total: count(),
    next: text().nullable(),
  }),
};

export const findLocations = {
  query: object({ q: trimmed().max(MAX_SEARCH_LENGTH).default('') }),
  response: array(shape(location)).defined(),
};

export const editLocation = {
  params: object({ id: id().required() }),
  body: object({ favorite: boolean().required() }),
  response: shape(location),
};
