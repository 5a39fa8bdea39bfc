import type { Sport } from '../../../shared/domain/values.ts';

/** Colours of a mail by day; `NIGHT` has those that differ by night. Mail programs know no variables. */
export const DAY = {
  paper: '#f6f3ea',
  card: '#fffdf8',
  raised: '#ffffff',
  line: '#e0dac9',
  ink: '#14211a',
  soft: '#46544b',
  green: '#10533a',
  link: '#0f5138',
  ball: '#dcf23f',
  ballEdge: '#6b7a00',
  board: '#0c2f22',
  tile: '#143d2d',
  onBoard: '#f6f7ee',
  onBoardSoft: '#b4cfc0',
} as const;

const NIGHT = {
  paper: '#0e1512',
  card: '#161f1a',
  raised: '#1f2a24',
  line: '#28342d',
  ink: '#f1eee3',
  soft: '#b9c6bd',
  link: '#8fdab4',
} as const;

/** Grounds of the courts, as in renderer/styles/tokens.css. */
export const COURT_GROUNDS: Record<Sport, string> = {
  TENNIS: '#a94a24',
  PICKLEBALL: '#0c6e70',
  PADEL: '#1d5ca6',
  SQUASH: '#85552a',
  BADMINTON: '#1d7045',
  RACQUETBALL: '#3e4fa1',
  PADDLE_BALL: '#566470',
  COURT_TENNIS: '#7d2e3b',
  TABLE_TENNIS: '#0d5a85',
  PLATFORM_TENNIS: '#3c6657',
  PADDLE_TENNIS: '#6a4a93',
};

/** @returns a colour of the form `#rrggbb` with a share of another in it */
export function mixed(colour: string, other: string, share: number): string {
  const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const others = parts(other);
  const part = (value: number, at: number) => Math.round(value * (1 - share) + (others[at] ?? 0) * share);
  return `#${parts(colour)
    .map((value, at) => part(value, at).toString(16).padStart(2, '0'))
    .join('')}`;
}

const FONT = 'system-ui,-apple-system,Roboto,Arial,sans-serif';
export const BODY_STYLE = `margin:0;padding:0;background:${DAY.paper};font:16px/1.5 ${FONT};color:${DAY.ink}`;

/** Rules that can't be in an attribute: the colours by night, and narrow screens. */
export const STYLE_SHEET =
  '@media (prefers-color-scheme:dark){' +
  `.bg{background:${NIGHT.paper}!important}.card{background:${NIGHT.card}!important;border-color:${NIGHT.line}!important}` +
  `.ink{color:${NIGHT.ink}!important}.soft{color:${NIGHT.soft}!important}.rule{border-color:${NIGHT.line}!important}` +
  `.slot{background:${NIGHT.raised}!important;border-color:${NIGHT.link}!important}.lnk{color:${NIGHT.link}!important}` +
  `.go{background:${NIGHT.link}!important}.go a{color:#0a2018!important}}` +
  '@media (max-width:480px){.px{padding-left:18px!important;padding-right:18px!important}.big{font-size:26px!important}}';
