import type { Game } from '../../stores/GamesStore.ts';
import { offeredWindows, venuesOf } from '../../stores/gameFacts.ts';
import { isListOf, isRecord, isText } from '../../stores/keptShapes.ts';
import { type CourtChoice, courtOf, isCourt } from '../matchForm/courtChoice.ts';
import { earlierVenue, isVenue, type VenueRow } from '../matchForm/VenueList.ts';
import { isWindow, periodOf, type WallWindow, wallWindowsOf, windowProblem } from '../matchForm/windowTimes.ts';

/** The parts of a published game that its organiser can change, as the form has them. */
export interface EditParts {
  notes: string;
  expiryDays: number;
  windows: WallWindow[];
  places: Omit<VenueRow, 'key'>[];
  court: CourtChoice;
}

export const PART_NAMES = ['notes', 'expiryDays', 'windows', 'places', 'court'] as const;

export const samePart = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** @returns the parts of a game; of its windows those in which a match can still begin */
export function partsOf(game: Game, now: Date): EditParts {
  const { timezone, gamePreference } = game;
  const rules = { duration: gamePreference.duration, timezone, now };
  const windows = offeredWindows(game).flatMap((window) => wallWindowsOf(window, timezone));
  const periods = windows.flatMap((window) => periodOf(window, timezone) ?? []);
  return {
    notes: game.notes ?? '',
    expiryDays: game.invitationExpiryDays,
    windows: windows.filter((window) => windowProblem(window, periods, rules) === null),
    places: venuesOf(game).offered.map(({ location }) => earlierVenue(location)),
    court: courtOf(game),
  };
}

/**
 * @returns the ids the venues will have: one that is offered already keeps its own, also when it is typed again; a new
 * one has a stand-in
 */
export function venueIdsOf(game: Game, rows: readonly VenueRow[]): string[] {
  const offered = venuesOf(game).offered;
  const isSame = ({ known, name, address }: VenueRow, location: (typeof offered)[number]['location']) =>
    known ? known.id === location.id : name.trim() === location.name && address.trim() === (location.address ?? '');
  return rows.map((row) => offered.find(({ location }) => isSame(row, location))?.id ?? row.key);
}

/** @returns whether these are changed parts; an earlier version of the app may have written others */
export function isKeptEdit(value: unknown): value is Partial<EditParts> {
  if (!isRecord(value)) return false;
  const { notes, expiryDays, windows, places, court } = value;
  return (
    (notes === undefined || isText(notes)) &&
    (expiryDays === undefined || Number.isInteger(expiryDays)) &&
    (windows === undefined || isListOf(windows, isWindow)) &&
    (places === undefined || isListOf(places, isVenue)) &&
    (court === undefined || isCourt(court))
  );
}
