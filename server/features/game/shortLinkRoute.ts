import type { FastifyInstance } from 'fastify';
import { invitationPath } from '../../../shared/routes/invitation.ts';
import type { Context } from '../../context.ts';
import { keepLanguage, languageQuery } from '../../plugins/askedLanguage.ts';
import { findShared } from './store/lists.ts';

/** `/g/{code}`: the short form of a share link, which keeps its `?lang=` (R-language-choice). An unknown code falls through to the app's not-found page. */
export function shortLinkRoute(app: FastifyInstance, { db }: Context): void {
  app.get<{ Params: { code: string } }>('/g/:code', { schema: { hide: true } }, async (request, reply) => {
    const game = await findShared(db, request.params.code.toLowerCase());
    if (!game) return reply.callNotFound();
    keepLanguage(request, reply);
    const path = invitationPath({ gameId: game.id, password: null, token: game.share_token });
    return reply.redirect(path + languageQuery(request), 302);
  });
}
