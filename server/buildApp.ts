import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type pg from 'pg';
import { MAX_BODY_BYTES } from '../shared/contract/endpoint.ts';
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
import { rememberLanguage } from './plugins/askedLanguage.ts';
import { registerErrors } from './plugins/errors.ts';
import { registerHandedOnLinks } from './plugins/handedOnLinks.ts';
import { registerHeaders } from './plugins/headers.ts';
import { registerOpenApi } from './plugins/jsonSchema.ts';
import { type LogTarget, loggerOptions, securityLogOf } from './plugins/logger.ts';
import { registerJson } from './plugins/longBodies.ts';
import { answerMalformed, MAX_PATH_PART, readableUrl } from './plugins/malformed.ts';
import { rememberNetworks } from './plugins/network.ts';
import { requestIdOf, scopeRequests } from './plugins/requestScope.ts';
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

/** Long lists shrink to a twentieth; the live stream must not wait in a compressor, and pages are compressed when built. */
const COMPRESSION = {
  customTypes: /^application\/json/,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
} satisfies FastifyCompressOptions;

/** fastify passes the number of the hop to a function. */
function trustProxyOf({ trustProxy }: Config) {
  return typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;
}

function createFastify({ config, logTo }: Pick<AppDeps, 'config' | 'logTo'>): FastifyInstance {
  return Fastify({
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: trustProxyOf(config),
    logger: loggerOptions(config.logLevel, logTo),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    routerOptions: { maxParamLength: MAX_PATH_PART, ignoreTrailingSlash: true },
    rewriteUrl: readableUrl,
    clientErrorHandler: answerMalformed,
    requestTimeout: 30_000,
    // Requests on a kept connection while the server closes are answered as well (R-drain).
    return503OnClosing: false,
  });
}

/**
 * The one application, for production, development and tests: connects, migrates, fills an empty database with the demo
 * club when asked to, and answers. Closing it closes the connections and the job workers.
 */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, connection, clock, webRoot } = deps;
  const app = createFastify(deps);
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
  rememberNetworks(app);
  rememberLanguage(app);
  registerHeaders(app, config);
  registerHandedOnLinks(app);
  registerJson(app);
  await app.register(formbody);
  await app.register(multipart);
  await registerOpenApi(app);
  await app.register(async (routes) => {
    await routes.register(compress, COMPRESSION);
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
