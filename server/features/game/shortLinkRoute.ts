import type { FastifyInstance } from 'fastify';
import { invitationPath } from '../../../shared/routes/invitation.ts';
import type { Context } from '../../context.ts';

/** `/g/{code}`: the short form of a share link. An unknown code falls through to the app's not-found page. */
export function shortLinkRoute(app: FastifyInstance, { db }: Context): void {
  app.get<{ Params: { code: string } }>('/g/:code', { schema: { hide: true } }, async (request, reply) => {
    const game = await db
      .selectFrom('games')
      .select(['id', 'share_token'])
      .where('code', '=', request.params.code.toLowerCase())
      .executeTakeFirst();
    if (!game) return reply.callNotFound();
    return reply.redirect(invitationPath({ gameId: game.id, password: null, token: game.share_token }), 302);
  });
}
