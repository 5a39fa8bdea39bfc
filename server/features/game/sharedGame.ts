import type { Queryable } from '../../db/database.ts';
import type { GameState } from './gameState.ts';
import { findShareToken } from './store/accessTokens.ts';
import { loadGame } from './store/loadGames.ts';

/** @returns the game a share link leads to; null when the token is not that of the link */
export async function findSharedGame(db: Queryable, gameId: string, token: string): Promise<GameState | null> {
  return (await findShareToken(db, gameId, token)) ? loadGame(db, gameId) : null;
}
