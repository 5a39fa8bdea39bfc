import { addressParts } from '../../../shared/domain/people/address.ts';
import { escapeHtml } from '../../escapeHtml.ts';
import type { Facts, MailLink, MailTimes } from '../email.ts';
import { DAY } from './look.ts';

export const TABLE = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"';

/** Has a joiner after the dash of a score or a time, so that 6–3 stays in one line. Addresses break well (R-address-lines). */
const lines = (text: string): string =>
  addressParts(text)
    .map(escapeHtml)
    .join('<wbr>')
    .replace(/(?<=\d)–(?=\d)/g, '–&#8288;')
    .replace(/\n/g, '<br>');

export function paragraphHtml(text: string): string {
  return `<p class="ink" style="margin:0 0 14px;color:${DAY.ink};overflow-wrap:anywhere">${lines(text)}</p>`;
}

/** What somebody has written. */
export function quoteHtml(text: string): string {
  return (
    `<p class="ink" style="margin:0 0 14px;padding:2px 0 2px 14px;border-left:solid 4px ${DAY.ballEdge};color:${DAY.ink};` +
    `font-size:17px;overflow-wrap:anywhere">${lines(text)}</p>`
  );
}

export function softHtml(text: string): string {
  return `<p class="soft" style="margin:0 0 14px;color:${DAY.soft};font-size:15px">${lines(text)}</p>`;
}

/** Label and value, one pair a line. */
export function factsHtml(facts: Facts = []): string {
  if (facts.length === 0) return '';
  const row = ([label, value]: [string, string]) =>
    `<tr><td class="soft" width="30%" style="padding:3px 12px 3px 0;color:${DAY.soft};vertical-align:top">${escapeHtml(label)}</td>` +
    `<td class="ink" style="padding:3px 0;font-weight:600;color:${DAY.ink};overflow-wrap:anywhere">${lines(value)}</td></tr>`;
  return `${TABLE} style="margin:0 0 16px;font-size:15px;table-layout:fixed">${facts.map(row).join('')}</table>`;
}

/** @param isBall whether it waits for the receiver, like the ball */
export function buttonHtml({ label, url }: MailLink, isBall: boolean): string {
  const [ground, ink, edge] = isBall ? [DAY.ball, DAY.ink, DAY.ballEdge] : [DAY.green, '#ffffff', DAY.green];
  return (
    `${TABLE} style="margin:0 0 16px"><tr><td align="center" bgcolor="${ground}"${isBall ? '' : ' class="go"'} ` +
    `style="border-radius:16px;background:${ground};border:solid 1px ${edge}"><a href="${escapeHtml(url)}" ` +
    `style="display:block;padding:14px 16px;text-decoration:none;color:${ink};font-weight:800;font-size:17px;line-height:1.3">` +
    `${escapeHtml(label)}</a></td></tr></table>`
  );
}

export function linkHtml({ label, url }: MailLink): string {
  return (
    `<a class="lnk" href="${escapeHtml(url)}" style="display:inline-block;padding:12px 16px 12px 0;color:${DAY.link};` +
    `font-weight:700">${escapeHtml(label)}</a>`
  );
}

/** On the narrowest phones the day is above its time, which is not broken. */
const timeHtml = (label: string): string =>
  escapeHtml(label).replace(/(?<=, )[^,]+$/, '<span style="white-space:nowrap">$&</span>');

/** Times as buttons: each opens the page with that time marked, and answers nothing (R-time-buttons). */
export function timesHtml({ title, slots, all }: MailTimes): string {
  const slot = ({ label, url }: MailLink) =>
    `<tr><td class="slot" style="border:solid 2px ${DAY.green};border-radius:16px;background:${DAY.raised}">` +
    `<a class="ink" href="${escapeHtml(url)}" style="display:block;padding:13px 16px;text-decoration:none;color:${DAY.ink};` +
    `font-weight:800;font-size:17px;line-height:1.25">${timeHtml(label)}</a></td></tr>` +
    '<tr><td height="8" style="font-size:0;line-height:0">&nbsp;</td></tr>';
  return (
    `<p class="ink" style="margin:0 0 10px;font-weight:700;color:${DAY.ink}">${escapeHtml(title)}</p>` +
    `${TABLE}>${slots.map(slot).join('')}</table>${all ? buttonHtml(all, true) : ''}`
  );
}
