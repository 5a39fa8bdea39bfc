import type { Sport } from '../sport.ts';
import { CourtLines } from './CourtLines.tsx';
import styles from './CourtMark.module.css';

/** Which sport, as its court in the size of a word. Decoration: the sport's name stands beside it. */
export function CourtMark({ sport }: { sport: Sport }) {
  return (
    <span className={styles.mark} data-sport={sport} aria-hidden="true">
      <CourtLines sport={sport} />
    </span>
  );
}
