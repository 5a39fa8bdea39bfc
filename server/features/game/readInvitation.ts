import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import type { InvitationLink } from '../../../shared/routes/invitation.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { known, type Viewer } from '../../plugins/auth.ts';
import { accessOf, isUnopened, isUnseen } from './access.ts';
import type { GameState } from './gameState.ts';
import { loadHeldGame } from './store/loadGames.ts';
import { toAnsweredView } from './views/answerView.ts';

/**
 * Who holds a token, and the game it is asked about, in one statement.
 * @throws AppError 401 for a token that holds nothing
 */
export async function findHeldGame(
  { db, tokens, clock }: Context,
  token: string,
  gameId: string,
): Promise<{ viewer: Viewer; state: GameState | null }> {
  const { found, state } = await loadHeldGame(db, token, gameId, clock.now());
  return { viewer: known(await tokens.seen(found, { token, gameId })), state: state ?? null };
}

export interface ReadInvitation {
  game: Game;
  /** Nobody has opened it yet: the page's own call says that somebody has (R-opened). */
  isNew: boolean;
}

/**
 * The game as the holder of a link sees it. Changes nothing, for pages that programs look at as well (R-get-safe).
 * @throws AppError 401 for who holds no link: a session is none, and belongs in no address; 404 when there is no such game
 */
export async function readInvitation(context: Context, { token, gameId }: InvitationLink): Promise<ReadInvitation> {
  const { viewer, state } = await findHeldGame(context, token, gameId);
  if (viewer.kind === 'user') throw new AppError('E.auth.required');
  if (!state) throw new AppError('E.notFound.game');
  const access = accessOf(state, viewer);
  const game = await toAnsweredView(context, context.db, state, access);
  return { game, isNew: isUnopened(access) || isUnseen(access) };
}
