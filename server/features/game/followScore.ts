import { venueDay } from '../../../shared/domain/calendar/zone.ts';
import { poolKey, poolOf } from '../../../shared/domain/rating/pool.ts';
import { isRated } from '../../../shared/domain/score/outcome.ts';
import type { Context } from '../../context.ts';
import { hasAnswered } from '../../db/answered.ts';
import type { Tx } from '../../db/database.ts';
import { earnForMatch } from '../friends/balls.ts';
import { enterLedger, leaveLedger } from '../rating/ledger.ts';
import type { EventOf } from './events.ts';
import { confirmedOf, type GameState, sidesOf } from './gameState.ts';
import { predict } from './predict.ts';

/** A person whose mailbox is not shown does not count as a player: an organiser could have made them up (R-score-ghost). */
const isBetweenPeople = (state: GameState): boolean => confirmedOf(state).every(hasAnswered);

function counts(state: GameState): boolean {
  const { game } = state;
  if (!isBetweenPeople(state) || game.disputed || game.preference.matchCategory === 'PRACTICEHIT') return false;
  const { played_status: playedStatus, winner, sets, sport } = game;
  return playedStatus !== null && isRated(sets, { sport, rule: game.preference.gameSetRule, playedStatus, winner });
}

/** What a score changes beside the match: a rated one enters the ledger, one that does not count leaves it (R-score-rated). */
export async function followScore(
  context: Context,
  tx: Tx,
  state: GameState,
  { isFirst }: EventOf<'ScoreEntered'>,
): Promise<void> {
  const { game } = state;
  // Before anything of the result counts: a match that was not predicted in time is predicted now, at the first score only.
  if (isFirst) await predict(tx, state, context.clock.now());
  if (!counts(state) || !game.from_time || !game.initiator_team_id || !game.opponent_team_id) {
    return leaveLedger(context, tx, game.id);
  }
  const { initiators, opponents } = sidesOf(state);
  await enterLedger(context, tx, {
    game_id: game.id,
    pool: poolKey(poolOf(game.sport, [initiators, opponents])),
    day: venueDay(game.from_time.toISOString(), game.timezone),
    initiator_team_id: game.initiator_team_id,
    opponent_team_id: game.opponent_team_id,
    initiators: initiators.map(({ id }) => id),
    opponents: opponents.map(({ id }) => id),
    winner: game.winner,
    sets: JSON.stringify(game.sets),
    played_status: game.played_status,
  });
  const players = [...initiators, ...opponents].map(({ id }) => id);
  await earnForMatch(tx, players, context.clock.now());
}
