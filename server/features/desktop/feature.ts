import type { FastifyInstance } from 'fastify';
import { BRAND } from '../../../shared/brand.ts';
import { PATTERNS } from '../../../shared/routes/paths.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';

/** The pages whose addresses macOS may open in the desktop app, in Apple's notation. */
const OPENED = [PATTERNS.invitation, PATTERNS.setNewPassword].map((pattern) => ({
  '/': pattern.replace(/:\w+/g, '?*'),
}));

/** Tells Apple which app the addresses of this deployment belong to; without a team there is none. */
function associationRoute(app: FastifyInstance, { config }: Context): void {
  app.get('/.well-known/apple-app-site-association', { schema: { hide: true } }, async (_request, reply) => {
    if (config.appleTeamId === null) throw new AppError('E.notFound');
    const details = [{ appIDs: [`${config.appleTeamId}.${BRAND.desktopId}`], components: OPENED }];
    return reply.type('application/json').send({ applinks: { details } });
  });
}

export const desktopFeature: Feature = { routes: associationRoute };
