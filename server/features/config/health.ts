import type { FastifyInstance } from 'fastify';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { isMigrated } from '../../db/migrate.ts';

/** Whoever asks decides whom people are sent to: no answer within this time is one. */
const PATIENCE_MS = 2_000;

const noAnswer = () => new Promise<boolean>((done) => void setTimeout(done, PATIENCE_MS, false).unref());

/**
 * `/healthz`: the process is up. `/readyz`: the database answers, has every migration of this release and room on its
 * disk (R-health), and the process isn't about to end (R-drain).
 */
export function healthRoutes(app: FastifyInstance, { db, isDiskFull }: Context, isLeaving: () => boolean): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    const canServe = !isLeaving() && !isDiskFull();
    const isReady = canServe && (await Promise.race([isMigrated(db).catch(() => false), noAnswer()]));
    if (!isReady) throw new AppError('E.notReady', { retryAfter: 5 });
    return { ok: true };
  });
}
