import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode, ErrorData } from '../../shared/contract/errors.ts';
import { AppError, errorAnswer } from '../appError.ts';
import type { Context } from '../context.ts';
import { isDatabaseAway } from '../db/outage.ts';
import { noteRefusal } from './refusals.ts';

/** Refusals of the HTTP layer itself, as codes of ours. */
const HTTP_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'E.bad.json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'E.bad.json',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'E.mediaType',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'E.bad.json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'E.tooLarge',
  FST_REQ_FILE_TOO_LARGE: 'E.tooLarge',
  FST_FILES_LIMIT: 'E.bad.request',
  FST_PARTS_LIMIT: 'E.bad.request',
  FST_MP_PREMATURE_CLOSE: 'E.bad.request',
  FST_PROTO_VIOLATION: 'E.bad.request',
};

/** Seconds after which a call that found no database may be tried again (R-database-away). */
const AWAY_RETRY_SECONDS = 5;

function codeOf(error: FastifyError | AppError): { code: ErrorCode; data?: ErrorData } {
  if (error instanceof AppError) return { code: error.code, ...(error.data ? { data: error.data } : {}) };
  const known = HTTP_CODES[error.code];
  if (known) return { code: known };
  // A body that is not valid JSON reaches us as a plain SyntaxError with a status.
  if (error.statusCode === 400) return { code: 'E.bad.json' };
  // The file server refuses folders and paths that lead out of the build: for the caller these do not exist (R-malformed).
  if (error.statusCode === 403 || error.statusCode === 404) return { code: 'E.notFound' };
  if (isDatabaseAway(error)) return { code: 'E.notReady', data: { retryAfter: AWAY_RETRY_SECONDS } };
  return { code: 'E.gen.serverError' };
}

/** What is told: `report` that the database is away, `security` about what may be an attack. */
type Watchers = Pick<Context, 'report' | 'security'>;

/** Reports a failure to those who have to know about it. @returns the answer to the caller */
export function meetFailure(
  { report, security }: Watchers,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): { code: ErrorCode; data?: ErrorData } {
  const refusal = codeOf(error);
  const { code, data } = refusal;
  if (isDatabaseAway(error)) report(error, 'request');
  if (code === 'E.gen.serverError') request.log.error({ err: error }, 'unexpected failure');
  noteRefusal(security, request, code, error);
  if (data?.retryAfter !== undefined) reply.header('retry-after', data.retryAfter);
  return refusal;
}

/**
 * Answers every failure in the one shape (R-error-shape); an unexpected one is logged, and its answer reveals nothing about it.
 */
export function registerErrors(app: FastifyInstance, watchers: Watchers): void {
  app.decorateRequest('viewer', null);
  app.decorateRequest('pathParams', null);
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const { code, data } = meetFailure(watchers, error, request, reply);
    const answer = errorAnswer(code, data);
    return reply.code(answer.status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(answer);
  });
}
