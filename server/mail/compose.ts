import { BRAND } from '../../shared/brand.ts';
import type { TextKey } from '../../shared/locales/keys.ts';
import type { Language } from '../../shared/locales/languages.ts';
import { unsubscribePath } from '../../shared/routes/paths.ts';
import type { MailAttachment } from '../db/tables/mail.ts';
import { textIn } from '../texts.ts';

interface Link {
  label: string;
  url: string;
}

/** A mail before it is written out: texts are in the receiver's language already (R-mail-language). */
export interface Email {
  to: string;
  language: Language;
  /** Shown as "NAME via Crosscourt"; the product alone when absent. */
  fromName?: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** Label and value, one a line. */
  facts?: [label: string, value: string][];
  action?: Link;
  /** Several things to look at, each with facts and a link of its own; then there is no `action`. */
  parts?: { title: string; facts: [label: string, value: string][]; action: Link }[];
  attachments?: MailAttachment[];
  /** Somebody waits for it: it passes the others by (R-mail-urgent). */
  urgent?: true;
  /**
   * By whose token and about which sender (null: the product) mails can be stopped, `simple` by one question. Null is for
   * mails of security, which nothing stops (R-security-mail).
   */
  stop: { token: string; senderId: string | null; simple?: boolean } | null;
  /** What it is beside an ordinary one, where that decides on its budgets (R-mail-budget). */
  kind?: 'claim' | 'reset' | 'report' | 'visitor';
  /** The match it is about, and whether it says that this is agreed or off (R-mail-gathered). */
  match?: { id: string; decisive: boolean };
  /** Whether the receiver is the sender or has answered them. */
  isAnswered?: boolean;
  /** Whoever causes it is refused when a budget of theirs is used up; others' mails wait or are left out. */
  isRefusable?: boolean;
  /** The invitees whose delivery state this mail decides. */
  inviteeIds?: string[];
}

export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Nothing a person typed may add a line to a header. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 200);
}

function plainText(email: Email, closing: string, stop: Link | null): string {
  const factLines = (facts: Email['facts'] = []) => facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  const link = ({ label, url }: Link) => `${label}:\n${url}`;
  const parts = (email.parts ?? []).map(({ title, facts, action }) =>
    [title, factLines(facts), link(action)].join('\n'),
  );
  const action = email.action ? link(email.action) : '';
  const blocks = [
    email.greeting,
    ...email.paragraphs,
    factLines(email.facts),
    ...parts,
    action,
    closing,
    stop ? link(stop) : '',
  ];
  return blocks.filter(Boolean).join('\n\n');
}

const COLOURS = { paper: '#f6f3ec', ink: '#1d2a24', court: '#14503a', soft: '#5c6a62', line: '#ddd8cb' };

function htmlText(email: Email, closing: string, stop: Link | null): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text).replace(/\n/g, '<br>')}</p>`;
  const row = ([label, value]: [string, string]) =>
    `<tr><td style="padding:6px 16px 6px 0;color:${COLOURS.soft};vertical-align:top">${escapeHtml(label)}</td>` +
    `<td style="padding:6px 0;font-weight:600">${escapeHtml(value)}</td></tr>`;
  const table = (facts: Email['facts'] = []) =>
    facts.length
      ? `<table role="presentation" style="margin:0 0 24px;border-collapse:collapse">${facts.map(row).join('')}</table>`
      : '';
  const button = ({ label, url }: Link) =>
    `<p style="margin:0 0 24px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 24px;` +
    `background:${COLOURS.court};color:#ffffff;border-radius:10px;text-decoration:none;font-weight:600">` +
    `${escapeHtml(label)}</a></p>`;
  const plainLink = ({ label, url }: Link) =>
    `<a href="${escapeHtml(url)}" style="color:${COLOURS.soft}">${escapeHtml(label)}</a>`;
  const parts = (email.parts ?? []).map(
    ({ title, facts, action }) =>
      `<h2 style="margin:0 0 8px;font-size:18px">${escapeHtml(title)}</h2>${table(facts)}${button(action)}`,
  );
  return (
    `<!doctype html><html lang="${email.language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(email.subject)}</title></head>` +
    `<body style="margin:0;background:${COLOURS.paper};color:${COLOURS.ink};font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">` +
    `<div style="max-width:560px;margin:0 auto;padding:32px 20px">` +
    `<p style="margin:0 0 24px;font-weight:700;color:${COLOURS.court}">${BRAND.name}</p>` +
    `<div style="background:#ffffff;border:1px solid ${COLOURS.line};border-radius:14px;padding:28px 24px">` +
    `${paragraph(email.greeting)}${email.paragraphs.map(paragraph).join('')}${table(email.facts)}` +
    `${parts.join('')}${email.action ? button(email.action) : ''}</div>` +
    `<p style="margin:20px 4px;color:${COLOURS.soft};font-size:14px">${escapeHtml(closing)}${stop ? `<br>${plainLink(stop)}` : ''}</p></div></body></html>`
  );
}

/**
 * @param publicUrl where the deployment is reached
 * @returns subject, plain text and HTML of a mail
 */
export function compose(email: Email, publicUrl: string): ComposedMail {
  const closing = textIn(email.language, 'mail.closing' satisfies TextKey, { product: BRAND.name });
  const path = email.stop && unsubscribePath(email.stop);
  const stop = path ? { label: textIn(email.language, 'mail.stop'), url: `${publicUrl}${path}` } : null;
  return {
    subject: oneLine(email.subject),
    text: plainText(email, closing, stop),
    html: htmlText(email, closing, stop),
  };
}

/** @returns the sender's name of a mail on somebody's behalf (R-mail-sender) */
export function senderName(email: Email): string {
  if (!email.fromName) return BRAND.name;
  return oneLine(textIn(email.language, 'mail.via', { name: email.fromName, product: BRAND.name }));
}
