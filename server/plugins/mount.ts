import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type Auth,
  type BodyOf,
  type Endpoint,
  MAX_BODY_BYTES,
  ONCE_HEADER,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
} from '../../shared/contract/endpoint.ts';
import { ENDPOINTS } from '../../shared/contract/endpoints.ts';
import { SUMMARIES } from '../../shared/contract/summaries.ts';
import { AppError } from '../appError.ts';
import type { Context } from '../context.ts';
import { type Once, onceOf } from '../once/doOnce.ts';
import { authenticateOperator } from '../operators.ts';
import type { SecurityEvent } from '../securityLog.ts';
import { authenticate, userIdOf, type Viewer } from './auth.ts';
import { readerOf } from './bounds.ts';
import { toJsonSchema } from './jsonSchema.ts';
import { consumeLimit, consumeNetworkLimit, type Limit } from './limits.ts';
import { lineOf } from './network.ts';
import { noting } from './noteWrites.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The parameters of the path, known before the body is read. */
    pathParams: unknown;
  }
}

/** An uploaded file: its name and content are not to be trusted. */
export interface Upload {
  filename: string;
  bytes: Buffer;
}

export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  viewer: Viewer | null;
  /** The key of a call that may come again; null without one. */
  once: Once | null;
  /** The file of an endpoint that takes one. */
  upload: Upload | null;
  request: FastifyRequest;
  /** Ends work that nobody waits for any more. @returns a signal, aborted when the caller leaves before the answer */
  whenLeft(): AbortSignal;
}

type Handler<E extends Endpoint> =
  ResponseOf<E> extends undefined ? (call: Call<E>) => Promise<void> : (call: Call<E>) => Promise<ResponseOf<E>>;

interface MountOptions {
  /** How often one network address may call an endpoint that is open to anybody. */
  limit?: Limit;
  /** How often one user may call an endpoint whose body costs more than a count. */
  userLimit?: Limit;
  /** The security event that is logged once it is done, for the calling account (R-security-log). */
  event?: SecurityEvent;
}

const NAMES = new Map<Endpoint, keyof typeof ENDPOINTS>(
  Object.entries(ENDPOINTS).map(([name, endpoint]) => [endpoint, name as keyof typeof ENDPOINTS]),
);

/** For the API document. */
const summaryOf = (endpoint: Endpoint): string | undefined => {
  const name = NAMES.get(endpoint);
  return name && SUMMARIES[name];
};

/** For the API document. */
const UPLOAD_BODY = { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] };

const ONCE_HEADERS = { type: 'object', properties: { [ONCE_HEADER]: { type: 'string' } } };

/** In a form with one file. */
const MAX_PARTS = 10;

/** @throws AppError 415 for another kind of body, 413 for too many bytes, 400 for none, several or broken files */
async function readUpload(request: FastifyRequest, { maxBytes }: { maxBytes: number }): Promise<Upload> {
  if (!request.isMultipart()) throw new AppError('E.mediaType');
  try {
    const file = await request.file({
      limits: { fileSize: maxBytes, files: 1, parts: MAX_PARTS, headerPairs: MAX_PARTS },
    });
    if (file?.fieldname === 'file') return { filename: file.filename, bytes: await file.toBuffer() };
  } catch (error) {
    // The parser's own errors about a wrong body have no code.
    if (error instanceof Error && 'code' in error) throw error;
  }
  throw new AppError('E.bad.request', { fields: { file: 'field.required' } });
}

/** @returns the body, with fields from the query that it leaves out; a body that is not an object as it came */
function fromQuery({ query, body }: FastifyRequest): unknown {
  if (body === undefined || body === null) return { ...(query as object) };
  return typeof body === 'object' && !Array.isArray(body) ? { ...(query as object), ...body } : body;
}

/** The request itself is closed as soon as its body is read; the answer only when it was sent, or the caller has left. */
function signalOfLeaving({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => left.abort());
  return left.signal;
}

/** The caller's credentials, for the API document: one of these. */
function schemesOf(auth: Auth): ('client' | 'bearer')[] {
  if (auth === 'public') return [];
  if (auth === 'reader') return ['client', 'bearer'];
  return [auth === 'client' ? 'client' : 'bearer'];
}

/**
 * Registers an endpoint of the contract: authenticates, validates the input, and serializes the output, so
 * that only fields that the contract names can leave the server (R-serializer).
 */
export async function mount<E extends Endpoint>(
  app: FastifyInstance,
  context: Context,
  endpoint: E,
  handler: Handler<E>,
  { limit, userLimit, event }: MountOptions = {},
): Promise<void> {
  const schemas = await endpoint.schemas();
  const readParams = schemas.params && readerOf(schemas.params, 'params');
  const readQuery = schemas.query && readerOf(schemas.query, 'query');
  const readBody = schemas.body && readerOf(schemas.body, 'body');
  const inQuery = endpoint.bodyInQuery ? schemas.body : undefined;
  const queries = [schemas.query, inQuery].flatMap((schema) => schema ?? []);
  const status = endpoint.status ?? (schemas.response ? 200 : 204);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.maxBodyBytes ?? MAX_BODY_BYTES,
    // Before the body is read: a caller who may not call, or calls too often, must not cost more than a look (R-limits-first).
    onRequest: async (request) => {
      // Before anything is read: a refusal of the input would show that the endpoint exists.
      if (endpoint.auth === 'operator') request.viewer = await authenticateOperator(context, request);
      if (limit) await consumeNetworkLimit(context, limit, request);
      request.pathParams = await readParams?.(request.params);
      if (endpoint.auth !== 'operator') request.viewer = await authenticate(context.tokens, endpoint.auth, request);
      if (userLimit) await consumeLimit(context, userLimit, userIdOf(request.viewer));
    },
    schema: {
      summary: summaryOf(endpoint),
      ...(endpoint.once ? { headers: ONCE_HEADERS } : {}),
      ...(schemas.params ? { params: toJsonSchema(schemas.params) } : {}),
      ...(queries.length > 0 ? { querystring: toJsonSchema(queries.reduce((all, one) => all.concat(one))) } : {}),
      ...(schemas.body ? { body: toJsonSchema(schemas.body) } : {}),
      ...(endpoint.bodyType ? { consumes: [endpoint.bodyType] } : {}),
      ...(endpoint.upload ? { consumes: ['multipart/form-data'], body: UPLOAD_BODY } : {}),
      ...(endpoint.responseType ? { produces: [endpoint.responseType] } : {}),
      response: { [status]: schemas.response ? toJsonSchema(schemas.response) : { type: 'null' } },
      security: schemesOf(endpoint.auth).map((scheme) => ({ [scheme]: [] })),
    },
    // The schemas above are for the document and the serializer; only yup checks the input.
    validatorCompiler: () => () => true,
    handler: async (request, reply) => {
      const { viewer } = request;
      const params = request.pathParams;
      if (request.isMultipart() && !endpoint.upload) throw new AppError('E.mediaType');
      const query = await readQuery?.(request.query);
      const body = await readBody?.(inQuery ? fromQuery(request) : request.body);
      const upload = endpoint.upload ? await readUpload(request, endpoint.upload) : null;
      const call = {
        params,
        query,
        body,
        viewer,
        upload,
        once: endpoint.once ? onceOf(request, body) : null,
        request,
        whenLeft: () => signalOfLeaving(reply),
      } as Call<E>;
      const answer =
        endpoint.method === 'GET' ? await handler(call) : await noting(context, viewer, () => handler(call));
      const accountId = viewer?.kind === 'user' ? viewer.userId : null;
      if (event) context.security(event, { accountId, from: lineOf(request) });
      if (endpoint.responseType) reply.type(`${endpoint.responseType}; charset=utf-8`);
      return reply.code(status).send(answer);
    },
  });
}
