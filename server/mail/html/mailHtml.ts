import { BRAND } from '../../../shared/brand.ts';
import type { Email, MailLink, MailPart } from '../email.ts';
import { buttonHtml, factsHtml, linkHtml, paragraphHtml, quoteHtml, softHtml, TABLE, timesHtml } from './blocks.ts';
import { courtHtml } from './courtHtml.ts';
import { escapeHtml } from './escapeHtml.ts';
import { BODY_STYLE, DAY, STYLE_SHEET } from './look.ts';
import { stubHtml } from './stubHtml.ts';

const heading = (level: 1 | 2, text: string): string =>
  level === 1
    ? `<h1 class="ink big" style="margin:0 0 10px;font-size:30px;line-height:1.1;letter-spacing:-.02em;font-weight:800;` +
      `color:${DAY.ink};overflow-wrap:anywhere">${escapeHtml(text)}</h1>`
    : `<h2 class="ink" style="margin:0 0 8px;font-size:19px;line-height:1.2;color:${DAY.ink}">${escapeHtml(text)}</h2>`;

/** Where times are buttons, the link to everything else is a quiet one. */
const actionHtml = ({ action, times, waits }: Pick<Email, 'action' | 'times' | 'waits'>): string => {
  if (!action) return times ? timesHtml(times) : '';
  return times ? timesHtml(times) + linkHtml(action) : buttonHtml(action, waits === true);
};

const partHtml = ({ title, facts, action, times }: MailPart): string =>
  heading(2, title) + factsHtml(facts) + actionHtml({ action, ...(times ? { times } : {}) });

const section = (content: string, isFirst: boolean): string =>
  content === ''
    ? ''
    : `<tr><td class="px${isFirst ? '' : ' rule'}" style="padding:${isFirst ? '22px 26px 6px' : '14px 26px 6px'};` +
      `${isFirst ? '' : `border-top:solid 1px ${DAY.line}`}">${content}</td></tr>`;

/**
 * Tables and attributes alone, no picture: every mail program reads it alike, and nothing is loaded (R-mail-look).
 * @param closing why it was sent
 * @param stop the link that stops such mails
 */
export function mailHtml(email: Email, closing: string, stop: MailLink | null): string {
  const { court, stub, parts = [], notes = [] } = email;
  const quotes = email.quotes ?? [];
  const said = email.paragraphs.map(paragraphHtml).join('') + quotes.map(quoteHtml).join('');
  const main =
    softHtml(email.greeting) +
    heading(1, email.headline ?? email.subject) +
    said +
    actionHtml(email) +
    notes.map(softHtml).join('');
  const sections = [main, factsHtml(email.facts), ...parts.map(partHtml)];
  const hidden = `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(quotes[0] ?? email.paragraphs[0] ?? '')}</div>`;
  const ball =
    `<span style="display:inline-block;width:14px;height:14px;border-radius:14px;background:${DAY.ball};` +
    `border:solid 1px ${DAY.ballEdge};vertical-align:-2px"></span>`;
  return (
    `<!doctype html><html lang="${email.language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">' +
    `<meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(email.subject)}</title>` +
    `<style>${STYLE_SHEET}</style></head><body class="bg" style="${BODY_STYLE}">${hidden}` +
    `${TABLE} class="bg" style="background:${DAY.paper}"><tr><td align="center" style="padding:16px 12px 32px">` +
    `${TABLE} style="max-width:520px;text-align:left"><tr><td class="ink" style="padding:4px 6px 14px;font-weight:800;` +
    `font-size:17px;color:${DAY.ink}">${ball}&nbsp; ${BRAND.name}</td></tr>` +
    `<tr><td class="card" style="background:${DAY.card};border:solid 1px ${DAY.line};border-radius:22px;overflow:hidden">` +
    `${court ? courtHtml(court) : ''}${stub ? stubHtml(stub) : ''}` +
    `${TABLE}>${sections.map((content, at) => section(content, at === 0)).join('')}</table></td></tr>` +
    `<tr><td class="soft" style="padding:16px 8px;font-size:14px;line-height:1.55;color:${DAY.soft}">${escapeHtml(closing)}` +
    `${stop ? `<br>${linkHtml(stop)}` : ''}</td></tr></table></td></tr></table></body></html>`
  );
}
