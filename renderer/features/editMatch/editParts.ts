import { commonSlots } from '../../../shared/domain/calendar/calendar.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { offeredWindows, venuesOf } from '../../stores/gameFacts.ts';
import { isListOf, isRecord, isText } from '../../stores/keptShapes.ts';
import { offerOf } from '../calendar/agreement.ts';
import { type CourtChoice, courtOf, isCourt } from '../matchForm/courtChoice.ts';
import { earlierVenue, isVenue, type VenueRow } from '../matchForm/VenueList.ts';
import { isWindow, periodOf, type WallWindow, wallWindowsOf, windowProblem } from '../matchForm/windowTimes.ts';

/**
 * The parts that the edit page begins with (R-edit-at).
 * @param search query of its address
 * @returns one time and one venue of those offered; nothing where the address names none that is still offered
 */
export function askedParts(game: Game, search: string, now: Date): Partial<EditParts> {
  const asked = new URLSearchParams(search);
  const { windows, duration, timezone } = offerOf(game);
  const slot = commonSlots(windows, [], duration, timezone, now.toISOString()).find(
    ({ fromTime, toTime }) => fromTime === asked.get('from') && toTime === asked.get('to'),
  );
  const venue = venuesOf(game).offered.find(({ id }) => id === asked.get('venue'));
  if (!slot || !venue) return {};
  return { windows: wallWindowsOf(slot, timezone), places: [earlierVenue(venue.location)] };
}

/** The parts of a published game that its organiser can change, as the form has them. */
export interface EditParts {
  notes: string;
  expiryDays: number;
  windows: WallWindow[];
  places: Omit<VenueRow, 'key'>[];
  court: CourtChoice;
  /** A court of the match's club; null for none. */
  courtId: string | null;
  /** It is taken out of its club. */
  leavesClub: boolean;
}

export const PART_NAMES = ['notes', 'expiryDays', 'windows', 'places', 'court', 'courtId', 'leavesClub'] as const;

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
    courtId: game.court?.id ?? null,
    leavesClub: false,
  };
}

/**
 * @returns the ids the venues will have: one that is offered already keeps its own, also when it is typed again; a new
 * one has a placeholder
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
  const { notes, expiryDays, windows, places, court, courtId, leavesClub } = value;
  return (
    (notes === undefined || isText(notes)) &&
    (expiryDays === undefined || Number.isInteger(expiryDays)) &&
    (windows === undefined || isListOf(windows, isWindow)) &&
    (places === undefined || isListOf(places, isVenue)) &&
    (court === undefined || isCourt(court)) &&
    (courtId == null || isText(courtId)) &&
    (leavesClub === undefined || typeof leavesClub === 'boolean')
  );
}
