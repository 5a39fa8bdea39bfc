import { matchWinner } from '../../../../shared/domain/score/outcome.ts';
import { scoreProblem } from '../../../../shared/domain/score/problem.ts';
import { isDisputed } from '../../../../shared/domain/score/scoreClaims.ts';
import type { GameSet, PlayedStatus, Winner } from '../../../../shared/domain/values.ts';
import { AppError } from '../../../appError.ts';
import { sidesOf } from '../gameState.ts';
import { changeGame } from '../store/changes.ts';
import { assignTeams } from './assignTeams.ts';
import type { Command } from './command.ts';

interface Score {
  sets: GameSet[];
  /** Who won where no score can tell it. */
  named: Winner;
  playedStatus: PlayedStatus;
}

/**
 * SET_SCORE: the winner is computed, and the match counts as played. While the sides disagree the last score is shown and
 * does not count (R-score-dispute, R-no-trust). 422 when no match of the sport ends like this.
 */
export const setScore: Command<Score> = {
  read: ({ sets = [], winner = 'UNKNOWN', playedStatus = 'PLAYED' }) => ({ sets, named: winner, playedStatus }),
  async execute({ tx, state, access, now }, { sets, named, playedStatus }) {
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
  },
};
