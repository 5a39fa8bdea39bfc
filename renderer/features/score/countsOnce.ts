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

/** What of a sheet says so. */
interface Told {
  game: Game;
  problem: object | null;
  sets: readonly object[];
  asksSets: boolean;
}

/** Whether it can be said if a match counts: practice never does, any other match only with a score without a fault. */
export function isCountTold({ game, problem, sets, asksSets }: Told): boolean {
  return game.gamePreference.matchCategory === 'PRACTICEHIT' || (!problem && (sets.length > 0 || !asksSets));
}
