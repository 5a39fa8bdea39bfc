import { playedSets } from '../../../../shared/domain/score/outcome.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { ownSide, sidesOf } from '../../score/sides.ts';
import type { Person } from '../courtSides.ts';

/** A set as the viewer's side sees it, or as the organiser's does where the viewer didn't play. */
export interface RowSet {
  own: number;
  other: number;
}

/** A row's facts on how a match ended. */
export interface RowFacts {
  /** Null for a match that was not played, not decided, or played by others. */
  outcome: 'won' | 'lost' | null;
  against: Person[];
  partners: Person[];
  sets: RowSet[];
}

/** How a match ended for its viewer; a win without playing counts as neither beaten nor lost (R-past-rows). */
export function rowFacts(game: Game): RowFacts {
  const side = ownSide(game);
  const { initiator, opponent } = sidesOf(game);
  const isOpponent = side === 'opponent';
  const [mates, against] = isOpponent ? [opponent, initiator] : [initiator, opponent];
  const own = game.userRole === 'OWNER' ? game.owner.id : game.currentInvitee?.user.id;
  const isOnCourt =
    game.status === 'PLAYED' && side !== null && game.playedStatus !== 'NOT_PLAYED' && game.playedStatus !== 'WALKOVER';
  const isWon = game.winner === (isOpponent ? 'OPPONENT' : 'INITIATOR');
  return {
    outcome: !isOnCourt || game.winner === 'UNKNOWN' ? null : isWon ? 'won' : 'lost',
    against,
    partners: side === null ? [] : mates.filter(({ id }) => id !== own),
    sets: playedSets(game.gameSet, game.sport).map(({ set: { initiatorScore, opponentScore } }) =>
      isOpponent ? { own: opponentScore, other: initiatorScore } : { own: initiatorScore, other: opponentScore },
    ),
  };
}
