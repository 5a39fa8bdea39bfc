import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Histogram, Registry } from 'prom-client';
import { LIVE_PATH } from '../../../shared/contract/live.ts';

/** Seconds; most answers take some milliseconds, and none may take longer than the last of them. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Pages, their parts, and unknown addresses: a series for each address would allow any number of series. */
const OTHER = 'other';

/** @returns the pattern of the route, without the caller's values (R-metrics) */
const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? OTHER;

/**
 * Counts answers, and how long they take (R-metrics). Call it before routes are registered.
 * @returns the registry to which others add their metrics
 */
export function countRequests(app: FastifyInstance): Registry {
  const register = new Registry();
  const requests = new Counter({
    name: 'crosscourt_http_requests_total',
    help: 'Requests that were answered, by class of status',
    labelNames: ['method', 'route', 'status'],
    registers: [register],
  });
  const seconds = new Histogram({
    name: 'crosscourt_http_request_seconds',
    help: 'How long requests took; live streams are left out',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers: [register],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: routeOf(request) };
    requests.inc({ ...labels, status: `${Math.floor(reply.statusCode / 100)}xx` });
    // A stream lasts as long as its page is open.
    if (labels.route !== LIVE_PATH) seconds.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  return register;
}
