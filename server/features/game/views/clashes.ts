import type { ResponseOf } from '../../../../shared/contract/endpoint.ts';
import type { Clash } from '../../../../shared/contract/errors.ts';
import type { findClashes as endpoint } from '../../../../shared/contract/game.ts';
import { commonSlots } from '../../../../shared/domain/calendar/calendar.ts';
import { isUnanswered, type Period } from '../../../../shared/domain/values.ts';
import type { Context } from '../../../context.ts';
import type { Queryable } from '../../../db/database.ts';
import type { Viewer } from '../../../plugins/auth.ts';
import { accessOf, type GameAccess, refuseClub } from '../access.ts';
import { type GameState, offerOf, slotOf } from '../gameState.ts';
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

/**
 * @returns what the page of an invitation to one time says before anything is pressed: the viewer's agreed matches at that time
 * (R-clashes); none for a viewer who has not proved the mailbox
 */
export async function foreseenClashes({ db, clock }: Context, state: GameState, access: GameAccess): Promise<Clash[]> {
  const { invitee, userId, proved } = access;
  if (!proved || !userId || !invitee || !isUnanswered(invitee.status) || state.game.status !== 'CONFIRMED') return [];
  const { windows, duration, timezone } = offerOf(state);
  const [only, another] = commonSlots(windows, [], duration, timezone, clock.now().toISOString());
  return only && !another ? clashesAt(db, state, userId, [only]) : [];
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
