import type { FastifyInstance } from 'fastify';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { isMigrated } from '../../db/migrate.ts';

/**
 * `/healthz`: the process is up. `/readyz`: the database answers and has every migration of this release (R-health).
 */
export function healthRoutes(app: FastifyInstance, { db }: Context): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    const ready = await isMigrated(db).catch(() => false);
    if (!ready) throw new AppError('E.notReady');
    return { ok: true };
  });
}
