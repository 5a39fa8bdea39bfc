/** A line on the ground from (x1, y1) to (x2, y2): x along the court, y across it, metres from a corner. */
type Line = readonly [x1: number, y1: number, x2: number, y2: number];

export interface CourtPlan {
  length: number;
  width: number;
  lines: readonly Line[];
  /** The position of the net, if there is one. */
  net: number | null;
}

const across = (width: number, ...at: number[]): Line[] => at.map((x) => [x, 0, x, width] as const);
const along = (length: number, ...at: number[]): Line[] => at.map((y) => [0, y, length, y] as const);

const tennis: CourtPlan = {
  length: 23.77,
  width: 10.97,
  lines: [
    ...along(23.77, 1.37, 9.6),
    [5.485, 1.37, 5.485, 9.6],
    [18.285, 1.37, 18.285, 9.6],
    [5.485, 5.485, 18.285, 5.485],
  ],
  net: 11.885,
};
const wallCourt: CourtPlan = { length: 12.19, width: 6.1, lines: across(6.1, 4.57, 6.1), net: null };

/** How far the net extends beyond the side lines, as a share of the width. */
const POST = 0.05;

const cm = (metres: number) => Math.round(metres * 100);

interface CourtPaths {
  length: number;
  width: number;
  lines: string;
  net: string | null;
}

/** @returns a court from above as SVG paths, which canvases take as well; all in centimetres from a corner */
export function courtPaths({ length, width, lines, net }: CourtPlan): CourtPaths {
  const drawn = lines.map(([x1, y1, x2, y2]) => `M${cm(x1)} ${cm(y1)}L${cm(x2)} ${cm(y2)}`);
  return {
    length: cm(length),
    width: cm(width),
    lines: `M0 0H${cm(length)}V${cm(width)}H0Z${drawn.join('')}`,
    net: net === null ? null : `M${cm(net)} ${cm(-width * POST)}V${cm(width * (1 + POST))}`,
  };
}

/** The painted lines of each sport's court in their real measures. */
export const COURT_PLANS = {
  TENNIS: tennis,
  PICKLEBALL: {
    length: 13.41,
    width: 6.1,
    lines: [...across(6.1, 4.57, 8.84), [0, 3.05, 4.57, 3.05], [8.84, 3.05, 13.41, 3.05]],
    net: 6.705,
  },
  PADEL: { length: 20, width: 10, lines: [...across(10, 3, 17), [2.8, 5, 17.2, 5]], net: 10 },
  SQUASH: {
    length: 9.75,
    width: 6.4,
    lines: [
      ...across(6.4, 5.49),
      [5.49, 3.2, 9.75, 3.2],
      [5.49, 1.6, 7.09, 1.6],
      [7.09, 0, 7.09, 1.6],
      [5.49, 4.8, 7.09, 4.8],
      [7.09, 4.8, 7.09, 6.4],
    ],
    net: null,
  },
  BADMINTON: {
    length: 13.4,
    width: 6.1,
    lines: [
      ...along(13.4, 0.46, 5.64),
      ...across(6.1, 0.76, 4.72, 8.68, 12.64),
      [0, 3.05, 4.72, 3.05],
      [8.68, 3.05, 13.4, 3.05],
    ],
    net: 6.7,
  },
  RACQUETBALL: wallCourt,
  PADDLE_BALL: { ...wallCourt, lines: across(6.1, 4.57, 6.1, 9.14) },
  COURT_TENNIS: {
    length: 29.3,
    width: 9.7,
    lines: [...across(9.7, 7.6, 21.7, 23.9), [21.7, 4.85, 29.3, 4.85]],
    net: 14.6,
  },
  TABLE_TENNIS: { length: 2.74, width: 1.525, lines: along(2.74, 0.7625), net: 1.37 },
  PLATFORM_TENNIS: {
    length: 13.41,
    width: 6.1,
    lines: [
      ...along(13.41, 0.61, 5.49),
      [3.05, 0.61, 3.05, 5.49],
      [10.36, 0.61, 10.36, 5.49],
      [3.05, 3.05, 10.36, 3.05],
    ],
    net: 6.705,
  },
  PADDLE_TENNIS: {
    length: 15.24,
    width: 6.1,
    lines: [...across(6.1, 6.71, 8.53), [0, 3.05, 6.71, 3.05], [8.53, 3.05, 15.24, 3.05]],
    net: 7.62,
  },
} satisfies Record<string, CourtPlan>;

interface SidePlayer {
  /** The left side is 0; the right one mirrors it. */
  side: 0 | 1;
  /** The player's number in the side, from 0. */
  at: number;
  /** How many players the side has. */
  of: number;
  /** Without a net both sides share the floor: one side in the upper half, the other in the lower. */
  hasNet: boolean;
}

/** Positions of one, or two, players of the left side along the court, in per cent. */
const ALONG = { one: [20], two: [18, 34] };
/** Partners are a little apart across the court. */
const ACROSS = { one: [50], two: [68, 30] };
/** Without a net two players are placed diagonally, one nearer to the front wall, so that neither hides the other's name. */
const ASLANT = { x: 24, y: 36 };
/** Four players are in the corners of a square. */
const CORNERS = { x: [72, 30], y: 24 };

/** @returns the position of a player, in per cent of the court's length and width */
export function positionOn({ side, at, of, hasNet }: SidePlayer): { x: number; y: number } {
  const number = of > 1 ? 'two' : 'one';
  if (!hasNet && of > 1) return { x: CORNERS.x[at] ?? 50, y: side === 0 ? CORNERS.y : 100 - CORNERS.y };
  const { x, y } = hasNet ? { x: ALONG[number][at] ?? 50, y: ACROSS[number][at] ?? 50 } : ASLANT;
  return side === 0 ? { x, y } : { x: 100 - x, y: 100 - y };
}

/**
 * Puts the players of a match without teams on its court, the same way for everybody: the first one who joins is across the
 * net from the organiser, then the two halves fill from the left (R-partner).
 * @param others beside the organiser, in the order in which they are listed
 * @param size players on a side, 1 or 2
 * @param nobody the placeholder for a missing player
 * @returns the organiser's side first
 */
export function sidesInOrder<Player>(
  owner: Player,
  others: readonly Player[],
  size: 1 | 2,
  nobody: Player,
): [Player[], Player[]] {
  const [first = nobody, second = nobody, third = nobody] = others;
  if (size === 1) return [[owner], [first]];
  return [
    [owner, second],
    [first, third],
  ];
}
