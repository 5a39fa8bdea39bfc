import type { Context } from '../../../context.ts';
import { eachItem } from '../../../jobs/eachItem.ts';
import { predict } from '../predict.ts';
import { lockGame } from '../store/loadGames.ts';
import { findUnpredicted } from '../store/predictions.ts';

/** Matches that begin so soon are predicted, in minutes: the job that does it runs every minute. */
const AHEAD_MINUTES = 30;
/** Games looked at in one go; the rest waits for the next. */
const BATCH = 200;

/** Predicts the matches that are about to begin (R-rating-prediction). */
export async function predictMatches(context: Context): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const due = await findUnpredicted(db, now, AHEAD_MINUTES, BATCH);
  await eachItem(context, 'prediction of a match', due, (id) =>
    db.transaction().execute(async (tx) => {
      const state = await lockGame(tx, id);
      if (state.game.status === 'SCHEDULED') await predict(tx, state, now);
    }),
  );
}
