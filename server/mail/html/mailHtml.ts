import { BRAND } from '../../../shared/brand.ts';
import { escapeHtml } from '../../escapeHtml.ts';
import type { Email, MailLink, MailPart } from '../email.ts';
import { buttonHtml, factsHtml, linkHtml, paragraphHtml, quoteHtml, softHtml, TABLE, timesHtml } from './blocks.ts';
import { courtHtml, stubHtml } from './courtHtml.ts';
import { BODY_STYLE, DAY, STYLE_SHEET } from './look.ts';

const heading = (level: 1 | 2, text: string): string =>
  level === 1
    ? `<h1 class="ink big" style="margin:0 0 10px;font-size:30px;line-height:1.1;letter-spacing:-.02em;font-weight:800;` +
      `color:${DAY.ink};overflow-wrap:anywhere">${escapeHtml(text)}</h1>`
    : `<h2 class="ink" style="margin:0 0 8px;font-size:19px;line-height:1.2;color:${DAY.ink}">${escapeHtml(text)}</h2>`;

/** Where times are buttons, the link to everything else is less prominent. */
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

/** The two lines and the ball of the pages' logo, made of letters: no picture has to be loaded. */
const MARK =
  '<span aria-hidden="true" style="white-space:nowrap"><span style="font-size:22px;font-weight:400;letter-spacing:-3px;' +
  `vertical-align:-2px">//</span><span style="display:inline-block;width:11px;height:11px;margin-left:-2px;border-radius:11px;` +
  `background:${DAY.ball};border:solid 1px ${DAY.ballEdge};vertical-align:-4px"></span></span>`;

/**
 * Only tables and attributes, no picture: every mail program shows it alike, and nothing is loaded (R-mail-look).
 * @param closing why it was sent, and that replies are not read where they are not
 * @param stop the link that stops such mails
 */
export function mailHtml(email: Email, closing: string, stop: MailLink | null): string {
  const { court, stub, parts = [], notes = [] } = email;
  const quotes = (email.quotes ?? []).map(({ text }) => text);
  const said = email.paragraphs.map(paragraphHtml).join('') + quotes.map(quoteHtml).join('');
  const head = softHtml(email.greeting) + heading(1, email.headline ?? email.subject);
  const rest = said + actionHtml(email) + notes.map(softHtml).join('');
  const facts = email.facts?.filter(([label]) => !stub?.says.includes(label));
  const sections = [stub ? rest : head + rest, factsHtml(facts), ...parts.map(partHtml)];
  // A ticket begins with its headline, an invitation with the players on the court.
  const ticket = stub
    ? `${TABLE}>${section(head, true)}</table>${court ? courtHtml(court, false) : ''}${stubHtml(stub)}`
    : '';
  const hidden = `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(quotes[0] ?? email.paragraphs[0] ?? '')}</div>`;
  return (
    `<!doctype html><html lang="${email.language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">' +
    `<meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(email.subject)}</title>` +
    `<style>${STYLE_SHEET}</style></head><body class="bg" style="${BODY_STYLE}">${hidden}` +
    `${TABLE} class="bg" style="background:${DAY.paper}"><tr><td align="center" style="padding:16px 12px 32px">` +
    `${TABLE} style="max-width:520px;text-align:left"><tr><td class="ink" style="padding:4px 6px 14px;font-weight:800;` +
    `font-size:17px;color:${DAY.ink}">${MARK}&nbsp; ${BRAND.name}</td></tr>` +
    `<tr><td class="card" style="background:${DAY.card};border:solid 1px ${DAY.line};border-radius:22px;overflow:hidden">` +
    (ticket || (court ? courtHtml(court) : '')) +
    `${TABLE}>${sections.map((content, at) => section(content, at === 0)).join('')}</table></td></tr>` +
    `<tr><td class="soft" style="padding:16px 8px;font-size:14px;line-height:1.55;color:${DAY.soft}">${escapeHtml(closing)}` +
    `${stop ? `<br>${linkHtml(stop)}` : ''}</td></tr></table></td></tr></table></body></html>`
  );
}
