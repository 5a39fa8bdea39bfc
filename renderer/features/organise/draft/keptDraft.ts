import { isTimeZone } from '../../../../shared/domain/calendar/zone.ts';
import { AUDIENCES } from '../../../../shared/domain/club/clubValues.ts';
import {
  CANDIDATE_METHODS,
  DURATIONS,
  GAME_SET_RULES,
  MATCH_CATEGORIES,
  MATCH_TYPES,
  OPPONENTS_GENDERS,
  OPPONENTS_SELECTIONS,
  SPORTS,
} from '../../../../shared/domain/values.ts';
import { hasTexts, isListOf, isOneOf, isRecord, isText } from '../../../stores/keptShapes.ts';
import { isPick, type Picked } from '../../invitees/KnownPeople.ts';
import { type GuestText, isGuest } from '../../invitees/readGuests.ts';
import { isCourt } from '../../matchForm/courtChoice.ts';
import { isVenue, type VenueRow } from '../../matchForm/VenueList.ts';
import { isWindow, type WallWindow } from '../../matchForm/windowTimes.ts';
import { MAX_MATCHES, MAX_WEEKS } from '../series/seriesOf.ts';
import type { Choices } from './choices.ts';

/** Kept through a reload and a session that ends. */
export interface KeptDraft {
  choices: Choices;
  windows: WallWindow[];
  places: Omit<VenueRow, 'key'>[];
  guests: GuestText[];
  known: Picked[];
}

const isUpTo = (most: number, value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;

/** Left out by versions of the app that knew no clubs. */
const isClub = ({ clubId, courtId, audience }: Record<string, unknown>): boolean =>
  [clubId, courtId].every((id) => id == null || isText(id)) && (audience === undefined || isOneOf(AUDIENCES, audience));

function areChoices(value: unknown): boolean {
  return (
    hasTexts(value, ['notes', 'timezone', 'levelFrom', 'levelTo', 'ageFrom', 'ageTo']) &&
    isTimeZone(String(value.timezone)) &&
    isOneOf(SPORTS, value.sport) &&
    isOneOf(MATCH_TYPES, value.matchType) &&
    isOneOf(DURATIONS, value.duration) &&
    (value.setRule === null || isOneOf(GAME_SET_RULES, value.setRule)) &&
    isOneOf(MATCH_CATEGORIES, value.category) &&
    isOneOf(CANDIDATE_METHODS, value.candidateMethod) &&
    isOneOf(OPPONENTS_GENDERS, value.gender) &&
    isOneOf(OPPONENTS_SELECTIONS, value.opponentsSelection) &&
    typeof value.shareMyPhone === 'boolean' &&
    typeof value.plays === 'boolean' &&
    (value.findsSubstitutes === null || typeof value.findsSubstitutes === 'boolean') &&
    isCourt(value.court) &&
    isClub(value) &&
    Number.isInteger(value.expiryDays) &&
    isUpTo(MAX_WEEKS, value.weeks) &&
    isUpTo(MAX_MATCHES, value.matches)
  );
}

/** @returns whether it is a draft; an earlier version of the app may have written another one */
export function isKeptDraft(value: unknown): value is KeptDraft {
  return (
    isRecord(value) &&
    areChoices(value.choices) &&
    isListOf(value.windows, isWindow) &&
    isListOf(value.places, isVenue) &&
    isListOf(value.guests, isGuest) &&
    isListOf(value.known, isPick)
  );
}
