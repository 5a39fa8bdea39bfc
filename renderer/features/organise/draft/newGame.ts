import type { TextKey } from '../../../../shared/locales/keys.ts';
import type { NewGame } from '../../../stores/GamesStore.ts';
import { courtBodyOf, readNumber } from '../../matchForm/courtChoice.ts';
import { type Choices, findsSubstitutesIn } from './choices.ts';

/** A problem with people is in every game of a series: it is said once. */
export function ofOneGame(fields: Record<string, TextKey>): Record<string, TextKey> {
  return Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.replace(/^games\[\d+\]\./, ''), text]));
}

/** The parts of a new game that are lists. */
type GameLists = Pick<NewGame, 'calendarPreference' | 'locationPreference' | 'contactList'>;

/** @returns the body that publishes a game (R-create) */
export function newGameOf(choices: Choices, lists: GameLists): NewGame {
  return {
    sport: choices.sport,
    notes: choices.notes.trim() || null,
    shareMyPhone: choices.shareMyPhone,
    invitationExpiryDays: choices.expiryDays,
    timezone: choices.timezone,
    ownerPlays: choices.plays,
    findsSubstitutes: findsSubstitutesIn(choices),
    ...courtBodyOf(choices.court, choices.timezone),
    gamePreference: {
      matchType: choices.matchType,
      duration: choices.duration,
      // Left out, it is the usual one on the day of each match of a series.
      ...(choices.setRule ? { gameSetRule: choices.setRule } : {}),
      matchCategory: choices.category,
      candidateMethod: choices.candidateMethod,
      opponentsSelection: choices.opponentsSelection,
      opponentsGender: choices.gender,
      opponentsLevelFrom: readNumber(choices.levelFrom),
      opponentsLevelTo: readNumber(choices.levelTo),
      opponentsAgeFrom: readNumber(choices.ageFrom),
      opponentsAgeTo: readNumber(choices.ageTo),
      noAdGame: false,
      groupPlayCaptain: false,
    },
    ...lists,
  };
}
