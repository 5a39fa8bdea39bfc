import { BRAND } from '../../../../shared/brand.ts';
import { COURT_PLANS, courtPaths } from '../../../../shared/court/courtPlans.ts';
import { positionsOf } from '../../../ui/court/positions.ts';
import { faceOf, HEIGHT, WIDTH, writeIn } from './canvas.ts';
import { drawBoard } from './drawBoard.ts';
import type { PictureColors } from './pictureColors.ts';
import type { PictureFacts } from './pictureFacts.ts';

const MIDDLE = WIDTH / 2;

/** Where the court lies. */
const COURT = { left: 90, top: 300, width: 900, height: 430 };
/** Of the circle in which somebody stands. */
const RADIUS = 52;

/** The result of a match as its court with its players on it, and the board over the court's edge (R-share-picture). */
export function drawPicture(context: CanvasRenderingContext2D, facts: PictureFacts, colors: PictureColors): void {
  const light = context.createRadialGradient(MIDDLE, -200, 100, MIDDLE, 200, HEIGHT);
  light.addColorStop(0, colors.lit);
  light.addColorStop(0.45, colors.court);
  light.addColorStop(1, colors.deep);
  context.fillStyle = light;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = colors.onBoard;
  context.font = faceOf(96);
  writeIn(context, facts.sportName, { x: MIDDLE, y: 120, width: 960 });
  context.font = faceOf(42);
  writeIn(context, facts.day, { x: MIDDLE, y: 215, width: 960 });
  drawCourt(context, facts, colors);
  drawBoard(context, facts.sides, colors);
  context.font = faceOf(40);
  context.textAlign = 'center';
  context.fillStyle = colors.onBoard;
  context.fillText(BRAND.name, MIDDLE, HEIGHT - 60);
}

function drawCourt(context: CanvasRenderingContext2D, { sport, sides }: PictureFacts, colors: PictureColors): void {
  const { length, width, lines, net } = courtPaths(COURT_PLANS[sport]);
  const scale = Math.min(COURT.width / length, COURT.height / width);
  const left = COURT.left + (COURT.width - length * scale) / 2;
  const top = COURT.top + (COURT.height - width * scale) / 2;
  context.save();
  context.translate(left, top);
  context.scale(scale, scale);
  context.strokeStyle = colors.chalk;
  context.lineWidth = 4 / scale;
  context.lineJoin = 'round';
  context.stroke(new Path2D(lines));
  context.lineWidth = 7 / scale;
  if (net) context.stroke(new Path2D(net));
  context.restore();
  const [one, other] = sides.map(({ names }, side) =>
    names.map((name, at) => ({ key: `${side} ${at}`, name, picture: null })),
  );
  for (const { x, y, player } of positionsOf([one ?? [], other ?? []], net !== null)) {
    const [across, down] = [left + (length * scale * x) / 100, top + (width * scale * y) / 100];
    context.beginPath();
    context.arc(across, down - 18, RADIUS, 0, 2 * Math.PI);
    context.fillStyle = colors.green;
    context.fill();
    context.lineWidth = 6;
    context.strokeStyle = colors.onBoard;
    context.stroke();
    context.fillStyle = colors.onBoard;
    context.font = faceOf(48);
    context.fillText([...(player?.name ?? '')][0] ?? '', across, down - 16);
    context.font = faceOf(32);
    writeIn(context, player?.name ?? '', { x: across, y: down + RADIUS + 6, width: 210 });
  }
}
