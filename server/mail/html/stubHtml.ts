import { escapeHtml } from './escapeHtml.ts';
import { DAY } from './look.ts';

/** The part of a ticket below the perforation: when and where, as on a club's scoreboard. */
export interface MailStub {
  day: string;
  /** When it begins, in tiles. */
  time: string;
  end: string;
  where: string;
}

const tile = (sign: string): string =>
  /\p{N}/u.test(sign)
    ? `<td bgcolor="${DAY.tile}" style="padding:4px 7px;border-radius:5px;background:${DAY.tile};color:${DAY.onBoard}">${sign}</td>`
    : `<td style="padding:4px 3px;color:${DAY.onBoard}">${escapeHtml(sign)}</td>`;

/** For eyes alone: the facts below say the same. */
export function stubHtml({ day, time, end, where }: MailStub): string {
  const soft = `color:${DAY.onBoardSoft};font-size:15px`;
  // Twelve hours have "PM" behind them, which is no figure.
  const [figures = '', half = ''] = time.split(/(?<=\d)\s(?=\D)/);
  const tiles = [...figures].map(tile).join('');
  return (
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${DAY.board}" aria-hidden="true" ` +
    `style="background:${DAY.board};border-top:dashed 2px #7f9a8b"><tr><td class="px" style="padding:16px 26px 18px">` +
    `<div style="color:${DAY.onBoard};font-weight:700">${escapeHtml(day)}</div>` +
    `<table role="presentation" cellpadding="0" cellspacing="2" style="margin:6px 0;font-size:30px;font-weight:800;line-height:1.2">` +
    `<tr>${tiles}<td style="padding-left:8px;${soft};font-weight:700">${escapeHtml(`${half} ${end}`.trim())}</td></tr></table>` +
    `<div style="${soft}">${escapeHtml(where)}</div></td></tr></table>`
  );
}
