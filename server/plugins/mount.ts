import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AnySchema, ValidationError } from 'yup';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '../../shared/contract/endpoint.ts';
import type { TextKey } from '../../shared/locales/keys.ts';
import { AppError } from '../appError.ts';
import type { Context } from '../context.ts';
import { authenticate, type Viewer } from './auth.ts';
import { toJsonSchema } from './jsonSchema.ts';

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
  /** The file of an endpoint that takes one. */
  upload: Upload | null;
  request: FastifyRequest;
}

type Handler<E extends Endpoint> =
  ResponseOf<E> extends undefined ? (call: Call<E>) => Promise<void> : (call: Call<E>) => Promise<ResponseOf<E>>;
/** For the API document. */
const UPLOAD_BODY = { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] };

type Part = 'params' | 'query' | 'body';

function validate(schema: AnySchema, value: unknown, part: Part): unknown {
  try {
    return schema.validateSync(value, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const causes = error.inner.length > 0 ? error.inner : [error];
    const fields = causes.map((cause) => [cause.path || part, cause.message as TextKey]);
    throw new AppError('E.bad.request', { fields: Object.fromEntries(fields) });
  }
}

/** @throws AppError 415 for another kind of body, 413 for too many bytes, 400 for none or several files */
async function readUpload(request: FastifyRequest, { maxBytes }: { maxBytes: number }): Promise<Upload> {
  if (!request.isMultipart()) throw new AppError('E.mediaType');
  const file = await request.file({ limits: { fileSize: maxBytes, files: 1 } });
  if (file?.fieldname !== 'file') throw new AppError('E.bad.request', { fields: { file: 'field.required' } });
  return { filename: file.filename, bytes: await file.toBuffer() };
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
): Promise<void> {
  const schemas = await endpoint.schemas();
  const status = endpoint.status ?? (schemas.response ? 200 : 204);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      summary: endpoint.summary,
      ...(schemas.params ? { params: toJsonSchema(schemas.params) } : {}),
      ...(schemas.query ? { querystring: toJsonSchema(schemas.query) } : {}),
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
      const read = (part: Part, value: unknown) => {
        const schema = schemas[part];
        return schema && validate(schema, value, part);
      };
      const params = read('params', request.params);
      const viewer = await authenticate(context.tokens, endpoint.auth, request);
      if (request.isMultipart() && !endpoint.upload) throw new AppError('E.mediaType');
      const query = read('query', request.query);
      const body = read('body', request.body);
      const upload = endpoint.upload ? await readUpload(request, endpoint.upload) : null;
      const answer = await handler({ params, query, body, viewer, upload, request } as Call<E>);
      if (endpoint.responseType) reply.type(`${endpoint.responseType}; charset=utf-8`);
      return reply.code(status).send(answer);
    },
  });
}
