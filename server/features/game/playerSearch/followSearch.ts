import type { Done, GameEventType } from '../events.ts';
import { eventOf } from '../events.ts';
import { freeSpotsOf } from '../gameState.ts';
import { insertSearch, wakeSearch } from '../store/searches.ts';
import type { Subject } from '../subject.ts';

/** What changes whom a search has to find. */
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

async function goOn({ context, tx, state }: Subject): Promise<void> {
  await context.jobs.enqueue(tx, 'search.step', { gameId: state.game.id });
}

/**
 * What follows for the search of a match: it goes on at once, and begins by itself when a player has dropped out and the
 * organiser has asked for that (R-substitute-begin).
 */
export async function followSearch(subject: Subject, done: Done): Promise<void> {
  const { tx, state, now } = subject;
  const { game } = state;
  if (!done.events.some(({ type }) => WAKING.includes(type))) return;
  const isMissed = eventOf(done.events, 'Withdrawn') !== undefined && freeSpotsOf(state) > 0;
  if (game.finds_substitutes && isMissed && game.status === 'SCHEDULED') {
    await insertSearch(tx, state, now, now);
    await goOn(subject);
  } else if (game.search_id !== null && (await wakeSearch(tx, game.search_id, now))) {
    await goOn(subject);
  }
}
