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
import { forgetOldGuests } from './features/account/guests.ts';
import { renewPhoneCode } from './features/account/phoneCode.ts';
import { remindOfPassword } from './features/account/recovery.ts';
import { accountRoutes } from './features/account/routes.ts';
import { sessionRoutes } from './features/account/sessionRoutes.ts';
import { healthRoutes } from './features/config/health.ts';
import { configRoutes } from './features/config/routes.ts';
import { associationRoute } from './features/desktop/association.ts';
import { devRoutes } from './features/dev/routes.ts';
import { exportRoutes } from './features/export/routes.ts';
import { factorRoutes } from './features/factor/routes.ts';
import { friendRoutes } from './features/friends/routes.ts';
import { acquaintances } from './features/game/acquaintances.ts';
import { calendarFeedRoutes } from './features/game/calendarFeedRoutes.ts';
import { receiveReply } from './features/game/receiveReply.ts';
import { gameRoutes } from './features/game/routes.ts';
import { shortLinkRoute } from './features/game/shortLinkRoute.ts';
import { GAME_SWEEPS, runSearch } from './features/game/sweeps.ts';
import { liveRoute } from './features/live/routes.ts';
import { logInRoutes } from './features/logIn/routes.ts';
import { memberRoutes } from './features/member/routes.ts';
import { sweepMemberships } from './features/member/sweep.ts';
import { countRequests } from './features/metrics/requestMetrics.ts';
import { metricsRoute } from './features/metrics/routes.ts';
import { operatorRoutes } from './features/operator/routes.ts';
import { peopleRoutes } from './features/people/routes.ts';
import { pictureRoutes } from './features/picture/routes.ts';
import { courtPictureRoute } from './features/preview/courtPictureRoute.ts';
import { previewOf } from './features/preview/previews.ts';
import { publicProfileRoutes } from './features/publicProfile/routes.ts';
import { pushRoutes } from './features/push/routes.ts';
import { makeLedgerKey } from './features/rating/pseudonyms.ts';
import { renewPools } from './features/rating/renewPools.ts';
import { replayPools, replayRule } from './features/rating/replay.ts';
import { ratingRoutes } from './features/rating/routes.ts';
import { renderedPageRoutes } from './features/renderedPages/routes.ts';
import { skillRoutes } from './features/skill/routes.ts';
import { unsubscribeRoutes } from './features/unsubscribe/routes.ts';
import { purgeExpired } from './jobs/purgeExpired.ts';
import { handleSweeps } from './jobs/sweeps.ts';
import { makeReplyKey } from './mail/replyKey.ts';
import { receiveBounce } from './mailbox/bounces.ts';
import { handleMailbox } from './mailbox/readMailbox.ts';
import { registerDrain } from './plugins/drain.ts';
import { registerErrors } from './plugins/errors.ts';
import { registerHandedOnLinks } from './plugins/handedOnLinks.ts';
import { registerHeaders } from './plugins/headers.ts';
import { type LogTarget, loggerOptions, securityLogOf } from './plugins/logger.ts';
import { registerJson } from './plugins/longBodies.ts';
import { answerMalformed, MAX_PATH_PART, readableUrl } from './plugins/malformed.ts';
import { rememberNetworks } from './plugins/network.ts';
import { registerOpenApi } from './plugins/openapi.ts';
import { rememberLanguage } from './plugins/readerLanguage.ts';
import { requestIdOf, scopeRequests } from './plugins/requestScope.ts';
import { registerWeb } from './plugins/web.ts';
import { makePushKeys } from './push/keys.ts';
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
    /** What a start says about this deployment, a line each. */
    startupNotes(): Promise<string[]>;
  }
}

/** Long lists shrink to a twentieth; the live stream must not wait in a compressor, and pages are compressed when built. */
const COMPRESSION = {
  customTypes: /^application\/json/,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
} satisfies FastifyCompressOptions;

/** fastify counts hops by a function of the hop's number. */
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
    // What comes on a connection that was kept while the server closes is answered as well (R-drain).
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
  jobs.handle('rating.replay', (batch) => replayPools(db, batch));
  jobs.handle('rating.rule', (batch) => replayRule(db, batch));
  jobs.handle('password.remind', async (batch) => {
    for (const { address } of batch) await remindOfPassword(context, address);
  });
  jobs.handle('phone.code', async (batch) => {
    for (const asked of batch) await renewPhoneCode(context, asked);
  });
  jobs.handle('search.step', async (batch) => {
    for (const { gameId } of batch) await runSearch(context, gameId);
  });
  handleMailbox(context, [receiveBounce, receiveReply]);
  const sendHeldNotices = () => context.pusher.sendDue();
  handleSweeps(context, [...GAME_SWEEPS, sendHeldNotices, sweepMemberships, renewPools, forgetOldGuests, purgeExpired]);
  // Before the workers start: the demo club plays its past, which a sweep by today's clock would call off.
  if (config.demo) await fillDemoClub(context);
  await jobs.start();
  app.decorate('startupNotes', () => startupNotes(context));

  scopeRequests(app, tracing);
  const register = countRequests(app);
  registerErrors(app, context);
  const isLeaving = registerDrain(app);
  if (!config.roles.includes('web')) {
    // Who watches the process reaches it; nobody else does (R-roles).
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
    await logInRoutes(routes, context);
    await accountRoutes(routes, context);
    await sessionRoutes(routes, context);
    await factorRoutes(routes, context);
    await configRoutes(routes, context, webRoot);
    await gameRoutes(routes, context);
    await calendarFeedRoutes(routes, context);
    await memberRoutes(routes, context);
    await peopleRoutes(routes, context, acquaintances);
    await exportRoutes(routes, context);
    await pictureRoutes(routes, context);
    courtPictureRoute(routes);
    await friendRoutes(routes, context);
    await publicProfileRoutes(routes, context);
    await ratingRoutes(routes, context);
    await skillRoutes(routes, context);
    await unsubscribeRoutes(routes, context);
    await pushRoutes(routes, context);
    await operatorRoutes(routes, context);
    healthRoutes(routes, context, isLeaving);
    associationRoute(routes, context);
    const countStreams = liveRoute(routes, context);
    metricsRoute(routes, context, { register, pool, counters, countStreams });
    shortLinkRoute(routes, context);
    if (config.development) await routes.register((dev) => devRoutes(dev, context, clock));
  });
  await app.register((pages) => renderedPageRoutes(pages, context, webRoot));
  await registerWeb(app, config, webRoot, (path, said) => previewOf(context, path, said));
  return app;
}
