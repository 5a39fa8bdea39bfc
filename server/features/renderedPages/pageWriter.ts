import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE } from '../../../shared/locales/languages.ts';
import { TEXTS } from '../../../shared/locales/texts.ts';
import type { PageData, PageRenderer, RefusedAnswer } from '../../../shared/renderedPage.ts';
import type { Context } from '../../context.ts';
import { newId } from '../../ids.ts';
import { keepLanguage, languageTags, saidLanguage } from '../../plugins/askedLanguage.ts';
import { withStyle } from '../../plugins/headers.ts';
import { withLinkTags } from '../../plugins/linkTags.ts';
import { configAnswer } from '../config/configAnswer.ts';
import { previewOf } from '../linkPreview/previews.ts';
import { pageContent } from './pageContent.ts';
import { pageDocuments } from './pageDocument.ts';

/** A page to render. */
export interface WantedPage {
  path: string;
  /** With its `?`, or empty. */
  search: string;
  /** A refused answer, which the page explains. */
  refused?: RefusedAnswer;
}

/** Answers with a page; `false` where it can't be rendered, as without a link's token. */
export type WritePage = (request: FastifyRequest, reply: FastifyReply, wanted: WantedPage) => Promise<boolean>;

/**
 * Loads the renderer of pages (R-rendered-pages).
 * @param webRoot absolute path of the web build
 * @returns null where the build has no renderer
 */
export async function pageWriter(context: Context, webRoot: string): Promise<WritePage | null> {
  const built = join(webRoot, 'ssr/renderPage.js');
  if (!existsSync(built)) return null;
  const renderer = (await import(pathToFileURL(built).href)) as PageRenderer;
  await renderer.prepare();
  const toDocument = await pageDocuments(webRoot);

  return async (request, reply, wanted) => {
    const content = await pageContent(context, wanted.path, (value, schema) =>
      String(reply.serializeInput(value, schema)),
    );
    if (!content) return false;
    const language = saidLanguage(request) ?? DEFAULT_LANGUAGE;
    const page: PageData = {
      ...wanted,
      ...content,
      language,
      browserLanguages: languageTags(request.headers['accept-language']),
      config: configAnswer(context, language),
      formKey: newId(),
    };
    // The client has left: rendering costs more than the rest of the call (R-render-work).
    if (reply.raw.destroyed) {
      reply.hijack();
      return true;
    }
    keepLanguage(request, reply);
    const { html, styleSource } = toDocument(page, renderer.renderPage(page, TEXTS[language]));
    const preview = await previewOf(context, page.path, language);
    const about = page.game ?? page.profile;
    const isThere = !about?.refusal;
    await reply
      .code(wanted.refused?.status ?? (isThere ? 200 : 404))
      .headers({
        // It contains the token and people's names, or the ticket of a log-in in its links.
        'cache-control': 'private, no-store',
        'content-security-policy': withStyle(String(reply.getHeader('content-security-policy')), styleSource),
        ...(about && { 'x-robots-tag': 'noindex, nofollow' }),
        vary: 'accept-language, cookie',
      })
      .type('text/html; charset=utf-8')
      .send(preview ? withLinkTags(html, preview, context.config.publicUrl) : html);
    return true;
  };
}
