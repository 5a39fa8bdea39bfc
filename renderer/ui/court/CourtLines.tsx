import type { Sport } from '../sport.ts';
import styles from './CourtLines.module.css';
import { COURT_PLANS, type CourtPlan } from './courtPlans.ts';

/** How far the net stands out over the side lines, as a share of the width. */
const POST = 0.05;

/** @returns the painted lines as a path, centimetres from a corner */
function pathOf({ length, width, lines }: CourtPlan): string {
  const drawn = lines.map(([x1, y1, x2, y2]) => `M${cm(x1)} ${cm(y1)}L${cm(x2)} ${cm(y2)}`);
  return `M0 0H${cm(length)}V${cm(width)}H0Z${drawn.join('')}`;
}

const cm = (metres: number) => Math.round(metres * 100);

/** The lines of a sport's court from above, to scale. Decoration only. */
export function CourtLines({ sport = 'TENNIS' }: { sport?: Sport }) {
  const plan: CourtPlan = COURT_PLANS[sport];
  const [length, width] = [cm(plan.length), cm(plan.width)];
  return (
    <svg className={styles.lines} viewBox={`0 0 ${length} ${width}`} aria-hidden="true" focusable="false">
      <path d={pathOf(plan)} />
      {plan.net !== null && (
        <path className={styles.net} d={`M${cm(plan.net)} ${-width * POST}V${width * (1 + POST)}`} />
      )}
    </svg>
  );
}
