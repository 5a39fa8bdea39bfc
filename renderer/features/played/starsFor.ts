import { REVIEW_DAYS } from '../../../shared/domain/limits.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { confirmedIn } from '../../stores/gameFacts.ts';

const DAY_MS = 86_400_000;

/** @returns the players of a match for whom one of them can give stars, or has given some, by now (R-stars) */
export function starsFor(game: Game, player: string, now: Date) {
  const { status, toTime, owner } = game;
  if (status !== 'PLAYED' || !toTime || now.getTime() >= Date.parse(toTime) + REVIEW_DAYS * DAY_MS) return [];
  const players = [owner, ...confirmedIn(game).map(({ user }) => user)];
  return players.filter(({ id, type }) => id !== player && type === 'NORMAL');
}
