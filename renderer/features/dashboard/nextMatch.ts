import type { Game } from '../../stores/GamesStore.ts';
import { isAgreed } from './matchView.ts';

/** @returns the agreed match that is on, or begins next; null without one */
export function nextMatch(games: readonly Game[], now: Date): Game | null {
  const ahead = games.filter((game) => isAgreed(game) && Date.parse(game.toTime ?? '') > now.getTime());
  const [next] = ahead.sort((a, b) => Date.parse(a.fromTime ?? '') - Date.parse(b.fromTime ?? ''));
  return next ?? null;
}
