import { createHash } from 'node:crypto';
import type { OutboxMail } from './outbox.ts';

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function withLinks(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}

function article(mail: OutboxMail): string {
  const files = mail.attachments.map(({ filename }) => escapeHtml(filename)).join(', ');
  return (
    `<article><h2>${escapeHtml(mail.subject)}</h2><p class="meta">${escapeHtml(mail.to)} · ` +
    `<time>${mail.createdAt}</time>${files ? ` · ${files}` : ''}</p><pre>${withLinks(mail.text)}</pre></article>`
  );
}

const STYLE =
  'body{font:16px/1.5 system-ui;max-width:760px;margin:2rem auto;padding:0 1rem;background:#f6f3ec;color:#1d2a24}' +
  'article{background:#fff;border:1px solid #ddd8cb;border-radius:12px;padding:1rem 1.25rem;margin:1rem 0}' +
  'h2{font-size:1.1rem;margin:0}.meta{color:#5c6a62;margin:.25rem 0}pre{white-space:pre-wrap;font:inherit;overflow-wrap:anywhere}';

/** Lets in the page's one style, and nothing else. */
export const OUTBOX_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'`;

/** The outbox for people: what would have been mailed, newest first. A tool of developers, in English. */
export function outboxPage(mails: OutboxMail[]): string {
  const body = mails.length > 0 ? mails.map(article).join('') : '<p>No mail yet.</p>';
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>Outbox</title><style>${STYLE}</style></head><body><h1>Outbox</h1>${body}</body></html>`
  );
}
