/** How much a match can change two ratings, before it is played (R-rating-stakes). */
import { expectedScore, kFactor, type PlayerRating } from './rating.ts';
import { isProvisional, roundHundredths, toShown } from './scale.ts';

/**
 * For one of two players: their chance (0 to 1), how far a whole win and a whole loss move them on the shown scale, and
 * whether one of the two ratings is provisional. Two decimals: more would reveal the other's rating to the last digit.
 */
export interface Stakes {
  chance: number;
  win: number;
  loss: number;
  provisional: boolean;
}

const shownChange = (elo: number): number => roundHundredths(toShown(elo) - toShown(0));

/** @returns the stakes of a single for `own`: a narrower result changes less */
export function stakesOf(own: PlayerRating, other: PlayerRating): Stakes {
  const chance = expectedScore(own.elo, other.elo);
  const k = kFactor(own.matches);
  const provisional = isProvisional(own.matches) || isProvisional(other.matches);
  return {
    chance: roundHundredths(chance),
    win: shownChange(k * (1 - chance)),
    loss: shownChange(-k * chance),
    provisional,
  };
}
