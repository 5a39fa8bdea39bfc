/** One of the players of a side. */
interface SidePlayer {
  /** The left side is 0; the right one mirrors it. */
  side: 0 | 1;
  /** Which of its players, from 0. */
  at: number;
  /** How many players the side has. */
  of: number;
  /** Without one both sides share the floor: one side in the upper half, the other in the lower. */
  hasNet: boolean;
}

/** Per cent along the court where one, or two, of the left side stand. */
const ALONG = { one: [29], two: [19, 36] };
/** Partners stand a little apart across the court. */
const ACROSS = { one: [50], two: [68, 30] };
/** Without a net two players stand aslant, one nearer to the front wall, so that neither hides the other's name. */
const ASLANT = { x: 24, y: 36 };
/** Four stand in the corners of a square. */
const CORNERS = { x: [72, 30], y: 24 };

/** @returns where a player stands, in per cent of the court's length and width */
export function positionOn({ side, at, of, hasNet }: SidePlayer): { x: number; y: number } {
  const number = of > 1 ? 'two' : 'one';
  if (!hasNet && of > 1) return { x: CORNERS.x[at] ?? 50, y: side === 0 ? CORNERS.y : 100 - CORNERS.y };
  const { x, y } = hasNet ? { x: ALONG[number][at] ?? 50, y: ACROSS[number][at] ?? 50 } : ASLANT;
  return side === 0 ? { x, y } : { x: 100 - x, y: 100 - y };
}
