import type { RatingReceipt } from '../../../../shared/contract/schemas/rating.ts';
import type { Game } from '../../../stores/GamesStore.ts';

type ReceiptPlayer = RatingReceipt['receipt']['players'][number];

/** Somebody of a match, and how it moved them. */
export interface MovedPlayer extends ReceiptPlayer {
  firstName: string;
  hasWon: boolean;
}

/** @returns who was moved by a match, winners first */
export function movedPlayers({ receipt, gameDTO }: RatingReceipt): MovedPlayer[] {
  const { initiatorTeam, opponentTeam, winner } = gameDTO;
  const sides = [
    { team: initiatorTeam, hasWon: winner === 'INITIATOR' },
    { team: opponentTeam, hasWon: winner === 'OPPONENT' },
  ].sort((one, other) => Number(other.hasWon) - Number(one.hasWon));
  return sides.flatMap(({ team, hasWon }) =>
    team.players.flatMap(({ id, firstName }) => {
      const own = receipt.players.find((player) => player.id === id);
      return own ? [{ ...own, firstName, hasWon }] : [];
    }),
  );
}

/**
 * @param fromWinners else from the other side
 * @returns the sets of a match, such as `6–4 3–6 7–5`; empty where it has none
 */
export function setsOf({ gameSet, winner }: Pick<Game, 'gameSet' | 'winner'>, fromWinners: boolean): string {
  const isInitiator = (winner === 'INITIATOR') === fromWinners;
  const figures = gameSet.map(({ initiatorScore, opponentScore }) =>
    isInitiator ? `${initiatorScore}–${opponentScore}` : `${opponentScore}–${initiatorScore}`,
  );
  return figures.join(' ');
}
