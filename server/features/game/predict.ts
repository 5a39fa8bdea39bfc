import { venueDay } from '../../../shared/domain/calendar/zone.ts';
import { poolOf } from '../../../shared/domain/rating/pool.ts';
import { expectedScore, teamElo } from '../../../shared/domain/rating/rating.ts';
import type { Tx } from '../../db/database.ts';
import { eloOnEve } from '../rating/eve.ts';
import { type GameState, sidesOf } from './gameState.ts';
import { keepPrediction } from './store/predictions.ts';

/**
 * Keeps the chance of the organiser's side by the ratings before the day of the match, for the page about how good they
 * are. Asked later it is the same: nothing that was played on that day or since is in it. What is kept stays, unless
 * somebody else plays or the match was moved; a match that does not count is not predicted (R-rating-prediction).
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
