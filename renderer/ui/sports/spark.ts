/** Size of the drawing in its own units; the page stretches it. */
export const WIDTH = 200;
export const HEIGHT = 44;
const MARGIN = 6;
/** Half a point at least: a small change shall not look like a fall. */
const MIN_SPAN = 0.5;

/**
 * The course of a rating as a line.
 * @param ratings oldest first
 * @returns `middle`: the height of the mean between the highest and the lowest
 */
export function sparkOf(ratings: readonly number[]): { path: string; middle: number; end: { x: number; y: number } } {
  const [lowest, highest] = [Math.min(...ratings), Math.max(...ratings)];
  const span = Math.max(MIN_SPAN, highest - lowest);
  const bottom = (highest + lowest - span) / 2;
  const round = (value: number) => Math.round(value * 10) / 10;
  const yOf = (rating: number) => round(HEIGHT - MARGIN - ((rating - bottom) / span) * (HEIGHT - 2 * MARGIN));
  const step = (WIDTH - 2 * MARGIN) / Math.max(1, ratings.length - 1);
  const points = ratings.map((rating, at) => ({ x: round(MARGIN + at * step), y: yOf(rating) }));
  return {
    path: points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join(''),
    middle: HEIGHT / 2,
    end: points.at(-1) ?? { x: MARGIN, y: HEIGHT / 2 },
  };
}
