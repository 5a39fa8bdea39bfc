import { sql } from 'kysely';
import { AppError } from '../../../appError.ts';
import type { Queryable, Tx } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import type { GameState } from '../gameState.ts';
import { type ReadRow, readGames, selectGames } from './readGames.ts';

const byIds = statement<ReadRow, [ids: readonly string[]]>((ids) =>
  selectGames({
    tables: sql`wanted as materialized (select id, ord from unnest(${ids}::text[]) with ordinality as ids (id, ord))`,
  }),
);

/** A statement of its own: PostgreSQL keeps its plan, because it knows that it finds one row. */
const byId = statement<ReadRow, [id: string]>((id) =>
  selectGames({ tables: sql`wanted as materialized (select ${id}::text as id, 1 as ord)` }),
);

/**
 * Loads games with all that belongs to them, in one statement however many games there are.
 * @returns in the order of `ids`; unknown ids are left out
 */
export async function loadGames(db: Queryable, ids: string[]): Promise<GameState[]> {
  return ids.length === 0 ? [] : readGames(await byIds(db, ids)).games;
}

/** @throws AppError 404 when there is no such game */
export async function loadGame(db: Queryable, id: string): Promise<GameState> {
  const [state] = readGames(await byId(db, id)).games;
  if (!state) throw new AppError('E.notFound.game');
  return state;
}

/** Runs before the game is read, as a statement that waits for the lock would not see what changed meanwhile. */
const lock = statement<unknown, [id: string]>((id) => sql`select id from games where id = ${id} for no key update`);

/** As loadGame, and locks the game until the end of the transaction. */
export async function lockGame(tx: Tx, id: string): Promise<GameState> {
  await lock(tx, id);
  return loadGame(tx, id);
}

/** Reads the invitees, venues and club of a loaded game again, after rows were added to it. */
export async function reload(tx: Tx, state: GameState): Promise<void> {
  const { invitees, venues, windows, club } = await loadGame(tx, state.game.id);
  Object.assign(state, { invitees, venues, windows, club });
}
