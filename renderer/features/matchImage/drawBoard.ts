import type { PictureColors } from '../../ui/court/pictureColors.ts';
import { type Box, fillBox, writeIn } from './canvas.ts';
import type { PictureSide } from './pictureFacts.ts';

/** Part of the board that is kept for the names, at least. */
const NAMES = 0.34;

/** Both sides as rows, sets as tiles, the winner's of each set yellow, points of a tie-break above the set they decided. */
export function drawBoard(
  context: CanvasRenderingContext2D,
  sides: readonly [PictureSide, PictureSide],
  { board, colors }: { board: Box; colors: PictureColors },
): void {
  const { left, top, width, height } = board;
  context.fillStyle = colors.board;
  fillBox(context, board, height / 10);
  const padding = height / 14;
  const row = (height - padding) / 2;
  const sets = sides[0].scores.length;
  const gap = row * 0.08;
  const step = Math.min(row * 0.63, (width * (1 - NAMES) - 2 * padding) / sets);
  const tile = step - gap;
  const names = width - 2 * padding - sets * step - gap;
  sides.forEach((side, at) => {
    const middle = top + padding / 2 + row * (at + 0.5);
    context.textAlign = 'left';
    context.fillStyle = side.won ? colors.onBoard : colors.softOnBoard;
    const size = row * (side.names.length > 1 ? 0.23 : 0.3);
    side.names.forEach((name, line) => {
      const y = middle + (line - (side.names.length - 1) / 2) * row * 0.31;
      writeIn(context, name, { x: left + padding + gap / 2, y, width: names, size });
    });
    context.textAlign = 'center';
    side.scores.forEach((score, set) => {
      const from = left + width - padding - (sets - set) * step + gap;
      const isWon = score > (sides[1 - at]?.scores[set] ?? 0);
      context.fillStyle = isWon ? colors.ball : colors.tile;
      fillBox(context, { left: from, top: middle - row * 0.375, width: tile, height: row * 0.75 }, gap);
      context.fillStyle = isWon ? colors.onBall : colors.onBoard;
      writeIn(context, `${score}`, { x: from + tile / 2, y: middle + row * 0.02, width: tile - gap, size: row * 0.46 });
      const points = side.tieBreaks[set];
      if (typeof points !== 'number') return;
      const right = from + tile - tile * 0.2;
      writeIn(context, `${points}`, { x: right, y: middle - row * 0.26, width: tile * 0.35, size: row * 0.17 });
    });
  });
}
