import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { buildContext } from './buildContext.ts';
import type { MovableClock } from './clock.ts';
import type { Config } from './config.ts';
import { bringUpToDate } from './db/migrate.ts';
import { fillDemoClub, startupNotes } from './demo/demoClub.ts';
import { handleJobs } from './feature.ts';
import { healthRoutes, registerDrain } from './features/config/health.ts';
import { learnMainSport } from './features/config/mainSport.ts';
import { devRoutes } from './features/dev/routes.ts';
import { previewOf } from './features/linkPreview/previews.ts';
import { liveRoute } from './features/live/routes.ts';
import { countRequests } from './features/metrics/requestMetrics.ts';
import { metricsRoute } from './features/metrics/routes.ts';
import { makeLedgerKey } from './features/rating/publishedLedger.ts';
import { renderedPageRoutes } from './features/renderedPages/routes.ts';
import { FEATURES } from './features.ts';
import { purgeExpired } from './jobs/purgeExpired.ts';
import { handleSweeps } from './jobs/sweeps.ts';
import { makeReplyKey } from './mail/tokenAddress.ts';
import { receiveBounce } from './mailbox/bounces.ts';
import { handleMailbox } from './mailbox/readMailbox.ts';
import { registerErrors } from './plugins/errors.ts';
import { compressAnswers, createHttpServer, registerHttp } from './plugins/http.ts';
import { type LogTarget, securityLogOf } from './plugins/logger.ts';
import { scopeRequests } from './plugins/requestScope.ts';
import { registerWeb } from './plugins/web.ts';
import { makePushKeys } from './push/post.ts';
import { noTracing } from './trace/tracing.ts';

export interface AppDeps {
  config: Config;
  connection: pg.PoolConfig;
  clock: MovableClock;
  /** Absolute path of the web build; null for the API alone. */
  webRoot: string | null;
  /** Left out, the standard output. */
  logTo?: LogTarget;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What a start prints about this deployment, one string a line. */
    startupNotes(): Promise<string[]>;
  }
}

/**
 * The one application, for production, development and tests: connects, migrates, fills an empty database with the demo
 * club when asked to, and answers. Closing it closes the connections and the job workers.
 */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, connection, clock, webRoot } = deps;
  const app = createHttpServer(deps);
  const { otlpEndpoint } = config;
  const tracing = otlpEndpoint === null ? noTracing : (await import('./trace/otlp.ts')).createTracing(otlpEndpoint);
  const { context, pool, counters, close } = buildContext({
    config,
    tracing,
    connection,
    clock,
    log: app.log,
    security: securityLogOf(app.log),
  });
  const { db, jobs } = context;
  app.addHook('onClose', close);

  await bringUpToDate(connection);
  await makePushKeys(db);
  await makeLedgerKey(db);
  await makeReplyKey(db);
  for (const feature of FEATURES) handleJobs(context, feature);
  handleMailbox(context, [receiveBounce, ...FEATURES.flatMap(({ receiveMail }) => receiveMail ?? [])]);
  handleSweeps(context, [...FEATURES.flatMap(({ sweeps }) => sweeps ?? []), purgeExpired]);
  // Before the workers start: the demo club plays its past, which a sweep by today's clock would call off.
  if (config.demo) await fillDemoClub(context);
  await learnMainSport(context);
  await jobs.start();
  app.decorate('startupNotes', () => startupNotes(context));

  scopeRequests(app, tracing);
  const register = countRequests(app);
  registerErrors(app, context);
  const isLeaving = registerDrain(app);
  if (!config.roles.includes('web')) {
    // Only these routes, for the monitoring of the process (R-roles).
    healthRoutes(app, context, isLeaving);
    metricsRoute(app, context, { register, pool, counters, countStreams: () => 0 });
    return app;
  }
  await registerHttp(app, config);
  await app.register(async (routes) => {
    await compressAnswers(routes);
    for (const feature of FEATURES) await feature.routes?.(routes, context, { webRoot, features: FEATURES });
    healthRoutes(routes, context, isLeaving);
    const countStreams = liveRoute(routes, context);
    metricsRoute(routes, context, { register, pool, counters, countStreams });
    if (config.development) await routes.register((dev) => devRoutes(dev, context, clock));
  });
  await app.register((pages) => renderedPageRoutes(pages, context, webRoot));
  await registerWeb(app, config, webRoot, (path, said) => previewOf(context, path, said));
  return app;
}
