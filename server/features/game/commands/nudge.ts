import { AppError } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import type { Viewer } from '../../../plugins/auth.ts';
import { consumeLimit, LIMITS } from '../../../plugins/limits.ts';
import { unansweredOf } from '../gameState.ts';
import { requireAction } from '../permissions.ts';
import { publish } from '../publish.ts';
import { inTurn } from './turn.ts';

/**
 * The owner asks once more those who have not answered (R-nudge).
 * @returns how many were mailed
 * @throws AppError 409 when everybody has answered, 429 within 24 hours of the last time
 */
export async function nudge(context: Context, viewer: Viewer, gameId: string): Promise<{ sent: number }> {
  return inTurn(context, viewer, gameId, async (turn) => {
    const { tx, state, access, now } = turn;
    requireAction(state, access, 'INVITE', now);
    const inviteeIds = unansweredOf(state).map(({ id }) => id);
    if (inviteeIds.length === 0) throw new AppError('E.game.state');
    await consumeLimit({ db: tx, clock: context.clock }, LIMITS.nudge, gameId);
    await publish(turn, { command: 'NUDGE', from: state.game.status, events: [{ type: 'Nudged', inviteeIds }] });
    return { sent: inviteeIds.length };
  });
}
