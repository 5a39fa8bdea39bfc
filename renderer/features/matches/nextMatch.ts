import type { Game } from '../../stores/GamesStore.ts';
import { isAgreed, type MatchView, viewMatch } from './matchView.ts';

/** @returns the agreed match that is on, or begins next; null without one */
export function nextMatch(games: readonly Game[], userId: string, now: Date): MatchView | null {
  const ahead = games.filter((game) => isAgreed(game) && Date.parse(game.toTime ?? '') > now.getTime());
  const [next] = ahead.map((game) => viewMatch(game, userId)).sort((a, b) => a.time - b.time);
  return next ?? null;
}
