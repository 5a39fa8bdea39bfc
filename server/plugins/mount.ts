import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type BodyOf,
  type Endpoint,
  MAX_BODY_BYTES,
  ONCE_HEADER,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
} from '../../shared/contract/endpoint.ts';
import { AppError } from '../appError.ts';
import type { Context } from '../context.ts';
import { authenticateOperator } from '../operators.ts';
import type { SecurityEvent } from '../securityLog.ts';
import { authenticate, userIdOf, type Viewer } from './auth.ts';
import { toJsonSchema } from './jsonSchema.ts';
import { consumeLimit, consumeNetworkLimit, type Limit } from './limits.ts';
import { lineOf } from './network.ts';
import { noting } from './noteWrites.ts';
import { type Once, onceOf } from './once.ts';
import { readerOf } from './reader.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the path says, known before the body is read. */
    pathParams: unknown;
  }
}

/** A file as it came: its name and content are what somebody says they are. */
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
  /** Ends what nobody waits for any more. @returns aborted when the caller leaves before the answer */
  whenLeft(): AbortSignal;
}

type Handler<E extends Endpoint> =
  ResponseOf<E> extends undefined ? (call: Call<E>) => Promise<void> : (call: Call<E>) => Promise<ResponseOf<E>>;

interface MountOptions {
  /** How often one network address may call an endpoint that is open to anybody. */
  limit?: Limit;
  /** How often one user may call an endpoint whose body costs more than a count. */
  userLimit?: Limit;
  /**
   * The handler asks who calls in the statement of what it reads, writes it into `request.viewer`, and throws where nobody
   * does: only for a read without a body, whose statement finds nothing for who holds nothing.
   */
  asksCaller?: true;
  /** What the operator is told once it is done, of the account that has called (R-security-log). */
  event?: SecurityEvent;
}

/** For the API document. */
const UPLOAD_BODY = { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] };

const ONCE_HEADERS = { type: 'object', properties: { [ONCE_HEADER]: { type: 'string' } } };

/** Of a form with one file. */
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
    // The parser's own complaints about what came have no code.
    if (error instanceof Error && 'code' in error) throw error;
  }
  throw new AppError('E.bad.request', { fields: { file: 'field.required' } });
}

/** @returns what the body says, and of the query what it leaves out; a body that is no object as it came */
function fromQuery({ query, body }: FastifyRequest): unknown {
  if (body === undefined || body === null) return { ...(query as object) };
  return typeof body === 'object' && !Array.isArray(body) ? { ...(query as object), ...body } : body;
}

/** The request itself is closed as soon as its body is read; the answer only when it was sent, or nobody is there. */
function signalOfLeaving({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => left.abort());
  return left.signal;
}

/**
 * Makes an endpoint of the contract answer: authenticates, validates what came in, and serializes what goes out, so
 * that no field which the contract does not name can leave the server (R-serializer).
 */
export async function mount<E extends Endpoint>(
  app: FastifyInstance,
  context: Context,
  endpoint: E,
  handler: Handler<E>,
  { limit, userLimit, asksCaller, event }: MountOptions = {},
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
    // Before the body is read: who may not call, or calls too often, costs no more than a look (R-limits-first).
    onRequest: async (request) => {
      // Before anything is read: a refusal of what was sent would tell that there is something.
      if (endpoint.auth === 'operator') request.viewer = await authenticateOperator(context, request);
      if (limit) await consumeNetworkLimit(context, limit, request);
      request.pathParams = await readParams?.(request.params);
      if (!asksCaller && endpoint.auth !== 'operator')
        request.viewer = await authenticate(context.tokens, endpoint.auth, request);
      if (userLimit) await consumeLimit(context, userLimit, userIdOf(request.viewer));
    },
    schema: {
      summary: endpoint.summary,
      ...(endpoint.once ? { headers: ONCE_HEADERS } : {}),
      ...(schemas.params ? { params: toJsonSchema(schemas.params) } : {}),
      ...(queries.length > 0 ? { querystring: toJsonSchema(queries.reduce((all, one) => all.concat(one))) } : {}),
      ...(schemas.body ? { body: toJsonSchema(schemas.body) } : {}),
      ...(endpoint.bodyType ? { consumes: [endpoint.bodyType] } : {}),
      ...(endpoint.upload ? { consumes: ['multipart/form-data'], body: UPLOAD_BODY } : {}),
      ...(endpoint.responseType ? { produces: [endpoint.responseType] } : {}),
      response: { [status]: schemas.response ? toJsonSchema(schemas.response) : { type: 'null' } },
      security: endpoint.auth === 'public' ? [] : [{ [endpoint.auth === 'client' ? 'client' : 'bearer']: [] }],
    },
    // The schemas above are for the document and the serializer; yup is the one judge of what comes in.
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
