import type { RatingReceipt } from '../../../../shared/contract/schemas/ratings/rating.ts';
import { roundHundredths } from '../../../../shared/domain/rating/scale.ts';
import { countedSets } from '../../../../shared/domain/rating/share.ts';
import type { Game } from '../../../stores/GamesStore.ts';

type ReceiptPlayer = RatingReceipt['receipt']['players'][number];
type Person = RatingReceipt['gameDTO']['initiatorTeam']['players'][number];

/** Somebody of a match, and how it moved them. */
export interface MovedPlayer extends ReceiptPlayer {
  firstName: string;
  person: Person;
  hasWon: boolean;
  /** After all matches of the day; `after` is the level after this one alone. */
  afterDay: number;
}

/** @returns the players moved by a match, winners first */
export function movedPlayers({ receipt, gameDTO }: RatingReceipt): MovedPlayer[] {
  const { initiatorTeam, opponentTeam, winner } = gameDTO;
  const sides = [
    { team: initiatorTeam, hasWon: winner === 'INITIATOR' },
    { team: opponentTeam, hasWon: winner === 'OPPONENT' },
  ].sort((one, other) => Number(other.hasWon) - Number(one.hasWon));
  return sides.flatMap(({ team, hasWon }) =>
    team.players.flatMap((person) => {
      const own = receipt.players.find((player) => player.id === person.id);
      if (!own) return [];
      const after = roundHundredths(own.before + own.change);
      return [{ ...own, after, afterDay: own.after, firstName: person.firstName, person, hasWon }];
    }),
  );
}

/** This near to one half, in per cent, nobody was the favourite. */
const EVEN = 5;

export type Odds = 'favourite' | 'even' | 'outsider';

/** @returns the odds of a side with that chance before the match */
export function oddsOf(expected: number): Odds {
  if (Math.abs(Math.round(100 * expected) - 50) < EVEN) return 'even';
  return expected > 0.5 ? 'favourite' : 'outsider';
}

/** @returns the level of a side before the match: of a pair the mean of both */
export function levelBefore(side: readonly MovedPlayer[]): number {
  return side.reduce((sum, { before }) => sum + before, 0) / Math.max(1, side.length);
}

/**
 * @param fromWinners the winners' figures come first, else the other side's
 * @returns the counted part of each set, and their sum
 */
export function takenSets(game: Game, fromWinners: boolean) {
  const isTurned = (game.winner === 'OPPONENT') === fromWinners;
  const sets = countedSets(game.gameSet, game.sport).map(([initiator, opponent]): [number, number] =>
    isTurned ? [opponent, initiator] : [initiator, opponent],
  );
  const sum = (side: 0 | 1) => sets.reduce((total, set) => total + set[side], 0);
  return { sets, own: sum(0), all: sum(0) + sum(1) };
}
