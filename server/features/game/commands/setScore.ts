import { matchWinner } from '../../../../shared/domain/score/outcome.ts';
import { scoreProblem } from '../../../../shared/domain/score/problem.ts';
import { isDisputed, isSameScore } from '../../../../shared/domain/score/scoreClaims.ts';
import type { GameSet, PlayedStatus, Winner } from '../../../../shared/domain/values.ts';
import { AppError } from '../../../appError.ts';
import { sideOf } from '../gameState.ts';
import { changeGame } from '../store/changes.ts';
import { beginDispute, endDispute } from '../store/disputes.ts';
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
 * does not count (R-score-dispute, R-no-trust); whoever enters what the other side has settles it (R-score-accept). 422
 * when no match of the sport ends like this.
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
    const side = sideOf(state, access.userId ?? '');
    const said = game.score_claims[side];
    const claim = { sets, winner, playedStatus, enteredBy: access.userId ?? '', enteredAt: now.toISOString() };
    const claims = { ...game.score_claims, [side]: claim };
    const disputed = isDisputed(claims);
    if (disputed && !game.disputed) await beginDispute(tx, game.id, now);
    if (!disputed && game.disputed) await endDispute(tx, game.id);
    const contradicts = disputed && !(said && isSameScore(said, claim));
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
    return [{ type: 'ScoreEntered', isFirst, disputed, contradicts }];
  },
};
