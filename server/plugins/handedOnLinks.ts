import type { FastifyInstance } from 'fastify';

/** Pages whose links people pass on, with the character or word that a program took for a part of the link. */
const HANDED_ON = /^(\/(?:extinv\/[A-Za-z0-9-]+|g|publicProfile)\/[\w-]+)[^\w-]/;

/** @returns the path of such a page without what follows it; null where nothing does */
export function withoutRest(path: string): string | null {
  const [, link = null] = HANDED_ON.exec(path) ?? [];
  return path === `${link}/` ? null : link;
}

/** A link at the end of a sentence, in brackets or before an invisible character still leads to its page (R-share-link). */
export function registerHandedOnLinks(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const at = request.url.indexOf('?');
    const [path, query] = at < 0 ? [request.url, ''] : [request.url.slice(0, at), request.url.slice(at)];
    const link = withoutRest(path);
    if (link) return reply.redirect(link + query, 302);
  });
}
