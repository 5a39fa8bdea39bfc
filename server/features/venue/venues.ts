import type { BodyOf } from '../../../shared/contract/endpoint.ts';
import type { createGame } from '../../../shared/contract/game.ts';
import { searchable } from '../../../shared/locales/searchable.ts';
import { refuseFields } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { LocationRow } from '../../db/tables.ts';
import { newId } from '../../ids.ts';

/** A venue as an organiser names it: one of their own by its id, or a new one. */
export type GivenVenue = BodyOf<typeof createGame>['locationPreference'][number];

/** The owner of the locations, and the zone of the game, which all its venues share (R-venue-zone). */
interface Organiser {
  id: string;
  timezone: string;
}

/** @returns the id of the organiser's location: one of their own, or a new one unless they have exactly this one already */
async function locationOf(
  context: Context,
  tx: Tx,
  { id: ownerId, timezone }: Organiser,
  { location, locationId }: GivenVenue,
  index: number,
): Promise<string> {
  const now = context.clock.now();
  const own = tx
    .updateTable('locations')
    .set({ used_at: now })
    .where('owner_id', '=', ownerId)
    .where('timezone', '=', timezone)
    .returning('id');
  if (locationId) {
    const found = await own.where('id', '=', locationId).executeTakeFirst();
    return found?.id ?? refuseFields({ [`locationPreference[${index}].locationId`]: 'field.choice' });
  }
  if (!location) return refuseFields({ [`locationPreference[${index}].location`]: 'field.required' });
  const address = location.address || null;
  const same = await own
    .where('name', '=', location.name)
    .where('address', address === null ? 'is' : '=', address)
    .executeTakeFirst();
  if (same) return same.id;
  const id = newId();
  await tx
    .insertInto('locations')
    .values({
      id,
      owner_id: ownerId,
      data: null,
      name: location.name,
      address,
      city: location.city || null,
      country: location.country || null,
      code: location.code || null,
      lat: location.lat ?? '0',
      lon: location.lon ?? '0',
      timezone,
      used_at: now,
    })
    .execute();
  return id;
}

/**
 * @returns the ids of the organiser's locations in the order given, each once
 * @throws AppError 400 for a location that is not theirs, or not in the game's zone
 */
export async function findOrInsertLocations(
  context: Context,
  tx: Tx,
  organiser: Organiser,
  given: GivenVenue[],
): Promise<string[]> {
  const ids = new Set<string>();
  for (const [index, entry] of given.entries()) ids.add(await locationOf(context, tx, organiser, entry, index));
  return [...ids];
}

/**
 * @returns the organiser's own locations whose name, address or city contains the text (R-search-letters): favourites first,
 * then last used
 */
export async function searchLocations(
  db: Queryable,
  ownerId: string,
  search: string,
  max: number,
): Promise<LocationRow[]> {
  const own = db
    .selectFrom('locations')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('favorite', 'desc')
    .orderBy('used_at', 'desc');
  const typed = searchable(search);
  if (typed === '') return own.limit(max).execute();
  const isFound = (text: string | null) => searchable(text ?? '').includes(typed);
  return (await own.execute())
    .filter(({ name, address, city }) => isFound(name) || isFound(address) || isFound(city))
    .slice(0, max);
}

/** @returns the changed location; undefined for one that is not the organiser's */
export async function setFavorite(
  db: Queryable,
  ownerId: string,
  id: string,
  favorite: boolean,
): Promise<LocationRow | undefined> {
  return db
    .updateTable('locations')
    .set({ favorite })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .returningAll()
    .executeTakeFirst();
}
