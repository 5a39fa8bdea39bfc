import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const addresses = new AsyncLocalStorage<string>();

/** @returns the network address of the request that is being answered; null for what the clock or a job does */
export const networkAddress = (): string | null => addresses.getStore() ?? null;

/** Lets whatever a request causes know where it came from, so that no feature has to hand it on. */
export function rememberNetwork(app: FastifyInstance): void {
  // Not before the body is read: what listens to its bytes begins outside of this request.
  app.addHook('preHandler', (request, _reply, done) => addresses.run(request.ip, done));
}
