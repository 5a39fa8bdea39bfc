import { matchWinner } from '../../../../shared/domain/score/outcome.ts';
import { scoreProblem } from '../../../../shared/domain/score/problem.ts';
import {
  isDisputed,
  isSameScore,
  type ScoreClaims,
  type Side,
  silentSidesOf,
} from '../../../../shared/domain/score/scoreClaims.ts';
import type { GameSet, PlayedStatus, Winner } from '../../../../shared/domain/values.ts';
import { AppError } from '../../../appError.ts';
import type { GameAccess } from '../access.ts';
import { type GameState, sideOf } from '../gameState.ts';
import { changeGame } from '../store/changes.ts';
import { beginDispute, endDispute } from '../store/disputes.ts';
import { assignTeams } from '../store/teams.ts';
import type { Command } from './commandContext.ts';

export interface Score {
  sets: GameSet[];
  /** The winner, where the score does not determine it. */
  named: Winner;
  playedStatus: PlayedStatus;
}

/** The sides whose claim a score is. */
const sidesOf = (state: GameState, { role, userId }: GameAccess): Side[] =>
  role === 'CLUB' ? silentSidesOf(state.game.score_claims) : [sideOf(state, userId ?? '')];

/**
 * SET_SCORE: the winner is computed, and the match counts as played. While the sides disagree the last score is shown and
 * does not count (R-score-dispute, R-no-trust); entering the same score as the other side settles it (R-score-accept). An
 * organiser of the club speaks for each side that has said nothing (R-club-match-score). 422 when no match of the sport ends
 * like this.
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
    const said = game.score_claims;
    const sides = sidesOf(state, access);
    const isOfClub = access.role === 'CLUB' && { byClub: true as const };
    const entered = { enteredBy: access.userId ?? '', enteredAt: now.toISOString() };
    const claim = { sets, winner, playedStatus, ...entered, ...isOfClub };
    const claims: ScoreClaims = { ...said, ...Object.fromEntries(sides.map((side) => [side, claim])) };
    const disputed = isDisputed(claims);
    if (disputed && !game.disputed) await beginDispute(tx, game.id, now);
    if (!disputed && game.disputed) await endDispute(tx, game.id);
    const isSaidAgain = sides.every((side) => said[side] && isSameScore(said[side], claim));
    const contradicts = disputed && !isSaidAgain;
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
