/** The closed lists of values, as on the wire (R-values). */

export const SPORTS = [
  'TENNIS',
  'PICKLEBALL',
  'PADEL',
  'SQUASH',
  'BADMINTON',
  'RACQUETBALL',
  'PADDLE_BALL',
  'COURT_TENNIS',
  'TABLE_TENNIS',
  'PLATFORM_TENNIS',
  'PADDLE_TENNIS',
] as const;
export type Sport = (typeof SPORTS)[number];

export const GENDERS = ['MALE', 'FEMALE'] as const;
export type Gender = (typeof GENDERS)[number];

/** The people who can see that a person plays here: everybody, logged-in players, or nobody (R-listed). */
export const LISTINGS = ['EVERYBODY', 'PLAYERS', 'NOBODY'] as const;
export type Listing = (typeof LISTINGS)[number];

export const FOREHANDS = ['RIGHTHANDED', 'LEFTHANDED'] as const;
export const BACKHANDS = ['ONEHANDED', 'TWOHANDED'] as const;

export const GAME_STATUSES = ['CREATED', 'CONFIRMED', 'SCHEDULED', 'CANCELED', 'PLAYED'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

export const INVITEE_STATUSES = [
  'PENDING',
  'SENT',
  'OPENED',
  'UNDELIVERABLE',
  'ACCEPTED',
  'CONFIRMED',
  'DECLINED',
] as const;
export type InviteeStatus = (typeof INVITEE_STATUSES)[number];

/** Whether an invitee has said neither yes nor no: all these count as pending (R-invitee-status). */
export function isUnanswered(status: InviteeStatus | null): boolean {
  return !isIn(status) && status !== 'DECLINED';
}

/** Whether an invitee has said yes, with a spot or waiting for one. */
export function isIn(status: InviteeStatus | null | undefined): boolean {
  return status === 'ACCEPTED' || status === 'CONFIRMED';
}

/** What an invitee may answer with (R-actions-invitee) and what an owner may do (R-actions-owner). */
export const GAME_ACTIONS = [
  'DECLINE',
  'TIME_SELECTION',
  'LOCATION_SELECTION',
  'UPDATE',
  'ACCEPT',
  'OPPONENT_SELECTION',
  'CONFIRMATION',
  'WITHDRAW',
  'SET_SCORE',
  'PARTNER_SELECTION',
  'INVITE',
  'EDIT',
  'CANCEL',
] as const;
export type GameAction = (typeof GAME_ACTIONS)[number];

/** The role in which a viewer sees a match (R-match); CLUB: organises its club, and is not in it (R-club-match-acts). */
export const USER_ROLES = ['OWNER', 'OPPONENT_INVITEE', 'SHARE_INVITEE', 'CLUB'] as const;
export type UserRole = (typeof USER_ROLES)[number];

export const MATCH_TYPES = ['EITHER', 'SINGLE', 'OPENDOUBLE'] as const;
export type MatchType = (typeof MATCH_TYPES)[number];

export const MATCH_CATEGORIES = ['EITHER', 'PRACTICEHIT', 'CROSSCOURT'] as const;
export type MatchCategory = (typeof MATCH_CATEGORIES)[number];

export const CANDIDATE_METHODS = ['FIRST', 'CHOOSE'] as const;
export type CandidateMethod = (typeof CANDIDATE_METHODS)[number];

export const OPPONENTS_SELECTIONS = ['FIX', 'OPENCHALLENGE'] as const;
export type OpponentsSelection = (typeof OPPONENTS_SELECTIONS)[number];

export const OPPONENTS_GENDERS = ['SAME', 'EITHER'] as const;
export type OpponentsGender = (typeof OPPONENTS_GENDERS)[number];

/** Tennis family first, then the points family written `{best of}X{to}` (R-set-rule, R-score-points). */
export const GAME_SET_RULES = [
  'BOF3S',
  'BOF5S',
  'PRO8',
  'PRO10',
  'FAST4',
  '3X11',
  '1X11',
  '1X15',
  '1X21',
  '5X11',
  '7X11',
  '3X21',
  '3X15',
] as const;
export type GameSetRule = (typeof GAME_SET_RULES)[number];

export const PLAYED_STATUSES = ['PLAYED', 'TIMEEXPIRED', 'RETIRED', 'WALKOVER', 'NOT_PLAYED'] as const;
export type PlayedStatus = (typeof PLAYED_STATUSES)[number];

/** The states of a search for players (R-substitute-search). */
export const SEARCH_STATES = ['RUNNING', 'FILLED', 'EXHAUSTED', 'STOPPED'] as const;
export type SearchState = (typeof SEARCH_STATES)[number];

/** How many people unknown to a person there are, as it is shown to that person (R-substitute-strangers). */
export const CROWDS = ['NONE', 'FEW', 'MANY'] as const;
export type Crowd = (typeof CROWDS)[number];

export const WINNERS = ['INITIATOR', 'OPPONENT', 'UNKNOWN'] as const;
export type Winner = (typeof WINNERS)[number];

export const SET_TYPES = ['NORMAL', 'TB'] as const;
export type SetType = (typeof SET_TYPES)[number];

/** One set, or the tie-break that decided the set before it. */
export interface GameSet {
  initiatorScore: number;
  opponentScore: number;
  type: SetType;
  ord: number;
}

export const MEMBERSHIP_LEVELS = ['PLAYIT', 'LOVEIT', 'LIVEIT', 'OWNIT'] as const;
export type MembershipLevel = (typeof MEMBERSHIP_LEVELS)[number];

export const DATE_FORMATS = ['DD_MM_YYYY', 'MM_DD_YYYY'] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

export const TIME_FORMATS = ['H12', 'H24'] as const;
export type TimeFormat = (typeof TIME_FORMATS)[number];

/** What a court's surface is made of. */
export const SURFACES = [
  'HARD',
  'CLAY',
  'GRASS',
  'CARPET',
  'ARTIFICIAL_GRASS',
  'SYNTHETIC',
  'WOOD',
  'CONCRETE',
  'GLASS_COURT',
] as const;
export type Surface = (typeof SURFACES)[number];

/** The cost for one player: an amount in major units and an ISO 4217 code. */
export interface Cost {
  amount: number;
  currency: string;
}

/** Minutes a match may last (R-duration). */
export const DURATIONS = [30, 60, 90, 120, 150, 180, 210, 240] as const;

/** Minutes of one cell of the calendar (R-half-hours). */
export const CELL_MINUTES = 30;

/** A half-open stretch of time, both ends ISO instants. */
export interface Period {
  fromTime: string;
  toTime: string;
}

/** The skills that players rate each other in after a match (R-stars). */
export const PERSONAL_SKILLS = ['playAgainWith', 'punctual', 'fairplay', 'personal'] as const;
export const TECHNICAL_SKILLS = [
  'firstServe',
  'secondServe',
  'forehand',
  'backhand',
  'courtCoverage',
  'returnOfService',
  'netPlay',
  'returnPlay',
] as const;
export type PersonalSkill = (typeof PERSONAL_SKILLS)[number];
export type TechnicalSkill = (typeof TECHNICAL_SKILLS)[number];

/** What an unsubscribe link can stop (R-unsubscribe-types): messages of one match, a club, the sender, all invitations, all mail. */
export const UNSUBSCRIBE_TYPES = ['GAME_NOTES', 'BLOCK_CLUB', 'BLOCK_USER', 'BLOCK_ALL_USER', 'CHANNEL'] as const;
export type UnsubscribeType = (typeof UNSUBSCRIBE_TYPES)[number];

/** Why a player reports another one to the operators. */
export const REPORT_REASONS = ['HARASSMENT', 'IMPERSONATION', 'SPAM', 'CHEATING', 'OTHER'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
