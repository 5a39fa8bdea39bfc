import { matchWinner } from '../../../../shared/domain/score/outcome.ts';
import { scoreProblem } from '../../../../shared/domain/score/problem.ts';
import { isDisputed } from '../../../../shared/domain/scoreClaims.ts';
import { AppError } from '../../../appError.ts';
import type { GameEvent } from '../events.ts';
import { sidesOf } from '../gameState.ts';
import { changeGame } from '../store/changes.ts';
import { assignTeams } from './assignTeams.ts';
import type { CommandOf } from './gameCommand.ts';
import type { Turn } from './turn.ts';

/**
 * SET_SCORE: the winner is computed, and the match counts as played. While the sides disagree the last score is shown and
 * does not count (R-score-dispute).
 * @throws AppError 422 when no match of the sport ends like this
 */
export async function setScore(
  { tx, state, access, now }: Turn,
  { sets, winner: named, playedStatus }: CommandOf<'SET_SCORE'>,
): Promise<GameEvent[]> {
  const { game } = state;
  const rule = { sport: game.sport, rule: game.preference.gameSetRule, playedStatus };
  if (scoreProblem(sets, rule)) throw new AppError('E.score.invalid');
  const winner = matchWinner(sets, { ...rule, named });
  await assignTeams(tx, state);
  const isFirst = game.scored_at === null;
  const side = sidesOf(state).initiators.some(({ id }) => id === access.userId) ? 'INITIATOR' : 'OPPONENT';
  const claims = { ...game.score_claims, [side]: { sets, winner, playedStatus } };
  const disputed = isDisputed(claims);
  await changeGame(tx, state, {
    status: 'PLAYED',
    sets,
    winner,
    played_status: playedStatus,
    scored_at: now,
    scored_by: access.userId,
    disputed,
    score_claims: claims,
  });
  return [{ type: 'ScoreEntered', isFirst, disputed }];
}
