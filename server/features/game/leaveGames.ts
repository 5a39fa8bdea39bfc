import { gameActions } from '../../../shared/domain/gameActions.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import type { Viewer } from '../../plugins/auth.ts';
import { accessOf } from './access.ts';
import type { GameCommand } from './commands/gameCommand.ts';
import { runCommand } from './commands/runCommand.ts';
import { factsOf } from './permissions.ts';
import { findInvolvements } from './store/involvements.ts';
import { loadGame } from './store/loadGames.ts';

/** One game to leave, and how. */
interface Leaving {
  gameId: string;
  viewer: Viewer;
  command: GameCommand;
}

/** @returns how somebody gets out of a game; null once it has begun */
async function leavingCommand(
  { clock }: Context,
  db: Queryable,
  viewer: Viewer,
  gameId: string,
): Promise<GameCommand | null> {
  const state = await loadGame(db, gameId);
  const actions = gameActions(factsOf(state, accessOf(state, viewer), clock.now()));
  if (actions.includes('CANCEL')) return { type: 'CANCEL', note: null };
  if (actions.includes('WITHDRAW')) return { type: 'WITHDRAW' };
  return actions.includes('DECLINE') ? { type: 'DECLINE' } : null;
}

/** @returns games a person has a part in that are still to come */
export async function findGamesToLeave(context: Context, db: Queryable, userId: string): Promise<Leaving[]> {
  const { owned, invited } = await findInvolvements(db, userId);
  const involvements: [string, Viewer][] = [
    ...owned.map((gameId): [string, Viewer] => [gameId, { kind: 'user', userId }]),
    ...invited.map(({ gameId, inviteeId }): [string, Viewer] => [
      gameId,
      { kind: 'invitee', inviteeId, gameId, passwordHash: null, secured: false },
    ]),
  ];
  const leavings: Leaving[] = [];
  for (const [gameId, viewer] of involvements) {
    const command = await leavingCommand(context, db, viewer, gameId);
    if (command) leavings.push({ gameId, viewer, command });
  }
  return leavings;
}

/** Takes a person out of every game that is still to come, as they would do themselves (R-erase). */
export async function leaveGames(context: Context, userId: string): Promise<void> {
  for (const { gameId, viewer } of await findGamesToLeave(context, context.db, userId)) {
    // Leaving one game may have changed another.
    const command = await leavingCommand(context, context.db, viewer, gameId);
    if (command) await runCommand(context, viewer, gameId, command);
  }
}
