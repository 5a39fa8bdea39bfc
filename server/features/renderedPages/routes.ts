import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TEXTS } from '../../../shared/locales/texts.ts';
import type { PageData, PageRenderer, RefusedAnswer } from '../../../shared/renderedPage.ts';
import { PATTERNS } from '../../../shared/routes/paths.ts';
import type { Context } from '../../context.ts';
import { languageTags, pageLanguage } from '../../plugins/askedLanguage.ts';
import { withStyle } from '../../plugins/headers.ts';
import { withLinkTags } from '../../plugins/linkTags.ts';
import { configAnswer } from '../config/configAnswer.ts';
import { previewOf } from '../preview/previews.ts';
import { pageContent, type Serialize } from './pageContent.ts';
import { pageDocuments } from './pageDocument.ts';

/** What a reader without an account may open. */
const PAGES = [PATTERNS.invitation, PATTERNS.publicProfile];

/**
 * Pages that come with their content (R-rendered-pages). What can't be rendered, as without a database, comes empty and
 * finds out by itself.
 * @param webRoot absolute path of the web build
 */
export async function renderedPageRoutes(
  app: FastifyInstance,
  context: Context,
  webRoot: string,
  compression: FastifyCompressOptions,
): Promise<void> {
  const built = join(webRoot, 'ssr/renderPage.js');
  if (!existsSync(built)) return;
  const renderer = (await import(pathToFileURL(built).href)) as PageRenderer;
  await renderer.prepare();
  const toDocument = await pageDocuments(webRoot);
  await app.register(compress, { ...compression, customTypes: /^text\/html/ });

  async function pageOf(request: FastifyRequest, serialize: Serialize): Promise<Omit<PageData, 'refused'> | null> {
    const [path = '', query = ''] = request.url.split('?');
    const content = await pageContent(context, path, serialize);
    if (!content) return null;
    const language = pageLanguage(request);
    const config = configAnswer(context, language);
    const browserLanguages = languageTags(request.headers['accept-language']);
    return { path, search: query && `?${query}`, language, browserLanguages, config, ...content };
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, refused?: RefusedAnswer) {
    const found = await pageOf(request, (value, schema) => String(reply.serializeInput(value, schema)));
    if (!found) return reply.callNotFound();
    const page = refused ? { ...found, refused } : found;
    const rendered = renderer.renderPage(page, TEXTS[page.language]);
    const { html, styleSource } = toDocument(page, rendered);
    const preview = await previewOf(context, page.path);
    const isThere = (page.game ?? page.profile)?.refusal === null;
    return reply
      .code(refused?.status ?? (isThere ? 200 : 404))
      .headers({
        // Token and people are in it.
        'cache-control': 'private, no-store',
        'content-security-policy': withStyle(String(reply.getHeader('content-security-policy')), styleSource),
        'x-robots-tag': 'noindex, nofollow',
        vary: 'accept-language, cookie',
      })
      .type('text/html; charset=utf-8')
      .send(preview ? withLinkTags(html, preview, context.config.publicUrl) : html);
  }

  for (const url of PAGES) {
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      // The service worker keeps the empty page, which stands for all addresses.
      if (request.headers['sec-fetch-dest'] === 'empty') return reply.callNotFound();
      try {
        return await answer(request, reply);
      } catch (error) {
        request.log.error({ err: error }, 'a page could not be rendered');
        return reply.callNotFound();
      }
    });
  }
}
