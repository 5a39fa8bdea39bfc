import { addHours } from 'date-fns/addHours';
import { isBefore } from 'date-fns/isBefore';
import { REVIEW_DAYS } from '../../../shared/domain/limits.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { confirmedIn } from '../../stores/gameFacts.ts';

/** @returns the players of a match for whom one of them can give stars, or has given some, by now (R-stars) */
export function starsFor(game: Game, player: string, now: Date) {
  const { status, toTime, owner } = game;
  if (status !== 'PLAYED' || !toTime || !isBefore(now, addHours(toTime, 24 * REVIEW_DAYS))) return [];
  const players = [owner, ...confirmedIn(game).map(({ user }) => user)];
  return players.filter(({ id, type }) => id !== player && type === 'NORMAL');
}
