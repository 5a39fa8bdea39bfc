import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { MAX_BODY_BYTES } from '../../shared/contract/endpoint.ts';
import type { Config } from '../config.ts';
import { rememberLanguage } from './askedLanguage.ts';
import { registerHandedOnLinks } from './handedOnLinks.ts';
import { registerHeaders } from './headers.ts';
import { registerOpenApi } from './jsonSchema.ts';
import { type LogTarget, loggerOptions } from './logger.ts';
import { registerJson } from './longBodies.ts';
import { answerMalformed, MAX_PATH_PART, readableUrl } from './malformed.ts';
import { rememberNetworks } from './network.ts';
import { requestIdOf } from './requestScope.ts';

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

interface HttpOptions {
  config: Config;
  /** Left out, the standard output. */
  logTo?: LogTarget;
}

/** @returns the server, which reads addresses, sets limits and logs as this deployment is configured */
export function createHttpServer({ config, logTo }: HttpOptions): FastifyInstance {
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

/** Registers what all requests of pages and of the API go through: who asks in which language, headers, and bodies. */
export async function registerHttp(app: FastifyInstance, config: Config): Promise<void> {
  rememberNetworks(app);
  rememberLanguage(app);
  registerHeaders(app, config);
  registerHandedOnLinks(app);
  registerJson(app);
  await app.register(formbody);
  await app.register(multipart);
  await registerOpenApi(app);
}

/** Compresses the answers of the routes that are registered here afterwards. */
export async function compressAnswers(routes: FastifyInstance): Promise<void> {
  await routes.register(compress, COMPRESSION);
}
