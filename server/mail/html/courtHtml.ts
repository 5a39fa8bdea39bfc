import type { Sport } from '../../../shared/domain/values.ts';
import { escapeHtml } from './escapeHtml.ts';
import { COURT_GROUNDS, DAY, mixed } from './look.ts';

/** Somebody on the court of a mail. */
export interface MailPlayer {
  initials: string;
  name: string;
  /** Not there yet: the receiver's to take, or anybody's. */
  isOpen?: true;
}

/** The court of a match with its players, by sides. */
export interface MailCourt {
  sport: Sport;
  sides: readonly [readonly MailPlayer[], readonly MailPlayer[]];
}

/** Courts without a net. */
const NETLESS: readonly Sport[] = ['SQUASH', 'RACQUETBALL', 'PADDLE_BALL'];

const TABLE = '<table role="presentation" cellpadding="0" cellspacing="0"';

function playerHtml({ initials, name, isOpen }: MailPlayer, size: number): string {
  const ground = isOpen ? '' : ` bgcolor="${DAY.green}"`;
  return (
    `${TABLE} align="center"><tr><td align="center" width="${size}" height="${size}"${ground} style="` +
    `border-radius:${size}px;border:${isOpen ? 'dashed' : 'solid'} 3px #ffffff;color:#ffffff;font-weight:800;` +
    `font-size:${size > 50 ? 17 : 14}px;line-height:1">${escapeHtml(initials) || '+'}</td></tr></table>` +
    `<div style="padding-top:3px;color:#ffffff;font-size:14px;font-weight:700">${escapeHtml(name) || '&nbsp;'}</div>`
  );
}

type Sides = MailCourt['sides'];

/** Two halves with the net between them; the players of a side below each other. */
function netCourt(sides: Sides, line: string): string {
  const size = sides.some((players) => players.length > 1) ? 40 : 56;
  const rows = Math.max(...sides.map((players) => players.length));
  const cell = (player: MailPlayer | undefined, side: number) =>
    `<td width="36%" align="center" style="${side === 0 ? 'border-right:solid 4px #ffffff;' : ''}padding:10px 0">` +
    `${player ? playerHtml(player, size) : ''}</td>`;
  const edge = (side: 'left' | 'right') =>
    `<td width="14%" rowspan="${rows}" style="border-${side}:${line}">&nbsp;</td>`;
  const body = Array.from({ length: rows }, (_, row) => {
    const inside = sides.map((players, side) => cell(players[row], side)).join('');
    return `<tr>${row === 0 ? edge('right') : ''}${inside}${row === 0 ? edge('left') : ''}</tr>`;
  });
  const alley = (side: 'top' | 'bottom') =>
    `<tr><td colspan="4" height="12" style="border-${side === 'top' ? 'bottom' : 'top'}:${line};font-size:0;line-height:0">&nbsp;</td></tr>`;
  return alley('top') + body.join('') + alley('bottom');
}

/** A floor that both sides share: the front wall on the left, the short line, and on a squash court the boxes behind it. */
function wallCourt(sport: Sport, sides: Sides, line: string): string {
  const cell = (player: MailPlayer | undefined, borders: string) =>
    `<td align="center" height="64" style="${borders}padding:10px 0">${player ? playerHtml(player, 40) : '&nbsp;'}</td>`;
  const row = ([first, second]: readonly MailPlayer[], at: number) => {
    const half = sport === 'SQUASH' && at === 0 ? `border-bottom:${line};` : '';
    return `<tr>${cell(second, `width:56%;border-right:${line};`)}${cell(first, half)}</tr>`;
  };
  return sides.map(row).join('');
}

/**
 * A court from above out of table borders: no picture has to be loaded. For eyes alone: who plays is among the facts.
 */
export function courtHtml({ sport, sides }: MailCourt): string {
  const ground = COURT_GROUNDS[sport];
  const line = `solid 2px ${mixed(ground, '#ffffff', 0.62)}`;
  const floor = NETLESS.includes(sport) ? wallCourt(sport, sides, line) : netCourt(sides, line);
  const grounds = `linear-gradient(${mixed(ground, '#ffffff', 0.06)},${mixed(ground, '#000000', 0.28)})`;
  return (
    `${TABLE} width="100%" bgcolor="${ground}" aria-hidden="true" style="background:${ground};background-image:${grounds};` +
    `border-radius:21px 21px 0 0"><tr><td style="padding:18px 22px">${TABLE} width="100%" style="border:${line};` +
    `border-collapse:collapse">${floor}</table></td></tr></table>`
  );
}
