import type { BodyOf } from '../../../../shared/contract/endpoint.ts';
import type { ErrorData } from '../../../../shared/contract/errors.ts';
import type { actOnGame } from '../../../../shared/contract/game.ts';
import type { Game } from '../../../../shared/contract/schemas/gameAnswer.ts';
import type { GameAction } from '../../../../shared/domain/values.ts';
import { AppError } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { Once } from '../../../once/doOnce.ts';
import type { Viewer } from '../../../plugins/auth.ts';
import type { Limit } from '../../../plugins/limits.ts';
import { accessOf, type GameAccess, requireAction, requireRole } from '../access.ts';
import type { GameEvent } from '../events.ts';
import type { GameState, Invitee } from '../gameState.ts';
import { lockGame } from '../store/loadGames.ts';
import { toAnsweredView } from '../views/gameView.ts';

/** The body of `PUT /api/game/{id}/action`: fields of all actions, most of them empty. */
export type ActionBody = BodyOf<typeof actOnGame>;

export type Contact = NonNullable<ActionBody['contactList']>[number];

/** One kind of command: what it takes from a body, and what it does. */
export interface Command<Data> {
  /** @throws AppError 400 or 403 for a body that is not such a command */
  read(body: ActionBody): Data;
  /** Whether it would change nothing, and is answered as done (R-action-repeated). */
  isDone?(state: GameState, invitee: Invitee, data: Data): boolean;
  /**
   * Carries it out, its permission checked before.
   * @returns what happened, in order
   */
  execute(locked: CommandContext, data: Data): Promise<GameEvent[]>;
  /** How often it may be tried in a game; refused tries count as well. */
  limit?: Limit;
  /** The caller's answer, where it holds more than the game as they see it. */
  answer?(locked: CommandContext, done: { events: readonly GameEvent[]; game: Game; once: Once | null }): Promise<Game>;
}

/** A command that is being carried out: in one transaction, with the game locked, and with one fixed time as now. */
export interface CommandContext {
  context: Context;
  tx: Tx;
  state: GameState;
  viewer: Viewer;
  access: GameAccess;
  now: Date;
}

/** As CommandContext, for one of the invitees. */
export type InviteeContext = CommandContext & { access: { invitee: Invitee } };

/** @throws AppError 404 when there is no such game; then, and whenever `work` throws, nothing has changed */
export async function withLockedGame<T>(
  context: Context,
  viewer: Viewer,
  gameId: string,
  work: (locked: CommandContext) => Promise<T>,
): Promise<T> {
  return context.db.transaction().execute(async (tx) => {
    const state = await lockGame(tx, gameId);
    return work({ context, tx, state, viewer, access: accessOf(state, viewer), now: context.clock.now() });
  });
}

/** The current state for a caller who missed a change: the version, and for a score the current one (R-score-stale). */
function missed({ game }: GameState, action: GameAction): ErrorData {
  const { version, sets, played_status: playedStatus, winner } = game;
  return { version, ...(action === 'SET_SCORE' && { sets, playedStatus, winner }) };
}

/** @throws AppError 403 for an action that the role does not have, then 409 for a stale version, then as requireAction */
export function checkAllowed(
  { state, access, now }: CommandContext,
  action: GameAction,
  version: number | undefined,
): void {
  requireRole(access, action);
  if (version !== undefined && version !== state.game.version) {
    throw new AppError('E.game.changed', missed(state, action));
  }
  requireAction(state, access, action, now);
}

/** @returns the game as the caller sees it now */
export async function viewOf({ context, tx, state, viewer, access }: CommandContext): Promise<Game> {
  // An organiser of the club may just have invited themselves.
  return toAnsweredView(context, tx, state, access.role === 'CLUB' ? accessOf(state, viewer) : access);
}

/** @throws AppError 403 for a caller who is not one of the invitees */
export function asInvitee(locked: CommandContext): InviteeContext {
  const { access } = locked;
  if (!access.invitee) throw new AppError('E.not.allowed');
  return { ...locked, access: { ...access, invitee: access.invitee } };
}
