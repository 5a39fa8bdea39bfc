import type { HistoryEntry } from '../RankingsStore.ts';

/** Size of the drawing in per cent, as the page stretches it. */
export const WIDTH = 100;
export const HEIGHT = 100;
/** Room for the dots. */
const MARGIN = { top: 6, right: 3, bottom: 6, left: 2 };

export interface Point {
  x: number;
  y: number;
}

export interface Chart {
  points: Point[];
  /** Ratings to draw a line at, with their heights. */
  levels: { rating: number; y: number }[];
}

/**
 * The course of a team's rating.
 * @param history newest first, as the server gives it
 * @returns oldest first, on the shown scale: the rating before the oldest match, then that after each
 */
export function courseOf(history: readonly HistoryEntry[]): number[] {
  const oldest = history.at(-1);
  if (!oldest) return [];
  const { initiatorTeam, opponentTeam } = oldest.gameDTO;
  const team = initiatorTeam.id === oldest.teamId ? initiatorTeam : opponentTeam;
  const before = oldest.receipt.players.filter(({ id }) => team.players.some((player) => player.id === id));
  const start = before.reduce((sum, player) => sum + player.before, 0) / before.length;
  const after = history.map(({ rating }) => rating).reverse();
  return before.length === 0 ? after : [start, ...after];
}

/**
 * The positions of a history's ratings in a drawing.
 * @param ratings oldest first, on the shown scale; at least one
 */
export function chartOf(ratings: readonly number[]): Chart {
  // Half points at least: a small change must not look like a fall.
  const lowest = Math.floor(Math.min(...ratings) * 2) / 2;
  const highest = Math.max(lowest + 0.5, Math.ceil(Math.max(...ratings) * 2) / 2);
  const across = WIDTH - MARGIN.left - MARGIN.right;
  const up = HEIGHT - MARGIN.top - MARGIN.bottom;
  const yOf = (rating: number) => MARGIN.top + up * (1 - (rating - lowest) / (highest - lowest));
  const step = highest - lowest > 2 ? 1 : 0.5;
  const count = Math.round((highest - lowest) / step);
  return {
    points: ratings.map((rating, index) => ({
      x: MARGIN.left + (ratings.length === 1 ? across / 2 : (across * index) / (ratings.length - 1)),
      y: yOf(rating),
    })),
    levels: Array.from({ length: count + 1 }, (_, index) => lowest + index * step).map((rating) => ({
      rating,
      y: yOf(rating),
    })),
  };
}
