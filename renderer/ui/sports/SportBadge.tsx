import type { Sport } from '../sport.ts';
import styles from './SportBadge.module.css';

/** The name of a sport on its court's ground. */
export function SportBadge({ sport, label }: { sport: Sport; label: string }) {
  return (
    <span className={styles.badge} data-sport={sport}>
      {label}
    </span>
  );
}
