import type { GameLocation } from '../../../shared/contract/schemas/gameAnswer.ts';
import { zoneOffsetMinutes } from '../../../shared/domain/calendar/zone.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { LocationRow } from '../../db/tables.ts';
import { searchLocations, setFavorite } from './venues.ts';

/** Locations in one answer. */
const MAX_LOCATIONS = 30;

/** @param at the instant the offset of the location's zone is given for */
export function toLocationView(location: LocationRow, at: string): GameLocation {
  return {
    id: location.id,
    data: location.data,
    name: location.name,
    address: location.address,
    city: location.city,
    country: location.country,
    code: location.code,
    lat: location.lat,
    lon: location.lon,
    timezone: location.timezone,
    timezoneOffset: zoneOffsetMinutes(at, location.timezone),
    favorite: location.favorite,
  };
}

/** @returns the organiser's own locations that match what they type (R-venue) */
export async function findOwnLocations(context: Context, ownerId: string, search: string): Promise<GameLocation[]> {
  const at = context.clock.now().toISOString();
  const rows = await searchLocations(context.db, ownerId, search, MAX_LOCATIONS);
  return rows.map((row) => toLocationView(row, at));
}

/** @throws AppError 404 for a location that is not the organiser's */
export async function markFavorite(
  context: Context,
  ownerId: string,
  id: string,
  favorite: boolean,
): Promise<GameLocation> {
  const row = await setFavorite(context.db, ownerId, id, favorite);
  if (!row) throw new AppError('E.notFound');
  return toLocationView(row, context.clock.now().toISOString());
}
