import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode, ErrorData } from '../../shared/contract/errors.ts';
import { AppError, errorAnswer } from '../appError.ts';
import type { Context } from '../context.ts';
import { isDatabaseAway } from '../db/databaseAway.ts';
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

/** Seconds after which a call that met no database is worth another try (R-database-away). */
const AWAY_RETRY_SECONDS = 5;

function codeOf(error: FastifyError | AppError): { code: ErrorCode; data?: ErrorData } {
  if (error instanceof AppError) return { code: error.code, ...(error.data ? { data: error.data } : {}) };
  const known = HTTP_CODES[error.code];
  if (known) return { code: known };
  // A body that is not valid JSON reaches us as a plain SyntaxError with a status.
  if (error.statusCode === 400) return { code: 'E.bad.json' };
  // What the file server keeps back (a folder, a path that leads out of the build) is not there (R-malformed).
  if (error.statusCode === 403 || error.statusCode === 404) return { code: 'E.notFound' };
  if (isDatabaseAway(error)) return { code: 'E.notReady', data: { retryAfter: AWAY_RETRY_SECONDS } };
  return { code: 'E.gen.serverError' };
}

/** Who is told: `report` that the database is away, `security` of what may be somebody trying. */
type Watchers = Pick<Context, 'report' | 'security'>;

/** Tells those who have to know of a failure. @returns what the caller is told */
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
 * Answers every failure in the one shape (R-error-shape); what is not expected is logged and says nothing of itself.
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
