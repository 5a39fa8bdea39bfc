import type { Sport } from '../../../shared/domain/values.ts';
import { escapeHtml } from '../../escapeHtml.ts';
import { COURT_GROUNDS, DAY, mixed } from './look.ts';

/** A player on the court of a mail. */
export interface MailPlayer {
  initials: string;
  name: string;
  /** A free position, for the receiver or for anybody. */
  isOpen?: true;
}

/** The court of a match with its players, by sides. */
export interface MailCourt {
  sport: Sport;
  sides: readonly [readonly MailPlayer[], readonly MailPlayer[]];
  /** The match will not be played: the court is dark. */
  isOff?: true;
}

/** The colour that is mixed into a dark court; white stays legible on the result for every court. */
const DARK = '#5b685f';

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
 * A court from above made of table borders, so that no picture has to be loaded. It is only to look at: the players are in the
 * facts.
 * @param isFirst whether it begins the card, and so has its corners
 */
export function courtHtml({ sport, sides, isOff }: MailCourt, isFirst = true): string {
  const ground = isOff ? mixed(COURT_GROUNDS[sport], DARK, 0.6) : COURT_GROUNDS[sport];
  const line = `solid 2px ${mixed(ground, '#ffffff', 0.62)}`;
  const floor = NETLESS.includes(sport) ? wallCourt(sport, sides, line) : netCourt(sides, line);
  const grounds = `linear-gradient(${mixed(ground, '#ffffff', 0.06)},${mixed(ground, '#000000', 0.28)})`;
  return (
    `${TABLE} width="100%" bgcolor="${ground}" aria-hidden="true" style="background:${ground};background-image:${grounds};` +
    `${isFirst ? 'border-radius:21px 21px 0 0' : ''}"><tr><td style="padding:18px 22px">${TABLE} width="100%" style="border:${line};` +
    `border-collapse:collapse">${floor}</table></td></tr></table>`
  );
}

/** The part of a ticket below the perforation: when and where, as on a club's scoreboard. */
export interface MailStub {
  day: string;
  /** When it begins, in tiles. */
  time: string;
  end: string;
  where: string;
  /** Labels of the facts that it contains: the mail's HTML has these only here. */
  says: readonly string[];
}

/** Within one line, which is read as a time. */
const tile = (sign: string): string =>
  /\p{N}/u.test(sign)
    ? `<span style="padding:4px 7px;margin-right:2px;border-radius:5px;background:${DAY.tile};color:${DAY.onBoard}">${sign}</span>`
    : `<span style="padding:4px 1px;margin-right:2px;color:${DAY.onBoard}">${escapeHtml(sign)}</span>`;

/** When and where, which the mail says only here. */
export function stubHtml({ day, time, end, where }: MailStub): string {
  const soft = `color:${DAY.onBoardSoft};font-size:15px`;
  // In the twelve-hour format "PM" follows the figures.
  const [figures = '', half = ''] = time.split(/(?<=\d)\s(?=\D)/);
  const tiles = [...figures].map(tile).join('');
  return (
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${DAY.board}" ` +
    `style="background:${DAY.board};border-top:dashed 2px #7f9a8b"><tr><td class="px" style="padding:16px 26px 18px">` +
    `<div style="color:${DAY.onBoard};font-weight:700">${escapeHtml(day)}</div>` +
    `<div style="padding:8px 0 6px;font-size:30px;font-weight:800;line-height:1.4;white-space:nowrap">${tiles}` +
    `<span style="padding-left:8px;${soft};font-weight:700">${escapeHtml(`${half} ${end}`.trim())}</span></div>` +
    `<div style="${soft}">${escapeHtml(where)}</div></td></tr></table>`
  );
}
