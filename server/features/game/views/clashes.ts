import type { ResponseOf } from '../../../../shared/contract/endpoint.ts';
import type { Clash } from '../../../../shared/contract/errors.ts';
import type { findClashes as endpoint } from '../../../../shared/contract/game.ts';
import type { Period } from '../../../../shared/domain/values.ts';
import type { Context } from '../../../context.ts';
import type { Queryable } from '../../../db/database.ts';
import type { Viewer } from '../../../plugins/auth.ts';
import { accessOf, refuseClub } from '../access.ts';
import { type GameState, slotOf } from '../gameState.ts';
import { findOverlapping } from '../store/lists.ts';
import { loadGame } from '../store/loadGames.ts';

/**
 * @returns agreed matches the viewer plays in elsewhere, at times this game offers or has agreed; earliest first, and
 * none for a viewer who has not proved the mailbox (R-mailbox-proof)
 */
export async function findClashes(
  { db }: Context,
  viewer: Viewer,
  gameId: string,
): Promise<ResponseOf<typeof endpoint>> {
  const state = await loadGame(db, gameId);
  const access = accessOf(state, viewer);
  refuseClub(access);
  const { userId: player, proved } = access;
  const userId = viewer.kind === 'user' ? viewer.userId : player;
  if (userId === null || !proved) return [];
  return clashesAt(db, state, userId, timesOf(state));
}

/** @returns the time that is agreed, else those that are offered */
export function timesOf(state: GameState): readonly Period[] {
  const slot = slotOf(state);
  return slot ? [{ fromTime: slot.from.toISOString(), toTime: slot.to.toISOString() }] : state.windows;
}

/** @returns a user's agreed matches elsewhere at these times; earliest first */
export async function clashesAt(
  db: Queryable,
  state: GameState,
  userId: string,
  times: readonly Period[],
): Promise<Clash[]> {
  const periods = times.map(({ fromTime, toTime }) => ({ from: new Date(fromTime), to: new Date(toTime) }));
  const clashes = await findOverlapping(db, { userId, gameId: state.game.id, periods });
  return clashes.map(({ from, to, ...row }) => ({ ...row, fromTime: from.toISOString(), toTime: to.toISOString() }));
}
