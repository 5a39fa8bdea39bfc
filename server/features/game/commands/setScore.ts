import type { BodyOf } from '../../../../shared/contract/endpoint.ts';
import type { actOnGame } from '../../../../shared/contract/game.ts';
import { poolKey, poolOf } from '../../../../shared/domain/rating.ts';
import { isRated, matchWinner, scoreProblem } from '../../../../shared/domain/score.ts';
import { isDisputed } from '../../../../shared/domain/scoreClaims.ts';
import { venueDay } from '../../../../shared/domain/zone.ts';
import { AppError } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { enterLedger, leaveLedger } from '../../rating/ledger.ts';
import { predict } from '../jobs/predictMatches.ts';
import type { Seat } from '../permissions.ts';
import { changeGame } from '../store/changes.ts';
import type { GameState } from '../store/gameState.ts';
import { sidesOf, standTeams } from '../store/teams.ts';

/**
 * Stores a score: the winner is computed, the match counts as played, and a rated one enters the ledger. While the sides
 * disagree the last one is shown and does not count (decisions §5).
 * @throws AppError 422 when no match of the sport ends like this
 */
export async function setScore(
  context: Context,
  tx: Tx,
  state: GameState,
  seat: Seat,
  body: BodyOf<typeof actOnGame>,
): Promise<void> {
  const { game } = state;
  const now = context.clock.now();
  const sets = body.sets ?? [];
  const playedStatus = body.playedStatus ?? 'PLAYED';
  const rule = { sport: game.sport, rule: game.preference.gameSetRule, playedStatus };
  if (scoreProblem(sets, rule)) throw new AppError('E.score.invalid');
  const winner = matchWinner(sets, { ...rule, named: body.winner ?? 'UNKNOWN' });
  await standTeams(tx, state);
  // Before anything of the result counts: who was not predicted in time is now, and the first score only.
  if (game.scored_at === null) await predict(context, tx, state);
  await changeGame(tx, state, { status: 'PLAYED' });
  const { initiators, opponents } = sidesOf(state);
  const side = initiators.some(({ id }) => id === seat.userId) ? 'INITIATOR' : 'OPPONENT';
  const claims = { ...game.score_claims, [side]: { sets, winner, playedStatus } };
  const disputed = isDisputed(claims);
  const score = { winner, played_status: playedStatus, scored_at: now, scored_by: seat.userId, disputed };
  await tx
    .updateTable('games')
    .set({ ...score, sets: JSON.stringify(sets), score_claims: JSON.stringify(claims) })
    .where('id', '=', game.id)
    .execute();
  Object.assign(game, score, { sets, score_claims: claims });

  const counts = !disputed && game.preference.matchCategory !== 'PRACTICEHIT' && isRated(sets, { ...rule, winner });
  if (!counts || !game.from_time || !game.initiator_team_id || !game.opponent_team_id) {
    return leaveLedger(context, tx, game.id);
  }
  await enterLedger(context, tx, {
    game_id: game.id,
    pool: poolKey(poolOf(game.sport, [initiators, opponents])),
    day: venueDay(game.from_time.toISOString(), game.timezone),
    initiator_team_id: game.initiator_team_id,
    opponent_team_id: game.opponent_team_id,
    initiators: initiators.map(({ id }) => id),
    opponents: opponents.map(({ id }) => id),
    winner,
  });
}
