import type { Period } from '../../../../shared/domain/values.ts';
import type { Tx } from '../../../db/database.ts';
import type { NewGame } from '../../../db/tables.ts';
import { newId } from '../../../ids.ts';
import type { GameState } from '../gameState.ts';
import { reload } from './loadGames.ts';

/** Stores a game with the windows and venues it offers, nobody invited yet. */
export async function insertGame(
  tx: Tx,
  game: NewGame,
  offer: { windows: readonly Period[]; locationIds: readonly string[] },
): Promise<void> {
  await tx.insertInto('games').values(game).execute();
  await insertWindows(tx, game.id, offer.windows);
  await insertVenues(tx, game.id, offer.locationIds, new Map());
}

async function insertWindows(tx: Tx, gameId: string, windows: readonly Period[]): Promise<void> {
  for (const { fromTime, toTime } of windows) {
    await tx
      .insertInto('game_windows')
      .values({ id: newId(), game_id: gameId, from_time: new Date(fromTime), to_time: new Date(toTime) })
      .execute();
  }
}

async function insertVenues(
  tx: Tx,
  gameId: string,
  locationIds: readonly string[],
  idOf: ReadonlyMap<string, string>,
): Promise<void> {
  const places = locationIds.map((locationId, ord) => ({
    id: idOf.get(locationId) ?? newId(),
    game_id: gameId,
    location_id: locationId,
    ord,
  }));
  if (places.length > 0) await tx.insertInto('game_places').values(places).execute();
}

export async function replaceWindows(tx: Tx, state: GameState, windows: readonly Period[]): Promise<void> {
  await tx.deleteFrom('game_windows').where('game_id', '=', state.game.id).execute();
  await insertWindows(tx, state.game.id, windows);
  await reload(tx, state);
}

/** A venue that is kept keeps its id, because answers name it. */
export async function replaceVenues(tx: Tx, state: GameState, locationIds: readonly string[]): Promise<void> {
  const idOf = new Map(state.venues.map(({ id, location }) => [location.id, id]));
  await tx.deleteFrom('game_places').where('game_id', '=', state.game.id).execute();
  await insertVenues(tx, state.game.id, locationIds, idOf);
  await reload(tx, state);
}

/** @returns how many matches of this owner are open for answers or agreed */
export async function countOpenGames(tx: Tx, ownerId: string): Promise<number> {
  const { open } = await tx
    .selectFrom('games')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('owner_id', '=', ownerId)
    .where('status', 'in', ['CONFIRMED', 'SCHEDULED'])
    .executeTakeFirstOrThrow();
  return open;
}

/**
 * Locks the owner's row, so that two games made at once are counted one after the other. Rows that merely refer to the
 * owner do not wait for it.
 * @returns the data from which their plan is computed; undefined for an account that is gone
 */
export async function lockOwner(tx: Tx, ownerId: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'membership_level', 'membership_payment_period', 'membership_from', 'membership_until'])
    .where('id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
