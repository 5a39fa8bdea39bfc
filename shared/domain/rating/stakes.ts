/** What a match can do to two ratings, before it is played (R-rating-stakes). */
import { expectedScore, kFactor, type PlayerRating } from './rating.ts';
import { toShown } from './scale.ts';
import { isProvisional } from './width.ts';

/**
 * For one of two players: their chance (0 to 1), how far a whole win and a whole loss move them on the shown scale, and
 * whether one of the two ratings is provisional.
 */
export interface Stakes {
  chance: number;
  win: number;
  loss: number;
  provisional: boolean;
}

const shownChange = (elo: number): number => toShown(elo) - toShown(0);

/** @returns what a single is about for `own`: a narrower result moves them less */
export function stakesOf(own: PlayerRating, other: PlayerRating): Stakes {
  const chance = expectedScore(own.elo, other.elo);
  const k = kFactor(own.matches);
  const provisional = isProvisional(own.matches) || isProvisional(other.matches);
  return { chance, win: shownChange(k * (1 - chance)), loss: shownChange(-k * chance), provisional };
}
