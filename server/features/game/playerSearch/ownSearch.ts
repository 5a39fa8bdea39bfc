import { addSeconds } from 'date-fns/addSeconds';
import type { PlayerSearchView } from '../../../../shared/contract/schemas/playerSearch.ts';
import { AppError } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import type { Viewer } from '../../../plugins/auth.ts';
import { consumeLimit, LIMITS } from '../../../plugins/limits.ts';
import { requireOwner } from '../access.ts';
import { type CommandContext, checkAllowed, withLockedGame } from '../commands/commandContext.ts';
import { freeSpotsOf } from '../gameState.ts';
import { publish } from '../publish.ts';
import { touchGame } from '../store/history.ts';
import { changeSearch, findSearch, insertSearch } from '../store/search/searches.ts';
import { findPool } from './candidates.ts';
import { searchView } from './searchView.ts';
import { askWave, waveOf } from './stepSearch.ts';

/** For how many seconds a search can be stopped before anybody is asked (R-substitute-begin). */
const UNDO_SECONDS = 10;
/**
 * A wait for the match's lock is shorter than this; a search that is checked too early is checked again only after a minute.
 */
const MAX_WAIT_SECONDS = 1;

/** @throws AppError 403 for a viewer who does not organise the match, 429 for one who looks too often (R-limits-game) */
async function ofOwner(
  context: Context,
  viewer: Viewer,
  gameId: string,
  work: (locked: CommandContext) => Promise<void>,
): Promise<PlayerSearchView> {
  return withLockedGame(context, viewer, gameId, async (locked) => {
    requireOwner(locked.access);
    await consumeLimit({ db: locked.tx, clock: context.clock }, LIMITS.searchLooks, locked.state.owner.id);
    await work(locked);
    return searchView(locked);
  });
}

/** @throws AppError 409 unless people are wanted, and mails go out on behalf of the organiser */
function checkWanted(locked: CommandContext): void {
  checkAllowed(locked, 'INVITE', undefined);
  if (freeSpotsOf(locked.state) === 0 || !locked.state.owner.proved) throw new AppError('E.game.state');
}

/** @returns the state of the search of one's own game, and whom it may come to ask */
export async function findOwnSearch(context: Context, viewer: Viewer, gameId: string): Promise<PlayerSearchView> {
  return ofOwner(context, viewer, gameId, async () => undefined);
}

/** Starts a search; one that is already running stays as it is. @throws AppError as `checkWanted` */
export async function startSearch(context: Context, viewer: Viewer, gameId: string): Promise<PlayerSearchView> {
  return ofOwner(context, viewer, gameId, async (locked) => {
    checkWanted(locked);
    const { tx, state, now } = locked;
    await insertSearch(tx, state, now, addSeconds(now, UNDO_SECONDS));
    // The queue counts from the beginning of the transaction, which may have waited for the match.
    await context.jobs.enqueue(tx, 'search.step', { gameId }, UNDO_SECONDS + MAX_WAIT_SECONDS);
    await touchGame(tx, gameId);
  });
}

/** Nobody else is asked; people who were asked may still say yes. */
export async function stopSearch(context: Context, viewer: Viewer, gameId: string): Promise<PlayerSearchView> {
  return ofOwner(context, viewer, gameId, async ({ tx, state }) => {
    const search = await findSearch(tx, state);
    if (search?.state !== 'RUNNING') return;
    await changeSearch(tx, search.id, { state: 'STOPPED', next_at: null });
    await touchGame(tx, gameId);
  });
}

/**
 * Asks some people the organiser knows at once, whether they have time or not, like an invitation by name; if no search is
 * running, one begins with it.
 * @throws AppError as `checkWanted`, 404 for a person who is not listed
 */
export async function askNow(
  context: Context,
  viewer: Viewer,
  gameId: string,
  people: readonly string[],
): Promise<PlayerSearchView> {
  return ofOwner(context, viewer, gameId, async (locked) => {
    checkWanted(locked);
    const { tx, state, now } = locked;
    await insertSearch(tx, state, now, now);
    const search = await findSearch(tx, state);
    const pool = await findPool(locked);
    const ids = pool.known.map(({ id }) => id).filter((id) => people.includes(id));
    if (!search || ids.length < new Set(people).size) throw new AppError('E.notFound');
    const minutes = waveOf(locked, pool)?.minutes ?? 0;
    const from = state.game.status;
    await publish(locked, { command: 'SEARCH', from, events: await askWave(locked, search, ids, minutes) });
  });
}
