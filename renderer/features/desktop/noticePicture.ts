import { drawCourt } from '../../ui/court/drawCourt.ts';
import { pictureColors } from '../../ui/court/pictureColors.ts';
import { positionsOf } from '../../ui/court/positions.ts';
import type { Sport } from '../../ui/sport.ts';

/** Systems show a square: the court is in its middle. In pixels. */
const SIZE = 192;
const EDGE = 10;
/** The radius of a player's circle. */
const RADIUS = 21;

type Sides = readonly [readonly ({ firstName: string } | null)[], readonly ({ firstName: string } | null)[]];

/**
 * The court of a match with its players by their initials, and open positions dashed.
 * @param sides null where somebody is missing
 * @returns a PNG as a data URL; null where there is no canvas for it
 */
export function noticePicture(sport: Sport, sides: Sides): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const context = canvas.getContext('2d');
  if (!context) return null;
  const colors = pictureColors(sport);
  const light = context.createRadialGradient(SIZE / 2, -SIZE / 5, 0, SIZE / 2, SIZE / 5, SIZE);
  light.addColorStop(0, colors.lit);
  light.addColorStop(0.45, colors.court);
  light.addColorStop(1, colors.deep);
  context.fillStyle = light;
  context.fillRect(0, 0, SIZE, SIZE);
  const room = { left: EDGE, top: EDGE, width: SIZE - 2 * EDGE, height: SIZE - 2 * EDGE };
  const court = drawCourt(context, sport, room, { line: 2, net: 4, color: colors.chalk });
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `700 ${RADIUS}px sans-serif`;
  const [one, other] = sides.map((side, at) =>
    side.map((person, index) => person && { key: `${at} ${index}`, name: person.firstName, picture: null }),
  );
  for (const { x, y, player } of positionsOf([one ?? [], other ?? []], court.hasNet)) {
    const at = court.pointOf({ x, y });
    context.beginPath();
    context.arc(at.x, at.y, RADIUS, 0, 2 * Math.PI);
    context.fillStyle = player ? colors.green : colors.deep;
    context.fill();
    context.lineWidth = 3;
    context.setLineDash(player ? [] : [6, 5]);
    context.strokeStyle = colors.onBoard;
    context.stroke();
    context.fillStyle = colors.onBoard;
    context.fillText([...(player?.name ?? '')][0] ?? '', at.x, at.y + 1);
  }
  return canvas.toDataURL('image/png');
}
