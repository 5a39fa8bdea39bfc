import { createHash } from 'node:crypto';
import { escapeHtml } from '../../mail/html/escapeHtml.ts';
import type { OutboxMail } from './outbox.ts';

function withLinks(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}

function article({ id, to, subject, createdAt, attachments, html, text }: OutboxMail): string {
  const files = attachments.map(({ filename }) => escapeHtml(filename)).join(', ');
  // A text message has none.
  const look = html && `<iframe src="/dev/outbox/${id}" title="${escapeHtml(subject)}" loading="lazy"></iframe>`;
  return (
    `<article><h2>${escapeHtml(subject)}</h2><p class="meta">${escapeHtml(to)} · ` +
    `<time>${createdAt}</time>${files ? ` · ${files}` : ''}</p><div>${look}<pre>${withLinks(text)}</pre></div></article>`
  );
}

const STYLE =
  'body{font:16px/1.5 system-ui;max-width:76rem;margin:2rem auto;padding:0 1rem;background:#f6f3ea;color:#14211a}' +
  'article{background:#fff;border:1px solid #e0dac9;border-radius:14px;padding:1rem 1.25rem;margin:1rem 0}' +
  'h2{font-size:1.1rem;margin:0}.meta{color:#46544b;margin:.25rem 0}article div{display:flex;flex-wrap:wrap;gap:1.5rem}' +
  'iframe{flex:none;width:390px;max-width:100%;height:44rem;border:1px solid #e0dac9;border-radius:14px}' +
  'pre{flex:1 1 20rem;min-width:0;margin:0;white-space:pre-wrap;font:inherit;overflow-wrap:anywhere}';

/** Lets in the page's one style, and mails as frames. */
export const OUTBOX_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-src 'self'; frame-ancestors 'none'`;

/** A mail has its styles in it, as every mail program needs; nothing else is let in, and its links open beside it. */
export const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** The outbox for people: what would have been mailed, as it looks and as text, newest first. A tool of developers, in English. */
export function outboxPage(mails: OutboxMail[]): string {
  const body = mails.length > 0 ? mails.map(article).join('') : '<p>No mail yet.</p>';
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>Outbox</title><style>${STYLE}</style></head><body><h1>Outbox</h1>${body}</body></html>`
  );
}
