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

/** @returns where a player stands, in per cent of the court's length and width */
export function positionOn({ side, at, of, hasNet }: SidePlayer): { x: number; y: number } {
  if (!hasNet) return { x: at === 0 ? 66 : 40, y: side === 0 ? 28 : 72 };
  const number = of > 1 ? 'two' : 'one';
  const [x, y] = [ALONG[number][at] ?? 50, ACROSS[number][at] ?? 50];
  return side === 0 ? { x, y } : { x: 100 - x, y: 100 - y };
}
