import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);
const PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };

/** Each page of the app in each language, and a few that are not there. */
const MAX_KEPT = 1000;

/**
 * Sends pages by a third of their bytes: one that brings its styles then fits what a server may send before it is answered.
 * Those that are the same for everybody are compressed once.
 * @returns what sends a page; `name` of one that is the same for everybody, else null
 */
export function pageSender(): (
  request: FastifyRequest,
  reply: FastifyReply,
  page: { html: string; name: string | null },
) => Promise<FastifyReply> {
  const kept = new Map<string, Buffer>();
  return async (request, reply, { html, name }) => {
    if (!/\bbr\b/.test(String(request.headers['accept-encoding']))) return reply.send(html);
    const known = name === null ? undefined : kept.get(name);
    const sent = known ?? (await compress(html, { params: PARAMS }));
    if (name !== null && kept.size < MAX_KEPT) kept.set(name, sent);
    return reply.header('content-encoding', 'br').send(sent);
  };
}
