import type { ErrorData } from '../../../../shared/contract/errors.ts';
import type { Game } from '../../../../shared/contract/schemas/gameAnswer.ts';
import type { GameAction } from '../../../../shared/domain/values.ts';
import { AppError } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { Viewer } from '../../../plugins/auth.ts';
import { accessOf, type GameAccess } from '../access.ts';
import type { GameState, Invitee } from '../gameState.ts';
import { requireAction, requireRole } from '../permissions.ts';
import { lockGame } from '../store/loadGames.ts';
import { toAnsweredView } from '../views/answerView.ts';

/** One command at work: in one transaction, with the game locked and time standing still. */
export interface Turn {
  context: Context;
  tx: Tx;
  state: GameState;
  viewer: Viewer;
  access: GameAccess;
  now: Date;
}

/** A turn of somebody who is one of the invitees. */
export type InviteeTurn = Turn & { access: { invitee: Invitee } };

/** @throws AppError 404 when there is no such game; then, and whenever `work` throws, nothing has changed */
export async function inTurn<T>(
  context: Context,
  viewer: Viewer,
  gameId: string,
  work: (turn: Turn) => Promise<T>,
): Promise<T> {
  return context.db.transaction().execute(async (tx) => {
    const state = await lockGame(tx, gameId);
    return work({ context, tx, state, viewer, access: accessOf(state, viewer), now: context.clock.now() });
  });
}

/** What is known now to who has missed it: the version, and of a score the one that stands (R-score-stale). */
function missed({ game }: GameState, action: GameAction): ErrorData {
  const { version, sets, played_status: playedStatus, winner } = game;
  return { version, ...(action === 'SET_SCORE' && { sets, playedStatus, winner }) };
}

/** @throws AppError 403 for what is not the role's to do, then 409 for a stale version, then as requireAction */
export function checkAllowed({ state, access, now }: Turn, action: GameAction, version: number | undefined): void {
  requireRole(access, action);
  if (version !== undefined && version !== state.game.version) {
    throw new AppError('E.game.changed', missed(state, action));
  }
  requireAction(state, access, action, now);
}

/** @returns the game as the caller sees it now */
export async function viewOf({ context, tx, state, access }: Turn): Promise<Game> {
  return toAnsweredView(context, tx, state, access);
}

/** @throws AppError 403 for who is not one of the invitees */
export function asInvitee(turn: Turn): InviteeTurn {
  const { access } = turn;
  if (!access.invitee) throw new AppError('E.not.allowed');
  return { ...turn, access: { ...access, invitee: access.invitee } };
}
