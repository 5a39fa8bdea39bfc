import type { PictureColors } from '../../../ui/court/pictureColors.ts';
import { faceOf, WIDTH, writeIn } from './canvas.ts';
import type { PictureSide } from './pictureFacts.ts';

const BOARD = { left: 50, top: 800, width: WIDTH - 100, row: 200, padding: 30 };
/** Most room that the figure of a set has. */
const MAX_TILE = 110;
/** What is kept for the names. */
const NAMES = 330;

/** Both sides as rows, sets as tiles, the winner's of each set yellow. */
export function drawBoard(
  context: CanvasRenderingContext2D,
  sides: readonly [PictureSide, PictureSide],
  colors: PictureColors,
): void {
  const { left, top, width, row, padding } = BOARD;
  context.fillStyle = colors.board;
  box(context, { left, top, width, height: row * 2 + padding }, 44);
  const sets = sides[0].scores.length;
  const step = Math.min(MAX_TILE + 16, (width - 2 * padding - NAMES) / sets);
  const tile = step - 16;
  const names = width - 2 * padding - sets * step - 20;
  sides.forEach((side, at) => {
    const middle = top + padding / 2 + row * (at + 0.5);
    context.textAlign = 'left';
    context.font = faceOf(side.names.length > 1 ? 46 : 60);
    context.fillStyle = side.won ? colors.onBoard : colors.softOnBoard;
    side.names.forEach((name, line) => {
      const y = middle + (line - (side.names.length - 1) / 2) * 62;
      writeIn(context, name, { x: left + padding + 10, y, width: names });
    });
    context.textAlign = 'center';
    side.scores.forEach((score, set) => {
      const from = left + width - padding - (sets - set) * step + 16;
      const isWon = score > (sides[1 - at]?.scores[set] ?? 0);
      context.fillStyle = isWon ? colors.ball : colors.tile;
      box(context, { left: from, top: middle - 75, width: tile, height: 150 }, 16);
      context.fillStyle = isWon ? colors.onBall : colors.onBoard;
      context.font = faceOf(92);
      writeIn(context, `${score}`, { x: from + tile / 2, y: middle + 4, width: tile - 14 });
    });
  });
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

function box(context: CanvasRenderingContext2D, { left, top, width, height }: Box, radius: number): void {
  context.beginPath();
  context.roundRect(left, top, width, height, radius);
  context.fill();
}
