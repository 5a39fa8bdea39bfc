import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { runIn, type Scope, type Span, type Tracing } from '../trace/tracing.ts';

export const REQUEST_ID = 'x-request-id';

/** The ids that proxies write; other values could contain personal data, or break a line. */
const GOOD_ID = /^[A-Za-z0-9_-]{8,64}$/;

const single = (headers: IncomingHttpHeaders, name: string): string | null => {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
};

/** @returns the proxy's id of this request, else one of our own (R-request-id) */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const named = single(headers, REQUEST_ID);
  return named !== null && GOOD_ID.test(named) ? named : randomUUID();
}

/** @returns the pattern of the route, without the caller's values */
const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'other';

declare module 'fastify' {
  interface FastifyRequest {
    /** The scope and span of this call; null before its first hook. */
    begun: { scope: Scope; span: Span } | null;
  }
}

/**
 * Gives everything that follows from a call its id and its trace, answers with the id, and logs a line for each call. Call it
 * before routes are registered.
 */
export function scopeRequests(app: FastifyInstance, tracing: Tracing): void {
  app.decorateRequest('begun', null);

  app.addHook('onRequest', (request, reply, done) => {
    const parent = single(request.headers, 'traceparent');
    const facts = { 'http.request.method': request.method, 'crosscourt.request.id': request.id };
    const span = tracing.begin(`${request.method} ${routeOf(request)}`, 'server', facts, parent);
    const scope = { requestId: request.id, traceparent: span.traceparent };
    request.begun = { scope, span };
    reply.header(REQUEST_ID, request.id);
    runIn(scope, done);
  });

  // Reading a body continues in the context in which the connection was opened.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.begun) runIn(request.begun.scope, done);
    else done();
  });

  app.addHook('onResponse', (request, reply, done) => {
    const [route, status] = [routeOf(request), reply.statusCode];
    request.log.info({ method: request.method, route, status, ms: Math.round(reply.elapsedTime) }, 'answered');
    request.begun?.span.end({ 'http.route': route, 'http.response.status_code': status }, status >= 500);
    done();
  });
}
