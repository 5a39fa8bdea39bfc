import { isSameScore, type ScoreClaim } from '../../../shared/domain/score/scoreClaims.ts';
import type { Game } from '../../stores/GamesStore.ts';

/** Agreement of the other side, or a visitor who shows their mailbox. */
export type CountsOnce = 'agreed' | 'proved' | null;

/** @returns what a match waits for, with this score, before it moves ratings */
export function countsOnce(game: Game, score: ScoreClaim): CountsOnce {
  const other = game.scoreClaims.find(({ by }) => by === 'OTHER');
  if (other && !isSameScore(other, score)) return 'agreed';
  return game.awaitsProof ? 'proved' : null;
}
