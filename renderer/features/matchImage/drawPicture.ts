import { BRAND } from '../../../shared/brand.ts';
import { drawCourt } from '../../ui/court/drawCourt.ts';
import type { PictureColors } from '../../ui/court/pictureColors.ts';
import { positionsOf } from '../../ui/court/positions.ts';
import { type Box, fillBox, type PictureShape, writeIn } from './canvas.ts';
import { drawBoard } from './drawBoard.ts';
import type { PictureFacts } from './pictureFacts.ts';

/** When an agreed match begins, as tiles of a board, and below them when it ends. */
function drawTicket(
  context: CanvasRenderingContext2D,
  { from, to }: { from: string; to: string },
  { board, colors }: { board: Box; colors: PictureColors },
): void {
  const { left, top, width, height } = board;
  context.fillStyle = colors.board;
  fillBox(context, board, height / 10);
  const signs = [...from];
  const step = Math.min(width * 0.9, height * 1.6) / signs.length;
  const begin = left + (width - step * signs.length) / 2;
  const middle = top + height * 0.42;
  context.textAlign = 'center';
  signs.forEach((sign, at) => {
    const isFigure = /\d/.test(sign);
    const tile = {
      left: begin + at * step + step * 0.06,
      top: middle - step * 0.62,
      width: step * 0.88,
      height: step * 1.24,
    };
    context.fillStyle = colors.tile;
    if (isFigure) fillBox(context, tile, step * 0.12);
    context.fillStyle = colors.onBoard;
    writeIn(context, sign, {
      x: begin + (at + 0.5) * step,
      y: middle + step * 0.03,
      width: step * 0.8,
      size: step * 0.85,
    });
  });
  context.fillStyle = colors.softOnBoard;
  writeIn(context, `– ${to}`, { x: left + width / 2, y: top + height * 0.83, width: width * 0.8, size: height * 0.14 });
}

/** A match as its court with its players on it, and beside it how it ended, or when it begins (R-share-picture). */
export function drawPicture(
  context: CanvasRenderingContext2D,
  facts: PictureFacts,
  { shape, colors }: { shape: PictureShape; colors: PictureColors },
): void {
  const { width, height, board } = shape;
  const light = context.createRadialGradient(width / 2, -200, 100, width / 2, 200, Math.max(width, height));
  light.addColorStop(0, colors.lit);
  light.addColorStop(0.45, colors.court);
  light.addColorStop(1, colors.deep);
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = colors.onBoard;
  writeIn(context, facts.sportName, shape.sport);
  writeIn(context, facts.day, shape.day);
  drawPlayers(context, facts, { shape, colors });
  if (facts.time) drawTicket(context, facts.time, { board, colors });
  else drawBoard(context, facts.sides, { board, colors });
  context.textAlign = 'center';
  context.fillStyle = colors.onBoard;
  writeIn(context, BRAND.name, shape.brand);
}

function drawPlayers(
  context: CanvasRenderingContext2D,
  { sport, sides }: PictureFacts,
  { shape, colors }: { shape: PictureShape; colors: PictureColors },
): void {
  const { radius } = shape;
  const court = drawCourt(context, sport, shape.court, { line: 4, net: 7, color: colors.chalk });
  const [one, other] = sides.map(({ names }, side) =>
    names.map((name, at) => ({ key: `${side} ${at}`, name, picture: null })),
  );
  for (const { x, y, player } of positionsOf([one ?? [], other ?? []], court.hasNet)) {
    const { x: across, y: down } = court.pointOf({ x, y });
    context.beginPath();
    context.arc(across, down - radius / 3, radius, 0, 2 * Math.PI);
    context.fillStyle = colors.green;
    context.fill();
    context.lineWidth = 6;
    context.strokeStyle = colors.onBoard;
    context.stroke();
    context.fillStyle = colors.onBoard;
    const initial = [...(player?.name ?? '')][0] ?? '';
    writeIn(context, initial, { x: across, y: down - radius * 0.3, width: radius * 2, size: radius * 0.92 });
    writeIn(context, player?.name ?? '', {
      x: across,
      y: down + radius * 1.12,
      width: radius * 4,
      size: radius * 0.62,
    });
  }
}
