import type { InferType } from 'yup';
import { DELIVERY_PROBLEMS } from '../../domain/match/deliveryProblem.ts';
import { SUMMARY_ICONS, SUMMARY_TITLES } from '../../domain/match/gameSummary.ts';
import { ENTRY_MAILS, REACHES } from '../../domain/match/reach.ts';
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

/** What one side says of how the match ended. */
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
  /** When an invitation that did not leave yet is tried next; for the organiser alone (R-invitee-delivery). */
  nextDeliveryAt: maybeText(),
  /** Why an invitation did not arrive; for the organiser alone (R-bounces). */
  deliveryProblem: maybeOneOf(DELIVERY_PROBLEMS),
  /** When the organiser last asked again, while the answer is missing; for the organiser alone (R-nudge). */
  nudgedAt: maybeText(),
  /** From when the organiser may ask again, for them alone; null: not at all (R-nudge). */
  nudgeFrom: maybeText(),
  /** Asked for a free spot by a search; for the organiser alone (R-substitute-search). */
  bySearch: flag(),
  /** Came by the share link and has not opened our mail yet: hears of nothing; for the organiser alone (R-mail-unproved). */
  unheard: flag(),
  /** Of what they chose, what they would rather not; for them and the organiser alone (R-rather-not). */
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
  /** Canceled because its time to answer was over, by nobody (R-expiry-sweep). */
  lapsed: flag(),
  notes: maybeText(),
  shareUrl: maybeText(),
  createDt: text(),
  invitationExpiryDays: count(),
  /** From when on answers come too late (R-expiry); null for a stranger. */
  expiresAt: maybeText(),
  timezone: text(),
  timezoneOffset: count(),
  locationResolved: flag(),
  shareMyPhone: flag(),
  courtBooked: flag(),
  /** A search for players begins by itself when one drops out (R-substitute-begin). */
  findsSubstitutes: flag(),
  surface: maybeOneOf(SURFACES),
  /** What one player pays. */
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
  /** What was chosen under the viewer's address by the share link, and shows as theirs, waits for their yes (R-draft). */
  proposed: flag(),
  location: maybeShape(location),
  locationPreference: array(shape({ id: text(), location: shape(location), invitationId: maybeText() })).defined(),
  /** What is offered, then the choices the viewer may see (R-choice-privacy). */
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
  /** Instants of starts to offer first to whoever may answer here; empty where no answer is asked for (R-suggested-starts). */
  suggestedStarts: array(text()).defined(),
  /** Starts and ids of locationPreference entries that the viewer's yes would have to say to fit the others (R-would-fit). */
  wouldFit: maybeShape({ starts: array(text()).defined(), venues: array(text()).defined() }),
  /** By what the viewer hears of what happens to it; null for who has no part in it (R-reach). */
  reach: maybeOneOf(REACHES),
  /** Of an agreed match that the viewer plays: whether its entry for the calendar was mailed to them (R-reach). */
  entryMail: maybeOneOf(ENTRY_MAILS),
  /** Notes of the game; 0 for who may not read them. */
  noteCount: count(),
  gameSet: sets(),
  initiatorTeam: maybeShape(team),
  opponentTeam: maybeShape(team),
  gamePreference: shape(preferenceFields),
  winner: oneOf(WINNERS),
  playedStatus: maybeOneOf(PLAYED_STATUSES),
  version: count(),
  /** When anything of it last changed, as the live stream says it; null for strangers. */
  changedAt: maybeText(),
  waiting: maybeDecimal(),
  disputed: flag(),
  /** Of a disputed match what the viewer's side says, then the other's; for its players alone (R-score-claims). */
  scoreClaims: array(shape(scoreClaim)).defined(),
  /** It is rated only once a player who came by the share link has confirmed the score (R-score-ghost). */
  awaitsProof: flag(),
});

export type Game = InferType<typeof gameAnswer>;
export type GameInvitee = Game['invitee'][number];
export type GameLocation = NonNullable<Game['location']>;
export type ScoreClaimView = Game['scoreClaims'][number];
export type GamePreference = Game['gamePreference'];
export type Team = NonNullable<Game['initiatorTeam']>;
