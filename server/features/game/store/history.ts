import { sql } from 'kysely';
import type { GameStatus } from '../../../../shared/domain/values.ts';
import type { Queryable, Tx } from '../../../db/database.ts';
import { newId } from '../../../ids.ts';
import type { GameEvent } from '../events.ts';
import type { GameState } from '../gameState.ts';

/** The database's clock: all server processes share it, and no development page moves it. */
const NOW = sql<Date>`clock_timestamp()`;

/** Makes open pages read the game again, without a decision. @returns when that was */
export async function touchGame(db: Queryable, gameId: string): Promise<Date | undefined> {
  const touched = db.updateTable('games').set({ changed_at: NOW }).where('id', '=', gameId).returning('changed_at');
  return (await touched.executeTakeFirst())?.changed_at;
}

/** A command that was carried out. */
export interface HistoryEntry {
  /** The user behind it; null for visitors and for the clock. */
  actor: string | null;
  command: string;
  from: GameStatus;
  at: Date;
  events: readonly GameEvent[];
}

/** What was said is kept in the notes, which disappear with the account of their writer. */
const withoutNote = (event: GameEvent) => ('note' in event ? { ...event, note: undefined } : event);

const rowOf = ({ game }: GameState, version: number, entry: HistoryEntry) => ({
  id: newId(),
  game_id: game.id,
  at: entry.at,
  version,
  actor: entry.actor,
  event: entry.command,
  from_status: entry.from,
  to_status: game.status,
  detail: JSON.stringify({ events: entry.events.map(withoutNote) }),
});

/** Raises the game's version and records who did what, with which result. */
export async function recordHistory(tx: Tx, state: GameState, entry: HistoryEntry): Promise<void> {
  const { game } = state;
  const version = game.version + 1;
  const { changed_at } = await tx
    .with('raised', (query) =>
      query.updateTable('games').set({ version, changed_at: NOW }).where('id', '=', game.id).returning('changed_at'),
    )
    .insertInto('game_history')
    .values(rowOf(state, version, entry))
    .returning((eb) => eb.selectFrom('raised').select('raised.changed_at').as('changed_at'))
    .executeTakeFirstOrThrow();
  game.version = version;
  if (changed_at) game.changed_at = changed_at;
}

/** Records who did what; the game's version stays, so that nothing based on it becomes stale. */
export async function noteInHistory(tx: Tx, state: GameState, entry: HistoryEntry): Promise<void> {
  await tx
    .insertInto('game_history')
    .values(rowOf(state, state.game.version, entry))
    .execute();
}
