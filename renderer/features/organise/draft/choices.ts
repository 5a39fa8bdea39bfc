import type { Audience } from '../../../../shared/domain/club/clubValues.ts';
import { defaultDuration } from '../../../../shared/domain/sports.ts';
import type {
  CandidateMethod,
  GameSetRule,
  MatchCategory,
  MatchType,
  OpponentsGender,
  OpponentsSelection,
  Sport,
} from '../../../../shared/domain/values.ts';
import { type CourtChoice, NO_COURT } from '../../matchForm/courtChoice.ts';
import type { Series } from '../series/seriesOf.ts';

/** Levels and ages an organiser looks for, as typed; empty is any (R-game-preference). */
export interface Wishes {
  levelFrom: string;
  levelTo: string;
  ageFrom: string;
  ageTo: string;
}

export const NO_WISHES: Wishes = { levelFrom: '', levelTo: '', ageFrom: '', ageTo: '' };

/** Their names in the body of the call. */
export const SENT_WISHES = {
  levelFrom: 'opponentsLevelFrom',
  levelTo: 'opponentsLevelTo',
  ageFrom: 'opponentsAgeFrom',
  ageTo: 'opponentsAgeTo',
} as const satisfies Record<keyof Wishes, string>;

/** The club a match is for, one of its courts, and the people who find it there while it is open (R-club-match). */
export interface ClubChoice {
  clubId: string | null;
  courtId: string | null;
  audience: Audience;
}

export const NO_CLUB: ClubChoice = { clubId: null, courtId: null, audience: 'ALL' };

/** Everything of a new game that is one value. */
export interface Choices extends Wishes, Series, ClubChoice {
  sport: Sport;
  matchType: MatchType;
  /** Minutes. */
  duration: number;
  /** Null: the usual one of the sport on the day of the match. */
  setRule: GameSetRule | null;
  category: MatchCategory;
  candidateMethod: CandidateMethod;
  gender: OpponentsGender;
  /** Only the invited people, or also everybody who fits the wishes. */
  opponentsSelection: OpponentsSelection;
  /** IANA zone of the venue: the windows' clocks show its time. */
  timezone: string;
  notes: string;
  shareMyPhone: boolean;
  expiryDays: number;
  court: CourtChoice;
  /** A search begins by itself when somebody drops out; null: for series alone, until it is said (R-substitute-begin). */
  findsSubstitutes: boolean | null;
  /** Games include their organiser: without them nothing is sent (R-owner-plays). */
  plays: boolean;
}

/** The choices of a new form. @param timezone of the device */
export const firstChoices = (timezone: string): Choices => ({
  ...NO_WISHES,
  ...NO_CLUB,
  sport: 'TENNIS',
  matchType: 'SINGLE',
  duration: defaultDuration('TENNIS'),
  setRule: null,
  category: 'CROSSCOURT',
  candidateMethod: 'FIRST',
  gender: 'EITHER',
  opponentsSelection: 'FIX',
  timezone,
  notes: '',
  shareMyPhone: false,
  expiryDays: 3,
  court: NO_COURT,
  weeks: 1,
  matches: 1,
  findsSubstitutes: null,
  plays: true,
});

/** @returns whether a search begins by itself when somebody drops out (R-substitute-begin) */
export const findsSubstitutesIn = ({ findsSubstitutes, weeks, matches }: Choices): boolean =>
  findsSubstitutes ?? (weeks > 1 || matches > 1);

/** @returns the kind of match that levels are wanted for */
export const kindOf = ({ sport, matchType }: Choices) => ({ sport, matchType });
