import type { InferType } from 'yup';
import { AUDIENCES } from '../../domain/club/clubValues.ts';
import { SUMMARY_ICONS, SUMMARY_TITLES } from '../../domain/match/gameSummary.ts';
import { DELIVERY_PROBLEMS, ENTRY_MAILS, REACHES } from '../../domain/match/reach.ts';
import {
  CANDIDATE_METHODS,
  GAME_ACTIONS,
  GAME_SET_RULES,
  GAME_STATUSES,
  GENDERS,
  INVITEE_STATUSES,
  MATCH_CATEGORIES,
  MATCH_TYPES,
  OPPONENTS_GENDERS,
  OPPONENTS_SELECTIONS,
  PLAYED_STATUSES,
  SET_TYPES,
  SPORTS,
  SURFACES,
  USER_ROLES,
  WINNERS,
} from '../../domain/values.ts';
import {
  array,
  count,
  decimal,
  flag,
  maybeDecimal,
  maybeOneOf,
  maybeShape,
  maybeText,
  oneOf,
  shape,
  text,
} from './fields.ts';

const preferenceFields = {
  level: maybeDecimal(),
  opponentsLevelFrom: maybeDecimal(),
  opponentsLevelTo: maybeDecimal(),
  opponentsAgeFrom: maybeDecimal(),
  opponentsAgeTo: maybeDecimal(),
  opponentsGender: oneOf(OPPONENTS_GENDERS),
  duration: count(),
  noAdGame: flag(),
  groupPlayCaptain: flag(),
  candidateMethod: oneOf(CANDIDATE_METHODS),
  opponentsSelection: oneOf(OPPONENTS_SELECTIONS),
  matchType: oneOf(MATCH_TYPES),
  matchCategory: oneOf(MATCH_CATEGORIES),
  gameSetRule: oneOf(GAME_SET_RULES),
};

const player = {
  id: text(),
  firstName: text(),
  lastName: text(),
  code: maybeText(),
  profileImageId: maybeText(),
  gender: maybeOneOf(GENDERS),
};

const team = { id: text(), single: flag(), mixed: flag(), players: array(shape(player)).defined() };

export const location = {
  id: text(),
  data: maybeText(),
  name: text(),
  address: maybeText(),
  city: maybeText(),
  country: maybeText(),
  code: maybeText(),
  lat: text(),
  lon: text(),
  timezone: text(),
  timezoneOffset: count(),
  favorite: flag(),
};

export const gameUser = {
  id: text(),
  firstName: text(),
  lastName: text(),
  profileImageId: maybeText(),
  /** Null unless its owner shares it and the match is agreed (R-phone-privacy). */
  phone: maybeText(),
  code: maybeText(),
  type: oneOf(['NORMAL', 'CONTACT']),
};

const sets = () =>
  array(shape({ initiatorScore: count(), opponentScore: count(), type: oneOf(SET_TYPES), ord: count() })).defined();

/** What one side says about how the match ended. */
const scoreClaim = {
  by: oneOf(['OWN', 'OTHER']),
  sets: sets(),
  playedStatus: oneOf(PLAYED_STATUSES),
  winner: oneOf(WINNERS),
  enteredAt: text(),
  /** Name of the player; null where it is not known any more. */
  enteredBy: maybeText(),
};

const invitee = {
  id: text(),
  type: oneOf(['OPPONENT', 'SHARE']),
  status: oneOf(INVITEE_STATUSES),
  user: shape(gameUser),
  userRole: oneOf(USER_ROLES),
  inviter: oneOf(['OWNER', 'SHARE']),
  phone: maybeText(),
  email: maybeText(),
  shareMyPhone: flag(),
  secured: flag(),
  accessToken: maybeText(),
  note: maybeText(),
  hasPhone: flag(),
  /** When an invitation that was not sent yet is tried next; only for the organiser (R-invitee-delivery). */
  nextDeliveryAt: maybeText(),
  /** Why an invitation did not arrive; only for the organiser (R-bounces). */
  deliveryProblem: maybeOneOf(DELIVERY_PROBLEMS),
  /** When the organiser last asked again, while the answer is missing; only for the organiser (R-nudge). */
  nudgedAt: maybeText(),
  /** From when on the organiser may ask again, only for them; null: not at all (R-nudge). */
  nudgeFrom: maybeText(),
  /** Asked for a free spot by a search; only for the organiser (R-substitute-search). */
  bySearch: flag(),
  /** Came by the share link and has not opened our mail yet, so hears of nothing; only for the organiser (R-mail-unproved). */
  unheard: flag(),
  /** The part of their choice they would rather not take; only for them and the organiser (R-rather-not). */
  ratherNot: maybeShape({
    slots: array(shape({ fromTime: text(), toTime: text() })).defined(),
    venues: array(text()).defined(),
  }),
};

/** A game as one viewer may see it (R-game-answer). */
export const gameAnswer = shape({
  id: text(),
  code: maybeText(),
  sport: oneOf(SPORTS),
  date: maybeText(),
  fromTime: maybeText(),
  toTime: maybeText(),
  status: oneOf(GAME_STATUSES),
  prevStatus: maybeOneOf(GAME_STATUSES),
  /** Canceled because its time to answer was over (R-expiry-sweep). */
  lapsed: flag(),
  notes: maybeText(),
  shareUrl: maybeText(),
  createDt: text(),
  invitationExpiryDays: count(),
  /** From when on answers are too late (R-expiry); null for a stranger. */
  expiresAt: maybeText(),
  timezone: text(),
  timezoneOffset: count(),
  locationResolved: flag(),
  shareMyPhone: flag(),
  courtBooked: flag(),
  /** A search for players begins automatically when one drops out (R-substitute-begin). */
  findsSubstitutes: flag(),
  surface: maybeOneOf(SURFACES),
  /** The cost for one player. */
  cost: maybeShape({ amount: decimal(), currency: text() }),
  action: array(oneOf(GAME_ACTIONS)).defined(),
  userRole: maybeOneOf(USER_ROLES),
  summary: shape({
    title: oneOf(SUMMARY_TITLES),
    icon: maybeOneOf(SUMMARY_ICONS),
    owner: text(),
    opponents: array(text()).defined(),
    date: maybeText(),
    fromTime: maybeText(),
    toTime: maybeText(),
    locations: array(text()).defined(),
    requiredPlayerCount: count(),
    requiredAcceptedCount: count(),
  }),
  owner: shape(gameUser),
  /** The organiser's shown rating for this kind of match; null for a stranger. */
  ownerLevel: maybeDecimal(),
  invitee: array(shape(invitee)).defined(),
  currentInvitee: maybeShape(invitee),
  /** What was chosen under the viewer's address by the share link, and is shown as theirs, waits for their yes (R-draft). */
  proposed: flag(),
  location: maybeShape(location),
  locationPreference: array(shape({ id: text(), location: shape(location), invitationId: maybeText() })).defined(),
  /** The offer, then the choices the viewer may see (R-choice-privacy). */
  calendarPreference: array(
    shape({
      id: text(),
      date: text(),
      fromTime: text(),
      toTime: text(),
      game: text(),
      invitationId: maybeText(),
    }),
  ).defined(),
  moreCalendarPeriods: flag(),
  /** Instants of starts to offer first to a viewer who may answer; empty where no answer is asked for (R-suggested-starts). */
  suggestedStarts: array(text()).defined(),
  /** Starts and ids of locationPreference entries that the viewer's yes would need to fit the others (R-would-fit). */
  wouldFit: maybeShape({ starts: array(text()).defined(), venues: array(text()).defined() }),
  /** How the viewer hears of changes; null for a viewer who has no part in it (R-reach). */
  reach: maybeOneOf(REACHES),
  /** For an agreed match that the viewer plays in: whether its calendar entry was mailed to them (R-reach). */
  entryMail: maybeOneOf(ENTRY_MAILS),
  /** Notes of the game; 0 for a viewer who may not read them. */
  noteCount: count(),
  gameSet: sets(),
  initiatorTeam: maybeShape(team),
  opponentTeam: maybeShape(team),
  gamePreference: shape(preferenceFields),
  winner: oneOf(WINNERS),
  playedStatus: maybeOneOf(PLAYED_STATUSES),
  version: count(),
  /** When anything in it last changed, as in the live stream; null for strangers. */
  changedAt: maybeText(),
  waiting: maybeDecimal(),
  disputed: flag(),
  /** For a disputed match the claims of the viewer's side, then of the other; only for its players (R-score-claims). */
  scoreClaims: array(shape(scoreClaim)).defined(),
  /** The club it belongs to; null for a viewer for whom there is no such club (R-club-visibility). */
  club: maybeShape({ id: text(), name: text(), slug: text() }),
  /** The court of the club that is chosen for it. */
  court: maybeShape({ id: text(), name: text() }),
  /** Who finds it while it is open (R-club-match). */
  audience: oneOf(AUDIENCES),
  /** It is rated only once a player who came by the share link has confirmed the score (R-score-ghost). */
  awaitsProof: flag(),
});

export type Game = InferType<typeof gameAnswer>;
export type GameInvitee = Game['invitee'][number];
export type GameLocation = NonNullable<Game['location']>;
export type ScoreClaimView = Game['scoreClaims'][number];
export type GamePreference = Game['gamePreference'];
export type Team = NonNullable<Game['initiatorTeam']>;
