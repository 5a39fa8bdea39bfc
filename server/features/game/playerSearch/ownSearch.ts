import { addSeconds } from 'date-fns/addSeconds';
import type { PlayerSearchView } from '../../../../shared/contract/schemas/playerSearch.ts';
import { nextWave } from '../../../../shared/domain/substitutes/nextWave.ts';
import { wakingMinutes } from '../../../../shared/domain/substitutes/wakingTime.ts';
import { AppError } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import type { Viewer } from '../../../plugins/auth.ts';
import { checkAllowed, inTurn, type Turn } from '../commands/turn.ts';
import { freeSpotsOf } from '../gameState.ts';
import { publish } from '../publish.ts';
import { touchGame } from '../store/history.ts';
import { changeSearch, findSearch, insertSearch, lockWaves } from '../store/searches.ts';
import { orderedCandidates } from './candidates.ts';
import { cutoffOf, missingOf } from './searchFacts.ts';
import { searchView } from './searchView.ts';
import { askWave } from './stepSearch.ts';

/** How long a search can be stopped before anybody hears of it (R-substitute-begin). */
const UNDO_SECONDS = 10;
/** Its match is waited for less long; a search that is looked at too early goes on only a minute later. */
const MAX_WAIT_SECONDS = 1;

/** @throws AppError 403 for who does not organise the match */
async function ofOwner(
  context: Context,
  viewer: Viewer,
  gameId: string,
  work: (turn: Turn) => Promise<void>,
): Promise<PlayerSearchView> {
  return inTurn(context, viewer, gameId, async (turn) => {
    if (turn.access.role !== 'OWNER') throw new AppError('E.not.allowed');
    await work(turn);
    return searchView(turn);
  });
}

/** @throws AppError 409 unless people are wanted, and mails go out on behalf of the organiser */
function checkWanted(turn: Turn): void {
  checkAllowed(turn, 'INVITE', undefined);
  if (freeSpotsOf(turn.state) === 0 || !turn.state.owner.proved) throw new AppError('E.game.state');
}

/** @returns how the search of one's own game stands, and who would be asked next */
export async function findOwnSearch(context: Context, viewer: Viewer, gameId: string): Promise<PlayerSearchView> {
  return ofOwner(context, viewer, gameId, async () => undefined);
}

/** Begins to ask people; where a search is running it stays as it is. @throws AppError as `checkWanted` */
export async function startSearch(context: Context, viewer: Viewer, gameId: string): Promise<PlayerSearchView> {
  return ofOwner(context, viewer, gameId, async (turn) => {
    checkWanted(turn);
    const { tx, state, now } = turn;
    await insertSearch(tx, state, now, addSeconds(now, UNDO_SECONDS));
    // The queue counts from the beginning of the transaction, which may have waited for the match.
    await context.jobs.enqueue(tx, 'search.step', { gameId }, UNDO_SECONDS + MAX_WAIT_SECONDS);
    await touchGame(tx, gameId);
  });
}

/** Nobody else is asked; who was asked may still say yes. */
export async function stopSearch(context: Context, viewer: Viewer, gameId: string): Promise<PlayerSearchView> {
  return ofOwner(context, viewer, gameId, async ({ tx, state }) => {
    const search = await findSearch(tx, state);
    if (search?.state !== 'RUNNING') return;
    await changeSearch(tx, search.id, { state: 'STOPPED', next_at: null });
    await touchGame(tx, gameId);
  });
}

/**
 * Asks some of those at once who would be asked later; a search that is not running begins with it.
 * @throws AppError as `checkWanted`, 404 for somebody who would not be asked
 */
export async function askNow(
  context: Context,
  viewer: Viewer,
  gameId: string,
  people: readonly string[],
): Promise<PlayerSearchView> {
  return ofOwner(context, viewer, gameId, async (turn) => {
    checkWanted(turn);
    const { tx, state, now } = turn;
    await insertSearch(tx, state, now, now);
    const search = await findSearch(tx, state);
    await lockWaves(tx);
    const candidates = await orderedCandidates(turn);
    const wanted = candidates.filter(({ id }) => people.includes(id));
    if (!search || wanted.length < new Set(people).size) throw new AppError('E.notFound');
    const left = wakingMinutes(now.getTime(), cutoffOf(state, now).getTime(), state.game.timezone);
    const wave = nextWave({ left, candidates: candidates.length, spots: Math.max(1, missingOf(state)) });
    const from = state.game.status;
    const ids = wanted.map(({ id }) => id);
    await publish(turn, { command: 'SEARCH', from, events: await askWave(turn, search, ids, wave?.minutes ?? 0) });
  });
}
