import { type Done, type EventContext, eventOf, type GameEventType } from '../events.ts';
import { freeSpotsOf } from '../gameState.ts';
import { insertSearch, wakeSearch } from '../store/search/searches.ts';

/** Events that change whom a search has to find. */
const WAKING: readonly GameEventType[] = [
  'Accepted',
  'Declined',
  'Withdrawn',
  'Confirmed',
  'Agreed',
  'Promoted',
  'Reopened',
  'Edited',
  'Canceled',
  'Expired',
];

async function continueSearch({ context, tx, state }: EventContext): Promise<void> {
  await context.jobs.enqueue(tx, 'search.step', { gameId: state.game.id });
}

/**
 * What follows for the search of a match: it goes on at once, and it begins automatically when a player has dropped out and the
 * organiser has asked for that (R-substitute-begin).
 */
export async function followSearch(eventContext: EventContext, done: Done): Promise<void> {
  const { tx, state, now } = eventContext;
  const { game } = state;
  if (!done.events.some(({ type }) => WAKING.includes(type))) return;
  const isMissed = eventOf(done.events, 'Withdrawn') !== undefined && freeSpotsOf(state) > 0;
  if (game.finds_substitutes && isMissed && game.status === 'SCHEDULED') {
    await insertSearch(tx, state, now, now);
    await continueSearch(eventContext);
  } else if (game.search_id !== null && (await wakeSearch(tx, game.search_id, now))) {
    await continueSearch(eventContext);
  }
}
