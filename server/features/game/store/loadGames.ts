import { sql } from 'kysely';
import { AppError } from '../../../appError.ts';
import type { Queryable, Tx } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { type Found, selectHolder } from '../../../holderQuery.ts';
import { hashToken } from '../../../ids.ts';
import { oldestLogIn } from '../../session/repository.ts';
import type { GameState } from '../gameState.ts';
import { type ReadRow, readGames, selectGames } from './readGames.ts';

const byIds = statement<ReadRow, [ids: readonly string[]]>((ids) =>
  selectGames({
    tables: sql`wanted as materialized (select id, ord from unnest(${ids}::text[]) with ordinality as ids (id, ord))`,
  }),
);

/** Of its own: PostgreSQL keeps its plan, as it knows that there is one. */
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

/** Nothing of a game is read for a token that holds nothing. */
const byHolder = statement<ReadRow, [hash: string, token: string, gameId: string, now: Date, oldestLogIn: Date]>(
  (hash, token, gameId, now, oldest) =>
    selectGames({
      tables: sql`holder as materialized (${selectHolder({ hash, token, gameId, now, oldestLogIn: oldest })}),
      wanted as materialized (
        select ${gameId}::text as id, 1 as ord from holder
        where coalesce("userId", "inviteeId") is not null or "isShared")`,
      beside: sql`select row_to_json(holder) from holder`,
    }),
);

/** @returns what a token is, for `tokens.seen`, and the game if it is anything; one statement for both */
export async function loadHeldGame(
  db: Queryable,
  token: string,
  gameId: string,
  now: Date,
): Promise<{ found: Found; state: GameState | undefined }> {
  const rows = await byHolder(db, hashToken(token), token, gameId, now, oldestLogIn(now));
  const { games, beside } = readGames(rows);
  return { found: beside as Found, state: games[0] };
}

/** Before it is read: what a statement sees was there when it began to wait. */
const lock = statement<unknown, [id: string]>((id) => sql`select id from games where id = ${id} for no key update`);

/** As loadGame, and nobody else changes the game until the transaction ends. */
export async function lockGame(tx: Tx, id: string): Promise<GameState> {
  await lock(tx, id);
  return loadGame(tx, id);
}

/** Reads the invitees and venues of a loaded game again, after rows were added to it. */
export async function reload(tx: Tx, state: GameState): Promise<void> {
  const { invitees, venues, windows } = await loadGame(tx, state.game.id);
  Object.assign(state, { invitees, venues, windows });
}
