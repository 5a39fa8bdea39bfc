import type { Context } from '../../../context.ts';
import { sendExpiredLetters, snapshotOf } from '../emails/changeEmails.ts';
import { cancelGame, recordChange } from '../store/changes.ts';
import { lockGame } from '../store/gameState.ts';

/** Games ended in one go; the rest waits for the next. */
const BATCH = 200;

/** A game still looking for players when its time to answer is over is canceled, and everybody told (decisions §5). */
export async function expireGames(context: Context): Promise<void> {
  const due = await context.db
    .selectFrom('games')
    .select('id')
    .where('status', '=', 'CONFIRMED')
    .where('expires_at', '<=', context.clock.now())
    .limit(BATCH)
    .execute();
  for (const { id } of due) {
    await context.db.transaction().execute(async (tx) => {
      const state = await lockGame(tx, id);
      const at = context.clock.now();
      // Another process may have been here between the query and the lock.
      if (state.game.status !== 'CONFIRMED' || state.game.expires_at > at) return;
      const before = snapshotOf(state);
      await cancelGame(tx, state);
      await recordChange(tx, state, { actor: null, event: 'EXPIRED', from: before.status, at });
      await sendExpiredLetters(context, tx, state, before);
    });
  }
}
