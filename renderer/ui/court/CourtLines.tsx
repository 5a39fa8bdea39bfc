import { COURT_PLANS, courtPaths } from '../../../shared/court/courtPlans.ts';
import type { Sport } from '../sport.ts';
import styles from './CourtLines.module.css';
import mark from './CourtMark.module.css';

/** The lines of a sport's court from above, to scale. Decoration only. */
export function CourtLines({ sport = 'TENNIS' }: { sport?: Sport }) {
  const { length, width, lines, net } = courtPaths(COURT_PLANS[sport]);
  return (
    <svg
      className={styles.lines}
      viewBox={`0 0 ${length} ${width}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={lines} />
      {net !== null && <path className={styles.net} d={net} />}
    </svg>
  );
}

/** A sport, as its court in the size of a word. Decoration: the sport's name is beside it. */
export function CourtMark({ sport }: { sport: Sport }) {
  return (
    <span className={mark.mark} data-sport={sport} aria-hidden="true">
      <CourtLines sport={sport} />
    </span>
  );
}
