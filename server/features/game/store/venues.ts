import type { BodyOf } from '../../../../shared/contract/endpoint.ts';
import type { createGame } from '../../../../shared/contract/game.ts';
import type { GameLocation } from '../../../../shared/contract/schemas/gameAnswer.ts';
import { AppError, refuseFields } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { newId } from '../../../ids.ts';
import { presentLocation } from '../views/gameView.ts';

type GivenPlace = BodyOf<typeof createGame>['locationPreference'][number];

/** Whose locations they are, and the zone of the game: all its places share it (decisions §3). */
interface Organiser {
  id: string;
  timezone: string;
}

/** @returns the id of the organiser's location: one of his own, or a new one unless he has the very same already */
async function locationOf(
  context: Context,
  tx: Tx,
  { id: ownerId, timezone }: Organiser,
  { location, locationId }: GivenPlace,
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
 * @throws AppError 400 for a location that is not his, or not in the game's zone
 */
export async function locationsOf(
  context: Context,
  tx: Tx,
  organiser: Organiser,
  given: GivenPlace[],
): Promise<string[]> {
  const ids = new Set<string>();
  for (const [index, entry] of given.entries()) ids.add(await locationOf(context, tx, organiser, entry, index));
  return [...ids];
}

/** Places of one answer. */
const MOST = 30;

/** The organiser's own places whose name, address or city holds the words: favourites first, then the last used. */
export async function findOwnLocations(context: Context, ownerId: string, words: string): Promise<GameLocation[]> {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await context.db
    .selectFrom('locations')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where((where) =>
      where.or([where('name', 'ilike', pattern), where('address', 'ilike', pattern), where('city', 'ilike', pattern)]),
    )
    .orderBy('favorite', 'desc')
    .orderBy('used_at', 'desc')
    .limit(MOST)
    .execute();
  const at = context.clock.now().toISOString();
  return rows.map((row) => presentLocation(row, at));
}

/** @throws AppError 404 for a place that is not the organiser's */
export async function markLocation(
  context: Context,
  ownerId: string,
  id: string,
  favorite: boolean,
): Promise<GameLocation> {
  const row = await context.db
    .updateTable('locations')
    .set({ favorite })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new AppError('E.notFound');
  return presentLocation(row, context.clock.now().toISOString());
}
