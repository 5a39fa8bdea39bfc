import type { RatingReceipt } from '../../../../shared/contract/schemas/ratings/rating.ts';

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
