import { AppError } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import { eachItem } from '../../../jobs/sweeps.ts';
import { publish } from '../publish.ts';
import { lockGame } from '../store/loadGames.ts';
import { endLostTurns, findDueSearches } from '../store/search/searches.ts';
import { stepSearch } from './stepSearch.ts';

/** Searches continued in one go; the rest waits for the next. */
const BATCH = 200;

/** Continues the search of a game, in a transaction of its own. */
export async function runSearch(context: Context, gameId: string): Promise<void> {
  try {
    await goOn(context, gameId, true);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // A limit is used up, which must not show: it continues as if nobody had time (R-substitute-strangers).
    if (error.code !== 'E.notFound.game') await goOn(context, gameId, false);
  }
}

async function goOn(context: Context, gameId: string, mayAsk: boolean): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const state = await lockGame(tx, gameId);
    const subject = { context, tx, state, now: context.clock.now(), access: { userId: null } };
    const from = state.game.status;
    await publish(subject, { command: 'SEARCH', from, events: await stepSearch(subject, mayAsk) });
  });
}

/** Continues searches that are due, also where the job for it was lost with a server. */
export async function runDueSearches(context: Context): Promise<void> {
  await endLostTurns(context.db, context.clock.now());
  const due = await findDueSearches(context.db, context.clock.now(), BATCH);
  await eachItem(context, 'search for players', due, (id) => runSearch(context, id));
}
