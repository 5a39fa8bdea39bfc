import type { FastifyInstance } from 'fastify';
import { invitationPath } from '../../../shared/routes/invitation.ts';
import type { Context } from '../../context.ts';
import { findShared } from './store/lists.ts';

/** `/g/{code}`: the short form of a share link. An unknown code falls through to the app's not-found page. */
export function shortLinkRoute(app: FastifyInstance, { db }: Context): void {
  app.get<{ Params: { code: string } }>('/g/:code', { schema: { hide: true } }, async (request, reply) => {
    const game = await findShared(db, request.params.code.toLowerCase());
    if (!game) return reply.callNotFound();
    return reply.redirect(invitationPath({ gameId: game.id, password: null, token: game.share_token }), 302);
  });
}
