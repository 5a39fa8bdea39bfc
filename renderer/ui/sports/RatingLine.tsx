import styles from './RatingLine.module.css';
import { HEIGHT, sparkOf, WIDTH } from './spark.ts';

interface RatingLineProps {
  /** Oldest first, at least one. */
  ratings: readonly number[];
  /** What it says; left out where words beside it say as much. */
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
