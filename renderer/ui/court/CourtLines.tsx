import { COURT_PLANS, courtPaths } from '../../../shared/court/courtPlans.ts';
import type { Sport } from '../sport.ts';
import styles from './CourtLines.module.css';

const cm = (metres: number) => Math.round(metres * 100);

/** The lines of a sport's court from above, to scale. Decoration only. */
export function CourtLines({ sport = 'TENNIS' }: { sport?: Sport }) {
  const plan = COURT_PLANS[sport];
  const { lines, net } = courtPaths(plan);
  return (
    <svg
      className={styles.lines}
      viewBox={`0 0 ${cm(plan.length)} ${cm(plan.width)}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={lines} />
      {net !== null && <path className={styles.net} d={net} />}
    </svg>
  );
}
