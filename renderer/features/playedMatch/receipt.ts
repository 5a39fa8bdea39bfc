import type { RatingHistory } from '../../../shared/contract/schemas/ratings/rating.ts';
import type { Game } from '../../stores/GamesStore.ts';

/** How one match moved one player's rating. */
export interface Receipt {
  before: number;
  after: number;
  change: number;
  /** Chance of their side before the match, 0 to 1. */
  expected: number;
  /** How sure the level was after it; a server of the release before does not say it. */
  width: number | undefined;
  /** First names of those whose rating was provisional before it. */
  provisional: string[];
  hasWon: boolean;
}

/** The teams of a match from a player's side; null where it is not rated, or they did not play in it. */
export function ratedTeams(game: Game, player: string | undefined) {
  const { initiatorTeam, opponentTeam } = game;
  const isRated = game.gamePreference.matchCategory !== 'PRACTICEHIT';
  const isScored = game.playedStatus !== null && game.scoreClaims.length === 0;
  if (!isRated || !isScored || !initiatorTeam || !opponentTeam) return null;
  const has = ({ players }: typeof initiatorTeam) => players.some(({ id }) => id === player);
  if (has(initiatorTeam)) return { own: initiatorTeam, other: opponentTeam };
  return has(opponentTeam) ? { own: opponentTeam, other: initiatorTeam } : null;
}

const hasWon = ({ teamId, gameDTO }: RatingHistory[number]): boolean =>
  gameDTO.winner === (gameDTO.initiatorTeam.id === teamId ? 'INITIATOR' : 'OPPONENT');

/** @returns first names of players whose provisional rating a chance was reckoned by (R-rating-width) */
export function provisionalIn({ receipt, gameDTO }: Pick<RatingHistory[number], 'receipt' | 'gameDTO'>): string[] {
  const ids = new Set(receipt.players.flatMap(({ id, provisional }) => (provisional ? [id] : [])));
  const people = [...gameDTO.initiatorTeam.players, ...gameDTO.opponentTeam.players];
  return people.flatMap(({ id, firstName }) => (ids.has(id) ? [firstName] : []));
}

/** @returns the change of the player's rating by the match; null while it is not in the history (R-level-move) */
export function receiptOf(history: RatingHistory, gameId: string, player: string): Receipt | null {
  const line = history.find(({ gameDTO }) => gameDTO.id === gameId);
  const mine = line?.receipt.players.find(({ id }) => id === player);
  return line && mine ? { ...mine, provisional: provisionalIn(line), hasWon: hasWon(line) } : null;
}

/** How often a team has played another one, as far back as its history goes (R-head-to-head). */
export function headToHead(history: RatingHistory, otherTeam: string): { won: number; lost: number } {
  const between = history.filter(
    ({ gameDTO }) => gameDTO.initiatorTeam.id === otherTeam || gameDTO.opponentTeam.id === otherTeam,
  );
  const won = between.filter(hasWon).length;
  return { won, lost: between.length - won };
}
