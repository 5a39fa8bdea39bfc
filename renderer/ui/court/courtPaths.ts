import type { Sport } from '../sport.ts';
import { COURT_PLANS, type CourtPlan } from './courtPlans.ts';

/** How far the net stands out over the side lines, as a share of the width. */
const POST = 0.05;

const cm = (metres: number) => Math.round(metres * 100);

interface CourtPaths {
  length: number;
  width: number;
  /** The painted lines. */
  lines: string;
  net: string | null;
}

/** @returns a court from above as paths of SVG, which canvases take as well; all in centimetres from a corner */
export function courtPaths(sport: Sport): CourtPaths {
  const plan: CourtPlan = COURT_PLANS[sport];
  const [length, width] = [cm(plan.length), cm(plan.width)];
  const drawn = plan.lines.map(([x1, y1, x2, y2]) => `M${cm(x1)} ${cm(y1)}L${cm(x2)} ${cm(y2)}`);
  return {
    length,
    width,
    lines: `M0 0H${length}V${width}H0Z${drawn.join('')}`,
    net: plan.net === null ? null : `M${cm(plan.net)} ${-width * POST}V${width * (1 + POST)}`,
  };
}
