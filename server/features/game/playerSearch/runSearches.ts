import { addHours } from 'date-fns/addHours';
import { AppError } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import { eachItem } from '../../../jobs/eachItem.ts';
import { publish } from '../publish.ts';
import { lockGame } from '../store/loadGames.ts';
import { changeSearch, endLostTurns, findDueSearches, findSearch } from '../store/searches.ts';
import { stepSearch } from './stepSearch.ts';

/** Searches that go on in one go; the rest waits for the next. */
const BATCH = 200;
/** So long a search waits whose organiser has used up their invitations. */
const RETRY_HOURS = 1;

/** Has the search of a game go on, in a transaction of its own. */
export async function runSearch(context: Context, gameId: string): Promise<void> {
  try {
    await context.db.transaction().execute(async (tx) => {
      const state = await lockGame(tx, gameId);
      const subject = { context, tx, state, now: context.clock.now(), access: { userId: null } };
      const from = state.game.status;
      await publish(subject, { command: 'SEARCH', from, events: await stepSearch(subject) });
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code !== 'E.notFound.game') await postpone(context, gameId);
  }
}

/** Nobody could be asked, as a budget is used up: later there is room again. */
async function postpone({ db, clock }: Context, gameId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const state = await lockGame(tx, gameId);
    const search = await findSearch(tx, state);
    if (search?.state === 'RUNNING') {
      await changeSearch(tx, search.id, { next_at: addHours(clock.now(), RETRY_HOURS) });
    }
  });
}

/** Has those go on whose time has come, also where the job for it was lost with a server. */
export async function runDueSearches(context: Context): Promise<void> {
  await endLostTurns(context.db, context.clock.now());
  const due = await findDueSearches(context.db, context.clock.now(), BATCH);
  await eachItem(context, 'search for players', due, (id) => runSearch(context, id));
}
