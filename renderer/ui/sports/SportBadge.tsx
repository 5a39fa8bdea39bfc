import { CourtMark } from '../court/CourtLines.tsx';
import type { Sport } from '../sport.ts';
import styles from './SportBadge.module.css';

/** A sport: its court and its name. */
export function SportBadge({ sport, label }: { sport: Sport; label: string }) {
  return (
    <span className={styles.badge}>
      <CourtMark sport={sport} />
      {label}
    </span>
  );
}
