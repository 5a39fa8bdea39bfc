import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import type { Context } from '../../context.ts';
import type { Viewer } from '../../plugins/auth.ts';
import { accessOf } from './access.ts';
import { loadGame } from './store/loadGames.ts';
import { toAnswerView } from './views/answerView.ts';

/**
 * The game as the viewer sees it. Changes nothing, for pages that programs look at as well (R-get-safe).
 * @throws AppError 404 when there is no such game
 */
export async function readInvitation(context: Context, viewer: Viewer, gameId: string): Promise<Game> {
  const state = await loadGame(context.db, gameId);
  return toAnswerView(state, accessOf(state, viewer), context.clock.now(), context.config);
}
