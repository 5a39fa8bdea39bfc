import type { Game } from './GamesStore.ts';

type User = Game['owner'];
type Invitee = Game['invitee'][number];

/** An account of which only the name is known. */
export function emptyUser({ id, firstName, lastName }: Pick<User, 'id' | 'firstName' | 'lastName'>): User {
  return { id, firstName, lastName, profileImageId: null, phone: null, code: null, type: 'NORMAL' };
}

/** A person whom the organiser has invited by mail, and who has said nothing beside their answer. */
export function emptyInvitee(change: Pick<Invitee, 'id' | 'status' | 'user'> & Partial<Invitee>): Invitee {
  return {
    type: 'OPPONENT',
    userRole: 'OPPONENT_INVITEE',
    inviter: 'OWNER',
    phone: null,
    email: null,
    shareMyPhone: false,
    secured: false,
    accessToken: null,
    note: null,
    hasPhone: false,
    nextDeliveryAt: null,
    deliveryProblem: null,
    nudgedAt: null,
    nudgeFrom: null,
    bySearch: false,
    unheard: false,
    ratherNot: null,
    ...change,
  };
}

/** The fields that every made-up match has to give. */
type Said =
  | 'id'
  | 'sport'
  | 'createDt'
  | 'timezone'
  | 'timezoneOffset'
  | 'action'
  | 'userRole'
  | 'summary'
  | 'owner'
  | 'gamePreference';

/** A match that nobody has stored, as the server would answer it: open, without times, venues, people or a score. */
export function emptyGame(change: Pick<Game, Said> & Partial<Game>): Game {
  return {
    code: null,
    date: null,
    fromTime: null,
    toTime: null,
    status: 'CONFIRMED',
    prevStatus: 'CREATED',
    notes: null,
    shareUrl: null,
    invitationExpiryDays: 2,
    expiresAt: null,
    locationResolved: false,
    shareMyPhone: false,
    courtBooked: false,
    findsSubstitutes: false,
    surface: null,
    cost: null,
    ownerLevel: null,
    invitee: [],
    currentInvitee: null,
    location: null,
    locationPreference: [],
    calendarPreference: [],
    moreCalendarPeriods: false,
    suggestedStarts: [],
    wouldFit: null,
    reach: null,
    entryMail: null,
    noteCount: 0,
    gameSet: [],
    initiatorTeam: null,
    opponentTeam: null,
    winner: 'UNKNOWN',
    playedStatus: null,
    version: 1,
    changedAt: null,
    waiting: null,
    disputed: false,
    scoreClaims: [],
    awaitsProof: false,
    club: null,
    court: null,
    audience: 'ALL',
    lapsed: false,
    proposed: false,
    ...change,
  };
}
