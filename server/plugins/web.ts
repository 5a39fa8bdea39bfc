import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, type Language } from '../../shared/locales/languages.ts';
import { PATHS, PATTERNS, readPath, readPattern } from '../../shared/routes/paths.ts';
import { errorAnswer } from '../appError.ts';
import type { Config } from '../config.ts';
import { keepLanguage, saidLanguage } from './askedLanguage.ts';
import { withStyle } from './headers.ts';
import { type Preview, withLinkTags } from './linkTags.ts';
import { pageTags } from './pageTags.ts';

const compress = promisify(brotliCompress);
const PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };

/** Each page of the app in each language, and a few unknown addresses. */
const MAX_KEPT = 1000;

/**
 * Sends pages compressed to a third: a page with its styles then fits into what a server may send before an acknowledgement.
 * Pages that are the same for everybody are compressed once.
 * @returns a function that sends a page; `name` is that of a page that is the same for everybody, else null
 */
function pageSender(): (
  request: FastifyRequest,
  reply: FastifyReply,
  page: { html: string; name: string | null },
) => Promise<FastifyReply> {
  const kept = new Map<string, Buffer>();
  return async (request, reply, { html, name }) => {
    if (!/\bbr\b/.test(String(request.headers['accept-encoding']))) return reply.send(html);
    const known = name === null ? undefined : kept.get(name);
    const sent = known ?? (await compress(html, { params: PARAMS }));
    if (name !== null && kept.size < MAX_KEPT) kept.set(name, sent);
    return reply.header('content-encoding', 'br').send(sent);
  };
}

/** Paths that programs call; everything else is a page. */
const API = /^\/(api|oauth|dev\/outbox|dev\/clock|dev\/payment|locales|assets)(\/|\.|$)/;

/** The gallery is a page of development only (R-dev-tools). */
function isPage(path: string, development: boolean): boolean {
  return readPath(path) !== null && (development || path !== PATHS.gallery);
}

/**
 * Serves the web build: hashed assets for ever, the service worker, and index.html for every page of the app. A path that the
 * app does not have gets the app's own not-found page, with HTTP 404.
 * @param webRoot absolute path of the build; null where only the API is wanted
 * @param previewOf the preview of a page's link, for a reader whose request names a language or none; null for pages without a
 *   preview of their own
 */
export async function registerWeb(
  app: FastifyInstance,
  { development, publicUrl }: Config,
  webRoot: string | null,
  previewOf: (path: string, said: Language | null) => Promise<Preview | null>,
): Promise<void> {
  const index = webRoot === null ? null : await readFile(join(webRoot, 'index.html'), 'utf8');
  const tags = webRoot === null ? null : await pageTags(webRoot);
  const sendPage = pageSender();
  if (webRoot !== null) {
    await app.register(fastifyStatic, {
      root: join(webRoot, 'assets'),
      prefix: '/assets/',
      wildcard: true,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
    });
    const serviceWorker = await readFile(join(webRoot, 'sw.js'), 'utf8');
    app.get('/sw.js', { schema: { hide: true } }, async (_request, reply) =>
      reply.headers({ 'cache-control': 'no-cache' }).type('text/javascript; charset=utf-8').send(serviceWorker),
    );
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (index === null || !isRead || API.test(path)) return reply.code(404).send(errorAnswer('E.notFound'));
    const said = saidLanguage(request);
    keepLanguage(request, reply);
    const preview = await previewOf(path, said);
    // The service worker stores one page for all of them: its fetch is not for a document.
    const isKept = request.headers['sec-fetch-dest'] === 'empty';
    let html = index;
    if (!isKept && tags !== null) {
      html = tags.write(index, request.url, said ?? DEFAULT_LANGUAGE);
      const policy = String(reply.getHeader('content-security-policy'));
      reply.header('content-security-policy', withStyle(policy, tags.styleSource));
    }
    // Players are found by those they give their link to, not by search engines (R-not-searched).
    if (readPattern(PATTERNS.publicProfile, path)) reply.header('x-robots-tag', 'noindex, nofollow');
    reply
      .code(isPage(path, development) ? 200 : 404)
      .headers({ 'cache-control': 'no-cache', vary: 'accept-encoding, accept-language, cookie, sec-fetch-dest' })
      .type('text/html; charset=utf-8');
    if (preview) return sendPage(request, reply, { html: withLinkTags(html, preview, publicUrl), name: null });
    const page = request.url === PATHS.dashboard ? 'first' : (readPath(path)?.page ?? '');
    return sendPage(request, reply, { html, name: isKept ? 'kept' : `${page} ${said ?? DEFAULT_LANGUAGE}` });
  });
}
