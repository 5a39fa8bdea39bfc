import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import type { RefusedAnswer } from '../../../shared/renderedPage.ts';
import { invitationPath } from '../../../shared/routes/invitation.ts';
import { PATHS, PATTERNS } from '../../../shared/routes/paths.ts';
import type { Context } from '../../context.ts';
import { answerFormRoute, type ShowRefusal, showAsJson } from '../game/answerFormRoute.ts';
import { refusalOf } from './pageContent.ts';
import { registerPageErrors } from './pageErrors.ts';
import { pageWriter } from './pageWriter.ts';

/** A document of sixty kilobytes then fits what a server may send before it is answered: one way there and back less. */
const COMPRESSION = {
  customTypes: /^text\/html/,
  encodings: ['br', 'gzip'],
  brotliOptions: {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  },
} satisfies FastifyCompressOptions;

/** What a reader without an account may open. */
const PAGES = [PATTERNS.invitation, PATTERNS.publicProfile, PATHS.login];

/** @returns what was filled in, as the page takes it up again */
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
 * Pages that come with their content, and their forms' answers (R-rendered-pages, R-form-answer). What can't be rendered, as
 * without a database, comes empty and finds out by itself.
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
      // The service worker keeps the empty page, which stands for all addresses.
      const isKept = request.headers['sec-fetch-dest'] === 'empty';
      try {
        const isWritten = !isKept && (await writePage(request, reply, { path, search: query && `?${query}` }));
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
    // A link without a page of its own, such as that of a session, has no form either: the answer says why.
    return isWritten ? reply : showAsJson(request, reply, link, failure, form);
  };
  await app.register(async (forms) => {
    registerPageErrors(forms, context);
    answerFormRoute(forms, context, showOnPage);
  });
}
