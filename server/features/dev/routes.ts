import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { object } from 'yup';
import { instant } from '../../../shared/contract/schemas/fields.ts';
import { AppError } from '../../appError.ts';
import type { MovableClock } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { escapeHtml } from '../../escapeHtml.ts';
import { isFromThisMachine } from '../../loopback.ts';
import { carriesToken } from '../../plugins/fixedToken.ts';
import { firstValue, type QueryValue } from '../../plugins/malformed.ts';
import { type OutboxMail, readMailHtml, readOutbox } from './outbox.ts';

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

/** Allows the page's one style, and mails as frames. */
const OUTBOX_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-src 'self'; frame-ancestors 'none'`;

/** A mail contains its styles, as every mail program needs; nothing else is allowed, and its links open in a new window. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** The outbox for people: mails as they look and as text, newest first. A tool for developers, in English. */
function outboxPage(mails: OutboxMail[]): string {
  const body = mails.length > 0 ? mails.map(article).join('') : '<p>No mail yet.</p>';
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>Outbox</title><style>${STYLE}</style></head><body><h1>Outbox</h1>${body}</body></html>`
  );
}

const clockBody = object({ now: instant().nullable().defined() });

/** The tools of development (R-dev-tools): only on a loopback address outside production, for this machine or with a token. */
export async function devRoutes(app: FastifyInstance, context: Context, clock: MovableClock): Promise<void> {
  const { config } = context;
  app.addHook('onRequest', async (request) => {
    const isIn = isFromThisMachine(request.raw, config) || carriesToken(request, config.devToken);
    if (!isIn) throw new AppError('E.notFound');
  });

  const hidden = { schema: { hide: true } };
  type WithTo = { Querystring: { to?: QueryValue } };

  app.get<WithTo>('/dev/outbox.json', hidden, async (request) => readOutbox(context, firstValue(request.query.to)));

  app.get<WithTo>('/dev/outbox', hidden, async (request, reply) => {
    const mails = await readOutbox(context, firstValue(request.query.to));
    reply.header('content-security-policy', OUTBOX_POLICY);
    return reply.type('text/html; charset=utf-8').send(outboxPage(mails));
  });

  app.get<{ Params: { id: string } }>('/dev/outbox/:id', hidden, async (request, reply) => {
    const html = await readMailHtml(context, request.params.id);
    if (html === undefined) throw new AppError('E.notFound');
    reply.header('content-security-policy', MAIL_POLICY).header('x-frame-options', 'SAMEORIGIN');
    // A page of ours would show nothing inside the frame.
    return reply.type('text/html; charset=utf-8').send(html.replace('<head>', '<head><base target="_blank">'));
  });

  app.get('/dev/clock', hidden, async () => ({ now: clock.now().toISOString() }));

  app.post('/dev/clock', hidden, async (request) => {
    if (!(await clockBody.isValid(request.body))) {
      throw new AppError('E.bad.request', { fields: { now: 'field.instant' } });
    }
    const { now } = clockBody.cast(request.body);
    clock.set(now === null ? null : new Date(now));
    await context.jobs.sweepSoon();
    return { now: clock.now().toISOString() };
  });
}
