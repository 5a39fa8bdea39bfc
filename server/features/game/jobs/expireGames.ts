import type { Context } from '../../../context.ts';
import { eachItem } from '../../../jobs/sweeps.ts';
import { endGame } from '../commands/gameCommand.ts';
import { publish } from '../publish.ts';
import { findExpiredIds } from '../store/lists.ts';
import { lockGame } from '../store/loadGames.ts';

/** Games ended in one go; the rest waits for the next. */
const BATCH = 200;

/** A game that still looks for players when its time to answer is over is canceled, and everybody is told (R-expiry). */
export async function expireGames(context: Context): Promise<void> {
  const due = await findExpiredIds(context.db, context.clock.now(), BATCH);
  await eachItem(context, 'expiry of a game', due, (id) => expire(context, id));
}

async function expire(context: Context, gameId: string): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const state = await lockGame(tx, gameId);
    const now = context.clock.now();
    // Another process may have handled it between the query and the lock.
    if (state.game.status !== 'CONFIRMED' || state.game.expires_at > now) return;
    await endGame({ tx, state }, { lapsed: true });
    const subject = { context, tx, state, now, access: { userId: null } };
    await publish(subject, { command: 'EXPIRED', from: 'CONFIRMED', events: [{ type: 'Expired' }] });
  });
}
