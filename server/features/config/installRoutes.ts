import type { FastifyInstance } from 'fastify';
import { MANIFEST_PATH } from '../../../shared/install/manifestPath.ts';
import { toLanguage } from '../../../shared/locales/languages.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { askedLanguage } from '../../plugins/askedLanguage.ts';
import { firstValue, type QueryValue } from '../../plugins/malformed.ts';
import { manifestIn } from './manifest.ts';

/** What browsers ask for to install the app, in the language of its reader (R-installable, R-share-target). */
export async function installRoutes(app: FastifyInstance): Promise<void> {
  type Route = { Querystring: { lang?: QueryValue } };
  app.get<Route>(MANIFEST_PATH, { schema: { hide: true } }, async (request, reply) => {
    const language = toLanguage(firstValue(request.query.lang)) ?? askedLanguage(request.headers['accept-language']);
    return reply
      .headers({ 'cache-control': 'no-cache', vary: 'accept-language' })
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestIn(language)));
  });
  await app.register(async (shared) => {
    // The service worker keeps what is shared. Where there is none yet it is not read: the page says that nothing came.
    shared.removeAllContentTypeParsers();
    shared.addContentTypeParser('*', (_request, _body, done) => done(null));
    shared.post(PATHS.shared, { schema: { hide: true } }, async (_request, reply) => reply.redirect(PATHS.shared, 303));
  });
}
