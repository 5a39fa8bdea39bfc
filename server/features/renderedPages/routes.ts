import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import type { FastifyError, FastifyInstance } from 'fastify';
import { BRAND } from '../../../shared/brand.ts';
import { ERRORS } from '../../../shared/contract/errors.ts';
import type { TextKey } from '../../../shared/locales/keys.ts';
import { DEFAULT_LANGUAGE } from '../../../shared/locales/languages.ts';
import type { RefusedAnswer } from '../../../shared/renderedPage.ts';
import { invitationPath } from '../../../shared/routes/invitation.ts';
import { PATHS, PATTERNS } from '../../../shared/routes/paths.ts';
import type { Context } from '../../context.ts';
import { escapeHtml } from '../../escapeHtml.ts';
import { saidLanguage } from '../../plugins/askedLanguage.ts';
import { meetFailure } from '../../plugins/errors.ts';
import { textIn } from '../../texts.ts';
import { answerFormRoute, type ShowRefusal, showAsJson } from '../game/answerFormRoute.ts';
import { refusalOf } from './pageContent.ts';
import { pageWriter } from './pageWriter.ts';

/** If the answer to a form can't be rendered, as without a database, it is answered in plain words, with a way back. */
function registerPageErrors(app: FastifyInstance, context: Context): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { code, data } = meetFailure(context, error, request, reply);
    const language = saidLanguage(request) ?? DEFAULT_LANGUAGE;
    const text = (key: TextKey) => escapeHtml(textIn(language, key, { retryAfter: data?.retryAfter ?? 0 }));
    const [path = ''] = request.url.split('?');
    const html = [
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${BRAND.name}</title>`,
      '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
      `<h1>${text('invitation.failed.title')}</h1><p>${text(`error.${code}`)}</p>`,
      `<p><a href="${escapeHtml(path)}">${text('alert.retry')}</a></p></html>`,
    ];
    return reply.code(ERRORS[code]).type('text/html; charset=utf-8').send(html.join(''));
  });
}

/** A document of sixty kilobytes then fits into what a server may send before an acknowledgement: one round trip less. */
const COMPRESSION = {
  customTypes: /^text\/html/,
  encodings: ['br', 'gzip'],
  brotliOptions: {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  },
} satisfies FastifyCompressOptions;

/** The pages that a reader without an account may open. */
const PAGES = [PATTERNS.invitation, PATTERNS.publicProfile, PATHS.login];

/** @returns the fields of the form, as the page shows them again */
function filledIn(form: Parameters<ShowRefusal>[4]): Pick<RefusedAnswer, 'starts' | 'venues' | 'typed'> {
  const { start = [], venue = [], note = '', firstName = '', lastName = '', email = '', shareMyPhone } = form ?? {};
  const starts = start.map((each) => new Date(each)).filter((each) => !Number.isNaN(each.getTime()));
  return {
    starts: starts.map((each) => each.toISOString()),
    venues: venue,
    typed: { note, firstName, lastName, email, ...(shareMyPhone && { shareMyPhone }) },
  };
}

/**
 * Pages that come with their content, and the answers to their forms (R-rendered-pages, R-form-answer). A page that can't be
 * rendered, as without a database, comes empty and loads its content itself.
 * @param webRoot absolute path of the web build; null where only the API is wanted
 */
export async function renderedPageRoutes(
  app: FastifyInstance,
  context: Context,
  webRoot: string | null,
): Promise<void> {
  const writePage = webRoot === null ? null : await pageWriter(context, webRoot);
  if (!writePage) {
    answerFormRoute(app, context, showAsJson);
    return;
  }
  await app.register(compress, COMPRESSION);
  for (const url of PAGES) {
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      const [path = '', query = ''] = request.url.split('?');
      try {
        const isWritten = await writePage(request, reply, { path, search: query && `?${query}` });
        if (!isWritten) reply.callNotFound();
      } catch (error) {
        context.report(error, 'a page could not be rendered');
        reply.callNotFound();
      }
      return reply;
    });
  }
  const showOnPage: ShowRefusal = async (request, reply, link, failure, form) => {
    const refused = { ...refusalOf(failure.code, failure.data), ...filledIn(form) };
    const isWritten = await writePage(request, reply, { path: invitationPath(link), search: '', refused });
    // A link without a page of its own, such as a session's, has no form either: the answer says why.
    return isWritten ? reply : showAsJson(request, reply, link, failure, form);
  };
  await app.register(async (forms) => {
    registerPageErrors(forms, context);
    answerFormRoute(forms, context, showOnPage);
  });
}
