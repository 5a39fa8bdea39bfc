import type { Queryable } from '../../db/database.ts';
import type { GameRow } from '../../db/tables.ts';
import { confirmedOf } from './gameState.ts';
import { loadGame } from './store/loadGames.ts';

/**
 * @returns a game and the user ids of its players, its owner first
 * @throws AppError 404 when there is no such game
 */
export async function findPlayers(db: Queryable, gameId: string): Promise<{ game: GameRow; players: string[] }> {
  const state = await loadGame(db, gameId);
  return { game: state.game, players: [state.owner.id, ...confirmedOf(state).map((invitee) => invitee.user_id)] };
}
