import {
  CANDIDATE_METHODS,
  DURATIONS,
  GAME_SET_RULES,
  MATCH_CATEGORIES,
  MATCH_TYPES,
  OPPONENTS_GENDERS,
  SPORTS,
} from '../../../shared/domain/values.ts';
import { isTimeZone } from '../../../shared/domain/zone.ts';
import type { Choices } from './OrganiseDraft.ts';
import type { PlaceRow } from './PlaceList.ts';
import type { GuestWords } from './readGuests.ts';
import type { WallWindow } from './windowTimes.ts';

/** What survives a reload. */
export interface KeptDraft {
  /** Whose draft it is: another person may log in in the same window. */
  userId: string;
  choices: Choices;
  windows: WallWindow[];
  places: Omit<PlaceRow, 'key'>[];
  guests: GuestWords[];
}

type Checked = Record<string, unknown>;

const isRecord = (value: unknown): value is Checked => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

const hasTexts = (value: unknown, names: readonly string[]): value is Checked =>
  isRecord(value) && names.every((name) => isText(value[name]));

const isOneOf = (values: readonly unknown[], value: unknown) => values.includes(value);

const isPlace = (value: unknown) =>
  hasTexts(value, ['name', 'address', 'city']) && (value.known === null || hasTexts(value.known, ['id', 'timezone']));

const isListOf = (value: unknown, isItem: (item: unknown) => boolean) => Array.isArray(value) && value.every(isItem);

function areChoices(value: unknown): boolean {
  return (
    hasTexts(value, ['notes', 'timezone', 'levelFrom', 'levelTo', 'ageFrom', 'ageTo']) &&
    isTimeZone(String(value.timezone)) &&
    isOneOf(SPORTS, value.sport) &&
    isOneOf(MATCH_TYPES, value.matchType) &&
    isOneOf(DURATIONS, value.duration) &&
    isOneOf(GAME_SET_RULES, value.setRule) &&
    isOneOf(MATCH_CATEGORIES, value.category) &&
    isOneOf(CANDIDATE_METHODS, value.candidateMethod) &&
    isOneOf(OPPONENTS_GENDERS, value.gender) &&
    typeof value.shareMyPhone === 'boolean' &&
    Number.isInteger(value.expiryDays)
  );
}

function isKept(value: unknown): value is KeptDraft {
  return (
    hasTexts(value, ['userId']) &&
    areChoices(value.choices) &&
    isListOf(value.windows, (item) => hasTexts(item, ['day', 'from', 'to'])) &&
    isListOf(value.places, isPlace) &&
    isListOf(value.guests, (item) => hasTexts(item, ['firstName', 'lastName', 'email']))
  );
}

/** @returns a kept draft of this person, or null when there is none or an earlier version of the app wrote it */
export function readKept(text: string | null, userId: string): KeptDraft | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isKept(value) && value.userId === userId ? value : null;
  } catch {
    return null;
  }
}
