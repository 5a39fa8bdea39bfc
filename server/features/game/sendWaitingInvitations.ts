import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { sendInvitations } from './emails/sendInvitations.ts';
import { touchGame } from './store/history.ts';
import { findAnswerableGames } from './store/invitees.ts';
import { loadGames } from './store/loadGames.ts';

/** Sends the invitations of an account from before it proved an address (R-address-proved). */
export async function sendWaitingInvitations(context: Context, tx: Tx, ownerId: string): Promise<void> {
  const states = await loadGames(tx, await findAnswerableGames(tx, ownerId, context.clock.now()));
  for (const state of states) {
    const waiting = state.invitees.filter(({ status }) => status === 'PENDING');
    await sendInvitations(context, tx, [{ state, inviteeIds: waiting.map(({ id }) => id) }], {
      isRefusable: false,
    });
    if (waiting.length > 0) await touchGame(tx, state.game.id);
  }
}
