import type { ResponseOf } from '../../../shared/contract/endpoint.ts';
import type { getStakes as endpoint } from '../../../shared/contract/game.ts';
import { venueDay } from '../../../shared/domain/calendar/zone.ts';
import { poolOf } from '../../../shared/domain/rating/pool.ts';
import { expectedScore, teamElo } from '../../../shared/domain/rating/rating.ts';
import { stakesOf } from '../../../shared/domain/rating/stakes.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { eachItem } from '../../jobs/sweeps.ts';
import type { Viewer } from '../../plugins/auth.ts';
import { showsChances } from '../people/repository.ts';
import { eloOnEve, ratingsNow } from '../rating/ratingsBefore.ts';
import { accessOf, refuseClub } from './access.ts';
import { type GameState, sidesOf } from './gameState.ts';
import { loadGame, lockGame } from './store/loadGames.ts';
import { findUnpredicted, keepPrediction } from './store/predictions.ts';

/**
 * Stores the chance of the organiser's side by the ratings before the day of the match, for the page about how good the
 * predictions are. Computed later it is the same: it includes nothing that was played on that day or since. A stored prediction
 * stays, unless the players change or the match is moved; a match that does not count is not predicted (R-rating-prediction).
 */
export async function predict(tx: Tx, state: GameState, now: Date): Promise<void> {
  const { game } = state;
  const { initiators, opponents } = sidesOf(state);
  const isComplete = initiators.length === opponents.length && initiators.length > 0;
  if (!isComplete || !game.from_time || game.preference.matchCategory === 'PRACTICEHIT') return;
  const ids = (side: readonly { id: string }[]) => side.map(({ id }) => id);
  const [own, others] = [ids(initiators), ids(opponents)];
  const day = venueDay(game.from_time.toISOString(), game.timezone);
  const eloOf = await eloOnEve(tx, poolOf(game.sport, [initiators, opponents]), day, [...own, ...others]);
  const chance = expectedScore(teamElo(own.map(eloOf)), teamElo(others.map(eloOf)));
  await keepPrediction(tx, { gameId: game.id, chance, day, initiators: own, opponents: others, now });
}

/** How many minutes before its beginning a match is predicted: the job runs every minute. */
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

/**
 * @returns the stakes of a match for an invited person, by the current ratings; null where they are not known or not wanted:
 * the match is not a rated single, somebody has no account or no proved mailbox, or they are turned off (R-rating-stakes)
 */
export async function findStakes(
  { db }: Context,
  viewer: Viewer,
  gameId: string,
): Promise<ResponseOf<typeof endpoint>> {
  const state = await loadGame(db, gameId);
  const access = accessOf(state, viewer);
  refuseClub(access);
  const { invitee, proved } = access;
  const { game, owner } = state;
  const { matchType, matchCategory } = game.preference;
  const isRatedSingle = game.status === 'CONFIRMED' && matchType === 'SINGLE' && matchCategory !== 'PRACTICEHIT';
  if (!isRatedSingle || !proved || invitee?.person.type !== 'NORMAL') return { stakes: null };
  const own = invitee.person;
  if (!(await showsChances(db, own.id))) return { stakes: null };
  const pool = poolOf(game.sport, [[owner], [own]]);
  const ratingOf = await ratingsNow(db, pool, [own.id, owner.id]);
  return { stakes: stakesOf(ratingOf(own.id), ratingOf(owner.id)) };
}
