import { differenceInSeconds } from 'date-fns/differenceInSeconds';
import { AppError } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import type { Viewer } from '../../../plugins/auth.ts';
import { nudgeableAt, unansweredOf } from '../gameState.ts';
import { requireAction } from '../permissions.ts';
import { publish } from '../publish.ts';
import { inTurn } from './turn.ts';

/**
 * The owner asks once more those who have not answered, or one of them (R-nudge). The history says when each was asked: under
 * the match's lock nobody is asked twice.
 * @returns how many were mailed
 * @throws AppError 409 when everybody has answered or the match is agreed, 429 when it is too soon for each of them
 */
export async function nudge(
  context: Context,
  viewer: Viewer,
  gameId: string,
  inviteeId?: string,
): Promise<{ sent: number }> {
  return inTurn(context, viewer, gameId, async (turn) => {
    const { state, access, now } = turn;
    requireAction(state, access, 'INVITE', now);
    const silent = unansweredOf(state).flatMap((invitee) => {
      const from = nudgeableAt(state, invitee, now);
      return from && (inviteeId ?? invitee.id) === invitee.id ? { id: invitee.id, from } : [];
    });
    if (silent.length === 0) throw new AppError('E.game.state');
    const inviteeIds = silent.filter(({ from }) => from <= now).map(({ id }) => id);
    if (inviteeIds.length === 0) {
      const next = new Date(Math.min(...silent.map(({ from }) => from.getTime())));
      throw new AppError('E.tooMany', { retryAfter: Math.max(1, differenceInSeconds(next, now)) }, 'nudge');
    }
    await publish(turn, { command: 'NUDGE', from: state.game.status, events: [{ type: 'Nudged', inviteeIds }] });
    return { sent: inviteeIds.length };
  });
}
