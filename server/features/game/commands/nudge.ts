import { AppError } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import type { Viewer } from '../../../plugins/auth.ts';
import { LIMITS, spend } from '../../../plugins/limits.ts';
import { reminderLetter } from '../emails/invitation.ts';
import { requireAction, seatOf } from '../permissions.ts';
import { type GameState, lockGame, type Member } from '../store/gameState.ts';
import { newInviteeLink } from '../store/links.ts';

/** Who was asked and has not said anything. */
export function silentOf(state: GameState): Member[] {
  return state.invitees.filter(({ status, mailTo }) => (status === 'SENT' || status === 'OPENED') && mailTo !== null);
}

/**
 * The owner asks once more those who have not answered.
 * @returns how many were mailed
 * @throws AppError 409 when everybody has answered, 429 within 24 hours of the last time
 */
export async function nudge(context: Context, viewer: Viewer, gameId: string): Promise<{ sent: number }> {
  return context.db.transaction().execute(async (tx) => {
    const state = await lockGame(tx, gameId);
    requireAction(state, seatOf(state, viewer), 'INVITE', context.clock.now());
    const silent = silentOf(state);
    if (silent.length === 0) throw new AppError('E.game.state');
    await spend({ db: tx, clock: context.clock }, LIMITS.nudge, gameId);
    for (const invitee of silent) {
      const url = await newInviteeLink(context, tx, gameId, invitee.id);
      await context.mailer.send(tx, reminderLetter(state, invitee, url));
    }
    return { sent: silent.length };
  });
}
