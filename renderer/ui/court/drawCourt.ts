import { COURT_PLANS, courtPaths } from '../../../shared/court/courtPlans.ts';
import type { Sport } from '../sport.ts';

/** The room for a court, in pixels. */
interface Room {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A court that has been drawn: gives its positions in pixels. */
export interface DrawnCourt {
  hasNet: boolean;
  /** @param at per cent of the court's length and width */
  pointOf: (at: { x: number; y: number }) => { x: number; y: number };
}

/** Draws a sport's lines to scale into the middle of a room. @param chalk width of lines and net in pixels, and their colour */
export function drawCourt(
  context: CanvasRenderingContext2D,
  sport: Sport,
  room: Room,
  chalk: { line: number; net: number; color: string },
): DrawnCourt {
  const { length, width, lines, net } = courtPaths(COURT_PLANS[sport]);
  const scale = Math.min(room.width / length, room.height / width);
  const left = room.left + (room.width - length * scale) / 2;
  const top = room.top + (room.height - width * scale) / 2;
  context.save();
  context.translate(left, top);
  context.scale(scale, scale);
  context.strokeStyle = chalk.color;
  context.lineWidth = chalk.line / scale;
  context.lineJoin = 'round';
  context.stroke(new Path2D(lines));
  context.lineWidth = chalk.net / scale;
  if (net) context.stroke(new Path2D(net));
  context.restore();
  return {
    hasNet: net !== null,
    pointOf: ({ x, y }) => ({ x: left + (length * scale * x) / 100, y: top + (width * scale * y) / 100 }),
  };
}
