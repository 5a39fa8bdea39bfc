import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_LANGUAGE, type Language } from '../../shared/locales/languages.ts';
import { PATHS, PATTERNS, readPath, readPattern } from '../../shared/routes/paths.ts';
import { errorAnswer } from '../appError.ts';
import type { Config } from '../config.ts';
import { keepLanguage, saidLanguage } from './askedLanguage.ts';
import { pageSender } from './compressedPage.ts';
import { withStyle } from './headers.ts';
import { type Preview, withLinkTags } from './linkTags.ts';
import { pageTags } from './pageTags.ts';

/** Paths that programs call; everything else is a page. */
const API = /^\/(api|oauth|dev\/outbox|dev\/clock|dev\/payment|locales|assets)(\/|\.|$)/;

/** The gallery is a page of development only (R-dev-tools). */
function isPage(path: string, development: boolean): boolean {
  return readPath(path) !== null && (development || path !== PATHS.gallery);
}

/**
 * Serves the web build: hashed assets for ever, the service worker, and index.html for every page of the app; a path the app does not have
 * is the app's own not-found page, with HTTP 404.
 * @param webRoot absolute path of the build; null where only the API is wanted
 * @param previewOf what the link of a page shows of itself, to a reader whose request says a language or none; null for pages that
 *   are all alike
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
    // The service worker keeps one page for all of them.
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
