import type { Sport } from '../sport.ts';
import styles from './CourtLines.module.css';
import { COURT_PLANS } from './courtPlans.ts';

/** How much narrower the far baseline looks than the near one. */
const FAR = 0.42;
const HEIGHT = 200;
const WIDTH = 400;

/** @returns a point of the ground seen from behind the near baseline, both coordinates 0 to 1 in */
function seen(along: number, across: number): [number, number] {
  // Size shrinks like 1/distance; the near baseline is at distance 1.
  const scale = 1 / (1 + (1 / FAR - 1) * (1 - along));
  const y = (scale - FAR) / (1 - FAR);
  return [WIDTH / 2 + (across - 0.5) * WIDTH * scale, y * HEIGHT];
}

/** The lines of a sport's court in perspective: the motif of heroes, headers and empty states. Decoration only. */
export function CourtLines({ sport = 'TENNIS', fade = false }: { sport?: Sport; fade?: boolean }) {
  const plan = COURT_PLANS[sport];
  const { length, width } = plan;
  const lines = [
    ...plan.lines,
    [0, 0, length, 0],
    [0, width, length, width],
    [0, 0, 0, width],
    [length, 0, length, width],
  ];
  const path = lines
    .map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => {
      const [ax, ay] = seen(x1 / length, y1 / width);
      const [bx, by] = seen(x2 / length, y2 / width);
      return `M${ax.toFixed(1)} ${ay.toFixed(1)}L${bx.toFixed(1)} ${by.toFixed(1)}`;
    })
    .join('');
  const net = plan.net === null ? null : [seen(plan.net / length, -0.04), seen(plan.net / length, 1.04)];
  return (
    <svg
      className={fade ? `${styles.lines} ${styles.fade}` : styles.lines}
      viewBox={`-4 -14 ${WIDTH + 8} ${HEIGHT + 18}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
      {net?.[0] && net[1] && (
        <path
          className={styles.net}
          d={`M${net[0].join(' ')}v-13L${net[1][0]} ${net[1][1] - 13}v13M${net[0][0]} ${net[0][1] - 6.5}H${net[1][0]}`}
        />
      )}
    </svg>
  );
}
