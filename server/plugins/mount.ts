import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AnySchema, ValidationError } from 'yup';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '../../shared/contract/endpoint.ts';
import type { TextKey } from '../../shared/locales/keys.ts';
import { AppError } from '../appError.ts';
import type { Context } from '../context.ts';
import { authenticate, type Viewer } from './auth.ts';
import { toJsonSchema } from './jsonSchema.ts';

export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  viewer: Viewer | null;
  request: FastifyRequest;
}

type Handler<E extends Endpoint> =
  ResponseOf<E> extends undefined ? (call: Call<E>) => Promise<void> : (call: Call<E>) => Promise<ResponseOf<E>>;
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

/**
 * Makes an endpoint of the contract answer: authenticates, validates what came in, and serializes what goes out, so
 * that no field which the contract does not name can leave the server.
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
      const viewer = await authenticate(context, endpoint.auth, request);
      const call = { params, query: read('query', request.query), body: read('body', request.body), viewer, request };
      const answer = await handler(call as Call<E>);
      return reply.code(status).send(answer);
    },
  });
}
