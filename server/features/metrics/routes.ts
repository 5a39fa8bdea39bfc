import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import { AppError } from '../../appError.ts';
import type { Config } from '../../config.ts';
import type { Context } from '../../context.ts';
import type { Counters } from '../../counters.ts';
import { isFromThisMachine } from '../../loopback.ts';
import { bearerOf } from '../../plugins/auth.ts';
import { carriesToken } from '../../plugins/fixedToken.ts';
import { databaseGauges, replicaGauges } from './databaseMetrics.ts';

/**
 * Lets in callers with the token or, in development without a token, callers on this machine (R-metrics-access): a proxy that
 * adds no header looks like the machine itself.
 * @throws AppError 401 without a token, 403 with a wrong one, or from elsewhere
 */
function checkScraper(
  config: Pick<Config, 'metricsToken' | 'development' | 'trustProxy'>,
  request: FastifyRequest,
): void {
  const { metricsToken, development } = config;
  if (metricsToken === null) {
    if (!development || !isFromThisMachine(request.raw, config)) throw new AppError('E.not.allowed');
    return;
  }
  if (bearerOf(request) === null) throw new AppError('E.auth.required');
  if (!carriesToken(request, metricsToken)) throw new AppError('E.not.allowed');
}

interface MetricsDeps {
  register: Registry;
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  counters: Counters;
  /** How many live streams are open in this process. */
  countStreams: () => number;
}

/** `GET /metrics`: the state of this process and the database, in the format of Prometheus (R-metrics). */
export function metricsRoute(app: FastifyInstance, context: Context, deps: MetricsDeps): void {
  const { register, pool, counters, countStreams } = deps;
  collectDefaultMetrics({ register, prefix: 'crosscourt_' });
  new Gauge({
    name: 'crosscourt_database_connections',
    help: 'Connections of this process; waiting: calls that have none yet',
    labelNames: ['state'],
    registers: [register],
    collect() {
      this.set({ state: 'total' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'crosscourt_live_streams',
    help: 'Pages that are told of changes by this process',
    registers: [register],
    collect() {
      this.set(countStreams());
    },
  });
  register.registerMetric(context.pusher.results);
  for (const counter of Object.values(counters)) register.registerMetric(counter);
  const readDatabase = databaseGauges(context, register);
  const readReplica = replicaGauges(context, register);

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    checkScraper(context.config, request);
    await Promise.all([readDatabase(), readReplica()]);
    return reply
      .headers({ 'content-type': register.contentType, 'cache-control': 'no-store' })
      .send(await register.metrics());
  });
}
