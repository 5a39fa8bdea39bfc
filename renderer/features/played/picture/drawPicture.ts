import { BRAND } from '../../../../shared/brand.ts';
import { drawCourt } from '../../../ui/court/drawCourt.ts';
import type { PictureColors } from '../../../ui/court/pictureColors.ts';
import { positionsOf } from '../../../ui/court/positions.ts';
import { faceOf, HEIGHT, WIDTH, writeIn } from './canvas.ts';
import { drawBoard } from './drawBoard.ts';
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
  drawPlayers(context, facts, colors);
  drawBoard(context, facts.sides, colors);
  context.font = faceOf(40);
  context.textAlign = 'center';
  context.fillStyle = colors.onBoard;
  context.fillText(BRAND.name, MIDDLE, HEIGHT - 60);
}

function drawPlayers(context: CanvasRenderingContext2D, { sport, sides }: PictureFacts, colors: PictureColors): void {
  const court = drawCourt(context, sport, COURT, { line: 4, net: 7, color: colors.chalk });
  const [one, other] = sides.map(({ names }, side) =>
    names.map((name, at) => ({ key: `${side} ${at}`, name, picture: null })),
  );
  for (const { x, y, player } of positionsOf([one ?? [], other ?? []], court.hasNet)) {
    const { x: across, y: down } = court.pointOf({ x, y });
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
