import type { AnySchema, InferType } from 'yup';
import type { ErrorCode } from './errors.ts';

/** The longest body of a call that sets no other length (R-body-size). */
export const MAX_BODY_BYTES = 16 * 1024;

/** Identifies the call, so that it may be sent again without being done again (R-once). */
export const ONCE_HEADER = 'idempotency-key';
export const ONCE_KEY_PATTERN = /^[A-Za-z0-9-]{16,64}$/;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call an endpoint.
 * - `public`: anybody
 * - `client`: anybody who names the OAuth client with Basic credentials
 * - `reader`: as `client`, or a logged-in user, who may see more
 * - `visitor`: anybody; a session that is named has to live, and sees more
 * - `session`: a logged-in user
 * - `game`: a session, or a token that belongs to the game in the path (R-game-access)
 * - `operator`: a session of an operator; for everybody else it does not exist (R-operator)
 */
export type Auth = 'public' | 'client' | 'reader' | 'visitor' | 'session' | 'game' | 'operator';

/**
 * A schema of an object. yup's AnyObjectSchema refuses the schemas as declarations write them, by which the other rooms read
 * them: it depends on what the compiler has compared before.
 */
type FieldsSchema = AnySchema & { fields: Record<string, unknown> };

/**
 * The shapes of a call. A part that is left out is not read (request) or not sent (response: answers 204;
 * R-put-partial, R-json).
 */
export interface Schemas {
  params?: FieldsSchema;
  query?: FieldsSchema;
  body?: FieldsSchema;
  response?: AnySchema;
}

/**
 * One call of the product, written once: it is the source of the server's route and validation, the client's typed call, the
 * API document's page and the contract test's case.
 */
export interface Endpoint<S extends Schemas = Schemas> {
  method: Method;
  /** Path with `:name` for parameters. */
  path: string;
  auth: Auth;
  /** Status of success; left out, 204 without a response schema, else 200. */
  status?: number;
  /** Content type of the body when it is not JSON. */
  bodyType?: 'application/x-www-form-urlencoded';
  /** Its values may come in the query instead, as in the wire contract; our pages send them in the body (R-query-plain). */
  bodyInQuery?: true;
  /** The longest body, where a sensible one can be longer than MAX_BODY_BYTES (R-body-size). */
  maxBodyBytes?: number;
  /** Takes one file of at most this many bytes, as the part `file` of multipart/form-data; then there is no `body`. */
  upload?: { maxBytes: number };
  /** Takes a key, with which it may be sent again without being done again (R-once). */
  once?: true;
  /** Content type of the answer when it is not JSON. */
  responseType?: 'text/plain';
  /** Possible errors beside those of every endpoint (400, 401, 404 of the path, 429, 500, 503). */
  errors: readonly ErrorCode[];
  /** Loaded when needed, so that pages that only send and read a call do not load its schemas. */
  schemas: () => Promise<S>;
}

type Part<S, K extends keyof Schemas> = S extends { [key in K]: infer T extends AnySchema } ? InferType<T> : undefined;

type SchemasOf<E extends Endpoint> = Awaited<ReturnType<E['schemas']>>;
export type ParamsOf<E extends Endpoint> = Part<SchemasOf<E>, 'params'>;
export type QueryOf<E extends Endpoint> = Part<SchemasOf<E>, 'query'>;
export type BodyOf<E extends Endpoint> = Part<SchemasOf<E>, 'body'>;
export type ResponseOf<E extends Endpoint> = Part<SchemasOf<E>, 'response'>;

/** Checks a descriptor's type without widening it. */
export function defineEndpoint<S extends Schemas>(endpoint: Endpoint<S>): Endpoint<S> {
  return endpoint;
}

/**
 * @param values one value for every `:name` of the path
 * @returns the path of a call, its parameters encoded
 * @throws Error when a parameter is missing
 */
export function pathOf(endpoint: Pick<Endpoint, 'path'>, values: Record<string, unknown> = {}): string {
  return endpoint.path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${endpoint.path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
}
