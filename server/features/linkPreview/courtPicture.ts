import { COURT_PLANS, type CourtPlan, courtPaths, positionOn } from '../../../shared/court/courtPlans.ts';
import type { Sport } from '../../../shared/domain/values.ts';
import { COURT_GROUNDS, DAY, mixed } from '../../mail/html/look.ts';

/** The people on a court: none, or its organiser and the open positions of a single or a double. */
export const COURT_KINDS = ['empty', 'single', 'double'] as const;
export type CourtKind = (typeof COURT_KINDS)[number];

/** The size that chats ask for, in pixels. */
export const COURT_PICTURE = { width: 1200, height: 630 };

/** The court stays clear of the edges: some chats cut the picture to a square of its middle, others round it off. */
const ROOM = { length: 1010, width: 470 };
const RADIUS = 56;

interface Point {
  x: number;
  y: number;
}

/** A head and shoulders: anybody can fetch the picture, so it does not show whose face it is. */
const organiser = ({ x, y }: Point) =>
  `<g transform="translate(${x} ${y})"><circle r="${RADIUS}" fill="${DAY.green}" stroke="#fff" stroke-width="7"/>` +
  '<circle cy="-13" r="16" fill="#fff"/><path d="M-31 33c2-42 60-42 62 0Z" fill="#fff"/></g>';

const openPosition = ({ x, y }: Point, ground: string) =>
  `<g transform="translate(${x} ${y})" stroke="#fff" stroke-width="6"><circle r="${RADIUS}" ` +
  `fill="${mixed(ground, '#000000', 0.28)}" stroke-dasharray="20 15.2" stroke-linecap="round"/>` +
  '<path d="M-18 0H18M0-18V18" stroke-width="8" stroke-linecap="round"/></g>';

/** Per cent of the court, as positions; free of them. */
const BALL = { overNet: { x: 50, y: 26 }, atWall: { x: 24, y: 44 } };

/** On its way to the player who takes the open position. */
const ball = ({ x, y }: Point) =>
  `<ellipse cx="${x + 8}" cy="${y + 62}" rx="34" ry="9" opacity=".3"/><g transform="translate(${x} ${y}) rotate(-18)">` +
  `<circle r="36" fill="${DAY.ball}"/><path d="M-25-26c16 12 19 35 8 54M25 26C9 14 6-9 17-28" fill="none" ` +
  `stroke="${DAY.green}" stroke-width="6"/></g>`;

/** The product's logo, as on its icon. */
const SIGN =
  `<g transform="translate(1114 540) scale(.07)"><rect x="64" y="64" width="896" height="896" rx="200" fill="${DAY.green}" stroke="#fff" stroke-opacity=".4" stroke-width="24"/>` +
  `<path d="M80 796 796 80M70 534 534 70M302 302l136 136" fill="none" stroke="#fff" stroke-opacity=".62" stroke-width="26"/>` +
  `<circle cx="626" cy="628" r="196" fill="${DAY.ball}"/><path d="M486 500c90 54 114 184 54 297M764 756c-92-54-114-184-54-297" ` +
  `fill="none" stroke="${DAY.green}" stroke-width="30"/></g>`;

function peopleOn(plan: CourtPlan, kind: CourtKind, toPoint: (at: Point) => Point, ground: string): string {
  if (kind === 'empty') return '';
  const of = kind === 'double' ? 2 : 1;
  const all = ([0, 1] as const).flatMap((side) =>
    Array.from({ length: of }, (_, at) => toPoint(positionOn({ side, at, of, hasNet: plan.net !== null }))),
  );
  const [own, ...open] = all;
  return (own ? organiser(own) : '') + open.map((each) => openPosition(each, ground)).join('');
}

/**
 * The picture of a link, with the same court as on pages (R-link-picture). It has no words: the reader's language is only known
 * beside it, and a server may have no fonts.
 * @returns SVG of COURT_PICTURE's size
 */
export function drawCourtPicture(sport: Sport, kind: CourtKind): string {
  const { width, height } = COURT_PICTURE;
  const plan: CourtPlan = COURT_PLANS[sport];
  const ground = COURT_GROUNDS[sport];
  const { lines, net } = courtPaths(plan);
  /** Pixels of a centimetre. */
  const scale = Math.min(ROOM.length / plan.length, ROOM.width / plan.width) / 100;
  const size = { x: plan.length * 100 * scale, y: plan.width * 100 * scale };
  const corner = { x: (width - size.x) / 2, y: (height - size.y) / 2 };
  const toPoint = ({ x, y }: Point) => ({ x: corner.x + (size.x * x) / 100, y: corner.y + (size.y * y) / 100 });
  const drawn = (path: string, pixels: number, opacity: number) =>
    `<path d="${path}" fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width="${pixels / scale}" stroke-linejoin="round"/>`;
  const stops = [
    [0, mixed(ground, '#ffffff', 0.12)],
    [0.45, ground],
    [1, mixed(ground, '#000000', 0.28)],
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    '<radialGradient id="ground" cx=".5" cy="-.2" r="1.2">',
    ...stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`),
    `</radialGradient><rect width="${width}" height="${height}" fill="url(#ground)"/>`,
    `<g transform="translate(${corner.x} ${corner.y}) scale(${scale})">`,
    drawn(lines, 5, 0.62),
    net === null ? '' : drawn(net, 9, 0.85),
    '</g>',
    peopleOn(plan, kind, toPoint, ground),
    ball(toPoint(BALL[net === null ? 'atWall' : 'overNet'])),
    SIGN,
    '</svg>',
  ].join('');
}
