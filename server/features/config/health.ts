import type { FastifyInstance } from 'fastify';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { isMigrated } from '../../db/migrate.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on it says that it isn't ready, and keeps no connection, so that the proxy sends people elsewhere. */
    drain(): void;
  }
}

/**
 * Lets a server stop without a failed call (R-drain): it answers as before, until no more requests come.
 * @returns a function that says whether it is leaving
 */
export function registerDrain(app: FastifyInstance): () => boolean {
  let isLeaving = false;
  app.decorate('drain', () => {
    isLeaving = true;
  });
  app.addHook('onRequest', (_request, reply, done) => {
    if (isLeaving) reply.header('connection', 'close');
    done();
  });
  return () => isLeaving;
}

/** The caller decides where people are sent: for that, no answer within this time is an answer as well. */
const PATIENCE_MS = 2_000;

const noAnswer = () => new Promise<boolean>((done) => void setTimeout(done, PATIENCE_MS, false).unref());

/**
 * `/healthz`: the process is up. `/readyz`: the database answers, has every migration of this release and room on its
 * disk (R-health), and the process isn't about to end (R-drain).
 */
export function healthRoutes(app: FastifyInstance, { db, isDiskFull }: Context, isLeaving: () => boolean): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    const canServe = async () => !(await isDiskFull()) && (await isMigrated(db));
    const isReady = !isLeaving() && (await Promise.race([canServe().catch(() => false), noAnswer()]));
    if (!isReady) throw new AppError('E.notReady', { retryAfter: 5 });
    return { ok: true };
  });
}
