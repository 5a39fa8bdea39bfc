import { BRAND } from '../../shared/brand.ts';
import type { BodyOf, Endpoint, QueryOf, ResponseOf } from '../../shared/contract/endpoint.ts';
import { ONCE_HEADER, pathOf } from '../../shared/contract/endpoint.ts';
import type { ErrorAnswer } from '../../shared/contract/errors.ts';
import type { TestApp } from './app.ts';

type Loose<T> = T extends undefined ? undefined : Record<string, unknown>;

interface CallParts<E extends Endpoint> {
  params?: Record<string, string>;
  query?: Partial<QueryOf<E>>;
  /** As loose as a hostile client may be. */
  body?: Loose<BodyOf<E>> | unknown;
  token?: string;
  /** By which it may be sent again. */
  once?: string;
  /** What the request says of the reader's language, as `Accept-Language`. */
  language?: string;
}

export interface Answer<T> {
  status: number;
  /** What a success answers; reading it of a failure throws. */
  body: T;
  /** What a failure answers; reading it of a success throws. */
  error: ErrorAnswer;
  headers: Record<string, unknown>;
}

function authorization(endpoint: Endpoint, token: string | undefined): Record<string, string> {
  if (token) return { authorization: `Bearer ${token}` };
  const basic = Buffer.from(`${BRAND.oauthClientId}:`).toString('base64');
  return endpoint.auth === 'client' || endpoint.auth === 'reader' ? { authorization: `Basic ${basic}` } : {};
}

/** Calls an endpoint of the contract on a test's application. */
export async function call<E extends Endpoint>(
  { app }: Pick<TestApp, 'app'>,
  endpoint: E,
  { params, query, body, token, once, language }: CallParts<E> = {},
): Promise<Answer<ResponseOf<E>>> {
  const isForm = endpoint.bodyType !== undefined;
  const response = await app.inject({
    method: endpoint.method,
    url: pathOf(endpoint, params),
    ...(query ? { query: query as Record<string, string> } : {}),
    headers: {
      ...authorization(endpoint, token),
      ...(once ? { [ONCE_HEADER]: once } : {}),
      ...(language ? { 'accept-language': language } : {}),
      ...(body === undefined ? {} : { 'content-type': endpoint.bodyType ?? 'application/json' }),
    },
    ...(body === undefined
      ? {}
      : { payload: isForm ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body) }),
  });
  const isSuccess = response.statusCode < 400;
  const read = (wanted: boolean) => {
    if (wanted !== isSuccess)
      throw new Error(`${endpoint.method} ${endpoint.path}: ${response.statusCode} ${response.body}`);
    return response.body === '' ? undefined : response.json();
  };
  return {
    status: response.statusCode,
    headers: response.headers,
    get body() {
      return read(true);
    },
    get error() {
      return read(false);
    },
  };
}
