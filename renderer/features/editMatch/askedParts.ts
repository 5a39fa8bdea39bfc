import { commonSlots } from '../../../shared/domain/calendar/calendar.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { venuesOf } from '../../stores/gameFacts.ts';
import { offerOf } from '../calendar/agreement.ts';
import { earlierVenue } from '../matchForm/VenueList.ts';
import { wallWindowsOf } from '../matchForm/windowTimes.ts';
import type { EditParts } from './editParts.ts';

/**
 * What the page of changing a match begins with (R-edit-at).
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
