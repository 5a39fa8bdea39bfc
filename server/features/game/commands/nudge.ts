import { addHours } from 'date-fns/addHours';
import { differenceInSeconds } from 'date-fns/differenceInSeconds';
import { AppError } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import type { Viewer } from '../../../plugins/auth.ts';
import { type Invitee, unansweredOf } from '../gameState.ts';
import { requireAction } from '../permissions.ts';
import { publish } from '../publish.ts';
import { inTurn } from './turn.ts';

/** So long nobody is asked again who has just been. */
const REST_HOURS = 24;

const mayBeAskedAt = ({ nudgedAt }: Invitee): number => (nudgedAt ? addHours(nudgedAt, REST_HOURS).getTime() : 0);

/**
 * The owner asks once more those who have not answered, or one of them (R-nudge). The history says when each was asked: under
 * the match's lock nobody is asked twice.
 * @returns how many were mailed
 * @throws AppError 409 when everybody has answered, 429 when each was asked within 24 hours
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
    const silent = unansweredOf(state).filter(({ id }) => inviteeId === undefined || id === inviteeId);
    if (silent.length === 0) throw new AppError('E.game.state');
    const inviteeIds = silent.filter((invitee) => mayBeAskedAt(invitee) <= now.getTime()).map(({ id }) => id);
    if (inviteeIds.length === 0) {
      const next = new Date(Math.min(...silent.map(mayBeAskedAt)));
      throw new AppError('E.tooMany', { retryAfter: Math.max(1, differenceInSeconds(next, now)) }, 'nudge');
    }
    await publish(turn, { command: 'NUDGE', from: state.game.status, events: [{ type: 'Nudged', inviteeIds }] });
    return { sent: inviteeIds.length };
  });
}
