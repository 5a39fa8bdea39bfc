import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on it says that it isn't ready, and keeps no connection: whoever stands in front sends people elsewhere. */
    drain(): void;
  }
}

/**
 * Lets a server leave without a failed call (R-drain): it answers as before, until nobody comes any more.
 * @returns whether it is leaving
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
