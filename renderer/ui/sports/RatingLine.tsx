import styles from './RatingLine.module.css';

/** Size of the drawing in its own units; the page stretches it. */
const WIDTH = 200;
const HEIGHT = 44;
const MARGIN = 6;
/** Half a point at least: a small change must not look like a fall. */
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

interface RatingLineProps {
  /** Oldest first, at least one. */
  ratings: readonly number[];
  /** Its text; left out where words beside it say as much. */
  label?: string;
}

/** The course of a rating in the size of a word, the last one marked. */
export function RatingLine({ ratings, label }: RatingLineProps) {
  const { path, middle, end } = sparkOf(ratings);
  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <path className={styles.middle} d={`M0 ${middle}H${WIDTH}`} />
      <path className={styles.line} d={path} />
      <path className={styles.end} d={`M${end.x} ${end.y}h0`} />
    </svg>
  );
}
