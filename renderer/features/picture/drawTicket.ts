import type { PictureColors } from '../../ui/court/pictureColors.ts';
import { type Box, fillBox, writeIn } from './canvas.ts';

/** When an agreed match begins, as tiles of a board, and below them when it ends. */
export function drawTicket(
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
