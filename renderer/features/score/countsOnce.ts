import { isDecided } from '../../../shared/domain/score/outcome.ts';
import { isSameScore, type ScoreClaim } from '../../../shared/domain/score/scoreClaims.ts';
import type { GameSet, PlayedStatus } from '../../../shared/domain/values.ts';
import type { Game } from '../../stores/GamesStore.ts';

/** Agreement of the other side, or a visitor who shows their mailbox. */
export type CountsOnce = 'agreed' | 'proved' | null;

/** @returns the condition before a match with this score moves ratings */
export function countsOnce(game: Game, score: ScoreClaim): CountsOnce {
  const other = game.scoreClaims.find(({ by }) => by === 'OTHER');
  if (other && !isSameScore(other, score)) return 'agreed';
  return game.awaitsProof ? 'proved' : null;
}

/** The parts of the sheet used. */
interface Told {
  game: Game;
  problem: object | null;
  sets: readonly GameSet[];
  playedStatus: PlayedStatus;
}

/** Whether it can be said if a match counts: only of a score without a fault that no further set would change. */
export function isCountTold({ game, problem, sets, playedStatus }: Told): boolean {
  const { sport, gamePreference, status } = game;
  if (problem) return false;
  // A saved score is being corrected: it was whole when it was saved.
  return (
    playedStatus !== 'PLAYED' || status === 'PLAYED' || isDecided(sets, { sport, rule: gamePreference.gameSetRule })
  );
}
